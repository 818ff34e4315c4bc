/** Options of the command line that the action has as inputs, by the names they have there. */
const inputs: Readonly<Record<string, string>> = {
  agent: 'agent', attempts: 'attempts', candidate: 'candidates', candidates: 'candidates', carry: 'carry', directory: 'directory', env: 'env', gate: 'gate', home: 'home', invariant: 'invariant', isolation: 'isolation', jobs: 'jobs', memory: 'memory', model: 'model', network: 'network', out: 'out', processes: 'processes', promote: 'promote', ref: 'ref', report: 'report', 'report-format': 'report-format', setup: 'setup', timeout: 'timeout', volatile: 'volatile',
  'daily-limit': 'daily-limit', 'max-candidates': 'max-candidates', 'retention-days': 'retention-days', 'pull-request': 'pull-request', comment: 'comment', mode: 'mode', draft: 'draft', 'require-approval': 'require-approval',
};

/** What stands behind an option: a value that is meant literally, or a word in capitals for one. */
const option = /(?<![\w-])--([a-z][a-z-]*)(?: (keep|own|copy|auto|none|branch|\d+)\b)?(?: [A-Z][A-Z/=]+\b)?/g;

/** A message of the program in the words of a workflow: `--timeout` is called `the input "timeout"`, `--home keep` `home: keep`. Options that are no inputs stay. */
export function inInputWords(message: string): string {
  return message.replace(option, (whole, name: string, value: string | undefined) => {
    if (!Object.hasOwn(inputs, name)) return whole;
    return value === undefined ? `the input "${inputs[name]}"` : `"${inputs[name]}: ${value}"`;
  });
}
