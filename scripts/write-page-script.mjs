// Writes src/studio/page/browser-script.ts from src/studio/page/browser/: the script of the evidence page as one text, with the
// licences of what is in it. The same bytes on every machine. `npm run build` runs it first.
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

const target = 'src/studio/page/browser-script.ts';

const { outputFiles, metafile } = buildSync({
  entryPoints: ['src/studio/page/browser/main.ts'],
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: 'iife',
  platform: 'browser',
  target: 'es2022',
  charset: 'ascii',
  legalComments: 'none',
});

/** Names of the packages in the bundle. */
const packages = [...new Set(Object.keys(metafile.inputs).flatMap((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []))].sort();

function licenceOf(name) {
  const { version, license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const file = ['LICENSE', 'license', 'LICENSE.md', 'LICENCE'].map((each) => textOf(`node_modules/${name}/${each}`)).find((text) => text !== null);
  if (file === undefined) throw new Error(`${name} has no licence file.`);
  return `${name} ${version} (${license})\n\n${file.trim()}`;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

const licences = packages.map(licenceOf).join('\n\n---\n\n').replaceAll('*/', '* /').replace(/[^\x20-\x7e\n]/g, '');
// Inside strings and patterns, the only places where these can stand, \x3c is the same character.
const script = `/*! This page's script holds:\n\n${licences}\n*/\n${outputFiles[0].text.trim()}`.replace(/(?<!\\)<(?=!--|\/?script)/gi, String.raw`\x3c`);
if (/<\/?script|<!--/i.test(script)) throw new Error('The script holds a text that would end or change its own element in HTML.');
writeFileSync(target, `// Made by scripts/write-page-script.mjs from browser/. Do not edit.\n/** The script of the evidence page. */\nexport const browserScript = ${JSON.stringify(script)};\n`);
