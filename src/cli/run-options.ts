const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;

/** Options of `run` and `plan`. */
export const runOptions = {
  gate: text,
  setup: text,
  report: list,
  'report-format': text,
  invariant: list,
  candidate: list,
  candidates: list,
  ref: list,
  repo: text,
  directory: text,
  commit: text,
  dirty: flag,
  carry: list,
  env: list,
  home: text,
  config: text,
  jobs: text,
  timeout: text,
  attempts: text,
  isolation: text,
  network: text,
  volatile: list,
  promote: text,
  out: text,
} as const;
