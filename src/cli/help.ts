const runOptionLines = `  --gate CMD              the command that tells a good tree from a bad one; it must fail now
  --report GLOB           report files the gate writes; counts from the gate's directory (repeatable)
  --report-format FORMAT  auto, junit, tap, ctrf, jest, gotest or none (default: auto, which also
                          knows TAP and go test -json on standard output)
  --invariant NAME=CMD    a command that must succeed after the tests, such as lint (repeatable)
  --setup CMD             prepares the snapshot once, such as 'npm ci'; runs in the gate's directory
  --setup-inputs GLOB     tracked files that decide what the set-up makes, from the top, such as
                          'package*.json': later runs with the same ones reuse it (repeatable)
  --candidate FILE        a patch to try (repeatable)
  --candidates DIR        all *.patch and *.diff files of a folder, in name order, after single files (repeatable)
  --ref BRANCH|SHA        what a branch or a commit changes (repeatable)
  --repo DIR              the repository (default: the one around here)
  --directory SUB         directory where the gate runs, from the repository's top (default: the top)
  --commit REV            the failing state (default: HEAD)
  --dirty                 the failing state is the work tree with its uncommitted and untracked files
  --carry GLOB            ignored paths to take along, such as node_modules; from the top (repeatable)
  --env NAME[=VALUE]      a variable to pass to the gate (repeatable)
  --home own|keep         a HOME of the snapshot's own, or yours (default: own)
  --config FILE           rules of the repository (default: .github/safe-debug.yml in the snapshot)
  --timeout S             time limit of one gate in seconds (default: 600)
  --attempts N            runs of each gate; more than 1 finds flaky tests (default: 1)
  --isolation auto|namespace|copy
                          how worlds are kept apart: as views in namespaces where that works, or
                          demanded; or as full copies (default: auto)
  --network on|off        whether gates reach the network; off needs namespaces (default: on)
  --memory SIZE|none      most memory of a world, such as 512M or 2G (default: none, or what the
                          rules of the repository say)
  --processes N|none      most processes and threads of a world (default: likewise)
  --volatile GLOB         output that may differ between winner and replay (repeatable)
  --stop-early            leave out candidates that an accepted one outranks: the winner is the same
  --allow-guarded         candidates may change guarded files, such as tests: their gate then runs a
                          second time with those as in the snapshot, and has to accept both
  --promote none|branch|apply
                          what to do with a verified winner (default: none)
  --model PROVIDER/ID     ask a model for patches once the baseline has failed: openai/ID for every
                          server that speaks OpenAI's chat completions, or anthropic/ID
  --model-base-url URL    address of that server (default: the provider's own)
  --model-key NAME        variable with its key (default: OPENAI_API_KEY or ANTHROPIC_API_KEY)
  --proposals N           proposals to ask for (default: 3 of a model, 1 of an agent)
  --temperature T         from 0 to 2 (default: the server's)
  --max-tokens N, --max-cost USD, --max-time S
                          budget of all calls; what could exceed it is not asked (default: none)
  --rounds N              how often failed proposals are improved, the first counted (default: 1)
  --replay-model EVIDENCE take the replies from that evidence instead of asking anybody
  --agent CMD             a coding agent: a command that changes the files of a world of its own
  --agent-env NAME[=VALUE]
                          a variable for agents alone, such as a key (repeatable)
  --agent-key PROVIDER=NAME
                          a key that agents use without ever seeing it: NAME is the variable that
                          holds it, PROVIDER is openai or anthropic. Agents get the address of a
                          proxy on this machine and a key that is good for that proxy alone
  --agent-base-url URL    where that proxy sends to (default: the provider's own)
  --agent-timeout S       time limit of one agent in seconds (default: 1800)`;

/** Help of the whole program. */
export const overview = `safe-debug: try every idea for a failing commit, and promote only what could be reproduced

Usage: safe-debug <command> [options]

  demo      a failing program and three ideas, in about a second
  run       the same on your own repository
  verify    check evidence: digests, chain, verdicts and ranking derived again
  view      the evidence as a page

  plan, world, propose, replay, promote
            the steps of a run over a folder (--store DIR): plan once, world once for each
            id that plan prints, replay once, promote once; propose after the baseline,
            where models or agents are asked

  extract   what a comment or a model's reply asks for
  apply     what a patch does to a tree, judged by git
  judge     what a gate's record and reports prove

safe-debug <command> --help tells more. Exit status: 0 promoted, or a verified winner with
--promote none, or "holds"; 1 an honest no; 2 bad usage or input; 3 broken environment;
130 interrupted.
`;

/** Help of each command. */
export const commandHelp: Readonly<Record<string, string>> = {
  demo: `safe-debug demo: a program with one boundary bug, five tests and three ideas

Usage: safe-debug demo [--out DIR] [--json]

  --out DIR   where repository and evidence go (default: artifacts/demo)
  --json      print the evidence instead of the table

Example:
  safe-debug demo
`,
  run: `safe-debug run: try candidates for a failing commit, replay the winner, compare both worlds

Usage: safe-debug run --gate CMD
           (--candidate FILE | --candidates DIR | --ref REV | --model ID | --agent CMD)... [options]

${runOptionLines}
  --jobs N                gates at once (default: one a processor)
  --out DIR               folder for the evidence (default: .safe-debug)
  --resume ID             finish a run that was cut short, from the same --out; what its worlds left
                          is kept. Its options need not be repeated, apart from --env and keys
  --json                  print the evidence instead of the table

Examples:
  safe-debug run --gate 'npm test' --setup 'npm ci' --candidates ideas/
  safe-debug run --gate 'pytest --junitxml=out/junit.xml' --report 'out/*.xml' --candidate fix.patch
  safe-debug run --gate 'go test -json ./...' --ref fix-a --ref fix-b --promote branch
`,
  plan: `safe-debug plan: the first step, fixes snapshot, gate and candidates; runs nobody's code

Usage: safe-debug plan --store DIR --gate CMD (--candidate FILE | ...)... [options]

${runOptionLines}
  --store DIR             where the steps leave their folders for each other
  --json                  print the plan

Example:
  safe-debug plan --store /tmp/store --gate 'npm test' --candidates ideas/
`,
  world: `safe-debug world: the second step, runs the gate in one world of a plan

Usage: safe-debug world --store DIR --id WORLD [--repo DIR] [--env NAME[=VALUE]]... [--jobs N] [--json]

  --store DIR   the store that holds the plan
  --id WORLD    one that plan or propose printed: baseline, a candidate's id, such an id-restored
  --repo DIR    the repository (default: the one the plan was made from)
  --env, --jobs as for run

Example:
  for id in baseline A B C; do safe-debug world --store /tmp/store --id "$id"; done
`,
  propose: `safe-debug propose: asks the plan's model or agent once the baseline has run

Usage: safe-debug propose --store DIR [--repo DIR] [--model-key NAME] [--agent-env NAME[=VALUE]]...
           [--agent-key PROVIDER=NAME] [--replay-model EVIDENCE] [--env NAME[=VALUE]]... [--jobs N] [--json]

It leaves a plan that extends the first one, and prints the worlds that are left to run.

Example:
  safe-debug plan --store /tmp/store --gate 'npm test' --model openai/some-model
  safe-debug world --store /tmp/store --id baseline
  for id in $(safe-debug propose --store /tmp/store); do safe-debug world --store /tmp/store --id "$id"; done
`,
  replay: `safe-debug replay: the third step, ranks the worlds and replays the winner

Usage: safe-debug replay --store DIR [--repo DIR] [--env NAME[=VALUE]]... [--jobs N] [--json]

Options as for world. All worlds of the plan must have run.

Example:
  safe-debug replay --store /tmp/store
`,
  promote: `safe-debug promote: the last step, derives everything again, decides and acts

Usage: safe-debug promote --store DIR [--repo DIR] [--out DIR] [--json]

  --store DIR   the store that holds plan, worlds and replay
  --repo DIR    the repository (default: the one the plan was made from)
  --out DIR     folder for the evidence (default: .safe-debug)

Example:
  safe-debug promote --store /tmp/store --out evidence
`,
  verify: `safe-debug verify: check that evidence holds

Usage: safe-debug verify [EVIDENCE] [--repo DIR] [--expect DIGEST] [--rerun] [--json]

  EVIDENCE         a folder of evidence, or its latest.json (default: .safe-debug)
  --repo DIR       check tree ids against this repository too
  --expect DIGEST  sha256:... of latest.json, as you know it from elsewhere
  --rerun          run the winner's gate again and compare (needs --repo); this executes the
                   gate's command and the patch that the evidence names
  --env, --jobs    for --rerun, as for run

Exit status 0 if it holds, 1 if not: the first thing that does not hold is named.
A line with ? is something that could not be checked, such as a page that another build of this
program worded otherwise; with --json it stands in "unchecked".

Example:
  safe-debug verify .safe-debug --repo . --expect sha256:...
`,
  view: `safe-debug view: the evidence as one self-contained page

Usage: safe-debug view [EVIDENCE] [--out FILE]

  EVIDENCE     a folder of evidence, or its latest.json (default: .safe-debug)
  --out FILE   where to write the page (default: evidence.html beside the evidence)
`,
};
