#!/usr/bin/env node
import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module";var __webpack_modules__={181:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer")}),4589:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert")}),6698:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks")}),4573:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer")}),1421:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process")}),7540:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console")}),7598:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto")}),3053:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel")}),610:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns")}),8474:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events")}),3024:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs")}),1455:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises")}),7067:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http")}),2467:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2")}),7030:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net")}),8161:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os")}),6760:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path")}),643:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks")}),1792:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring")}),7075:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream")}),6466:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises")}),8500:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises")}),1692:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls")}),3136:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url")}),7975:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util")}),3429:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types")}),8877:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8")}),5919:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads")}),8522:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib")}),932:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("process")}),3193:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder")}),3986:((__webpack_module__,__unused_webpack___webpack_exports__,__nccwpck_require__2)=>{__nccwpck_require__2.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{let tellLostOutput=function(error){(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.c7)(error)!=="EPIPE"&&(process.stderr.write(`safe-debug: The output could not be written: ${error.message}. Send it elsewhere and ask again.
`),process.on("exit",()=>{process.exitCode=3}))};var node_v8__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__2(8877),_errors_js__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__2(9473),_cli_help_js__WEBPACK_IMPORTED_MODULE_2__=__nccwpck_require__2(9654),_tool_js__WEBPACK_IMPORTED_MODULE_3__=__nccwpck_require__2(4756);(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--semi-space-growth-factor=1"),(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)("--heap-growing-percent=20");const commands={demo:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(882),__nccwpck_require__2.e(828),__nccwpck_require__2.e(945),__nccwpck_require__2.e(133),__nccwpck_require__2.e(565),__nccwpck_require__2.e(884),__nccwpck_require__2.e(210),__nccwpck_require__2.e(6)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,4006))).demo,run:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(565),__nccwpck_require__2.e(404),__nccwpck_require__2.e(720)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,2720))).run,verify:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(224),__nccwpck_require__2.e(882),__nccwpck_require__2.e(828),__nccwpck_require__2.e(945),__nccwpck_require__2.e(133),__nccwpck_require__2.e(756),__nccwpck_require__2.e(565),__nccwpck_require__2.e(95),__nccwpck_require__2.e(27)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,8027))).verify,view:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(224),__nccwpck_require__2.e(882),__nccwpck_require__2.e(828),__nccwpck_require__2.e(945),__nccwpck_require__2.e(133),__nccwpck_require__2.e(756),__nccwpck_require__2.e(565),__nccwpck_require__2.e(95),__nccwpck_require__2.e(72)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,6072))).view,plan:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(224),__nccwpck_require__2.e(882),__nccwpck_require__2.e(828),__nccwpck_require__2.e(945),__nccwpck_require__2.e(133),__nccwpck_require__2.e(756),__nccwpck_require__2.e(565),__nccwpck_require__2.e(884),__nccwpck_require__2.e(731),__nccwpck_require__2.e(695),__nccwpck_require__2.e(404),__nccwpck_require__2.e(412)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,9715))).plan,world:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(224),__nccwpck_require__2.e(882),__nccwpck_require__2.e(828),__nccwpck_require__2.e(945),__nccwpck_require__2.e(133),__nccwpck_require__2.e(756),__nccwpck_require__2.e(565),__nccwpck_require__2.e(884),__nccwpck_require__2.e(731),__nccwpck_require__2.e(695),__nccwpck_require__2.e(404),__nccwpck_require__2.e(412)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,9715))).world,propose:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(224),__nccwpck_require__2.e(882),__nccwpck_require__2.e(828),__nccwpck_require__2.e(945),__nccwpck_require__2.e(133),__nccwpck_require__2.e(756),__nccwpck_require__2.e(565),__nccwpck_require__2.e(884),__nccwpck_require__2.e(731),__nccwpck_require__2.e(695),__nccwpck_require__2.e(404),__nccwpck_require__2.e(412)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,9715))).propose,replay:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(224),__nccwpck_require__2.e(882),__nccwpck_require__2.e(828),__nccwpck_require__2.e(945),__nccwpck_require__2.e(133),__nccwpck_require__2.e(756),__nccwpck_require__2.e(565),__nccwpck_require__2.e(884),__nccwpck_require__2.e(731),__nccwpck_require__2.e(695),__nccwpck_require__2.e(404),__nccwpck_require__2.e(412)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,9715))).replay,promote:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(996),__nccwpck_require__2.e(224),__nccwpck_require__2.e(882),__nccwpck_require__2.e(828),__nccwpck_require__2.e(945),__nccwpck_require__2.e(133),__nccwpck_require__2.e(756),__nccwpck_require__2.e(565),__nccwpck_require__2.e(884),__nccwpck_require__2.e(731),__nccwpck_require__2.e(695),__nccwpck_require__2.e(404),__nccwpck_require__2.e(412)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,9715))).promote,apply:async()=>(await Promise.all([__nccwpck_require__2.e(882),__nccwpck_require__2.e(877)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,6877))).apply,extract:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(825),__nccwpck_require__2.e(882),__nccwpck_require__2.e(216),__nccwpck_require__2.e(298)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,5298))).extract,judge:async()=>(await Promise.all([__nccwpck_require__2.e(343),__nccwpck_require__2.e(945),__nccwpck_require__2.e(843)]).then(__nccwpck_require__2.bind(__nccwpck_require__2,1469))).judge};async function main([name,...args],context){if(name==="help"&&args[0]!==void 0)return main([args[0],"--help"],context);if(name===void 0||name==="--help"||name==="-h"||name==="help")return context.stdout(_cli_help_js__WEBPACK_IMPORTED_MODULE_2__.M),name===void 0?2:0;if(name==="--version")return context.stdout(`${_tool_js__WEBPACK_IMPORTED_MODULE_3__.z.name} ${_tool_js__WEBPACK_IMPORTED_MODULE_3__.z.version}
`),0;const command=commands[name];if(!command)throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.rc("usage",`There is no command "${name}". Commands: ${Object.keys(commands).join(", ")}. See safe-debug --help.`);return(await command())(args,context)}const interruption=new AbortController;for(const signal of["SIGINT","SIGTERM","SIGHUP"])process.on(signal,()=>interruption.abort());for(const stream of[process.stdout,process.stderr])stream.on("error",()=>{});process.stdout.once("error",tellLostOutput);try{process.exitCode=await main(process.argv.slice(2),{stdout:text=>process.stdout.write(text),stderr:process.stderr,signal:interruption.signal})}catch(error){const known=error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.rc?error:null,unexpected=interruption.signal.aborted?"Interrupted.":(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.No)(error)??`Something unexpected happened: ${error instanceof Error?error.stack:(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`;process.stderr.write(`safe-debug: ${known?.message??unexpected}
`),process.exitCode=interruption.signal.aborted?130:known?.exitStatus??3}__webpack_async_result__()}catch(e){__webpack_async_result__(e)}},1)}),9654:((__unused_webpack___webpack_module__,__webpack_exports__2,__nccwpck_require__2)=>{__nccwpck_require__2.d(__webpack_exports__2,{M:()=>overview,b:()=>commandHelp});const runOptionLines=`  --gate CMD              the command that tells a good tree from a bad one; it must fail now
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
  --agent-timeout S       time limit of one agent in seconds (default: 1800)`,overview=`safe-debug: try every idea for a failing commit, and promote only what could be reproduced

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
`,commandHelp={demo:`safe-debug demo: a program with one boundary bug, five tests and three ideas

Usage: safe-debug demo [--out DIR] [--json]

  --out DIR   where repository and evidence go (default: artifacts/demo)
  --json      print the evidence instead of the table

Example:
  safe-debug demo
`,run:`safe-debug run: try candidates for a failing commit, replay the winner, compare both worlds

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
`,plan:`safe-debug plan: the first step, fixes snapshot, gate and candidates; runs nobody's code

Usage: safe-debug plan --store DIR --gate CMD (--candidate FILE | ...)... [options]

${runOptionLines}
  --store DIR             where the steps leave their folders for each other
  --json                  print the plan

Example:
  safe-debug plan --store /tmp/store --gate 'npm test' --candidates ideas/
`,world:`safe-debug world: the second step, runs the gate in one world of a plan

Usage: safe-debug world --store DIR --id WORLD [--repo DIR] [--env NAME[=VALUE]]... [--jobs N] [--json]

  --store DIR   the store that holds the plan
  --id WORLD    one that plan or propose printed: baseline, a candidate's id, such an id-restored
  --repo DIR    the repository (default: the one the plan was made from)
  --env, --jobs as for run

Example:
  for id in baseline A B C; do safe-debug world --store /tmp/store --id "$id"; done
`,propose:`safe-debug propose: asks the plan's model or agent once the baseline has run

Usage: safe-debug propose --store DIR [--repo DIR] [--model-key NAME] [--agent-env NAME[=VALUE]]...
           [--agent-key PROVIDER=NAME] [--replay-model EVIDENCE] [--env NAME[=VALUE]]... [--jobs N] [--json]

It leaves a plan that extends the first one, and prints the worlds that are left to run.

Example:
  safe-debug plan --store /tmp/store --gate 'npm test' --model openai/some-model
  safe-debug world --store /tmp/store --id baseline
  for id in $(safe-debug propose --store /tmp/store); do safe-debug world --store /tmp/store --id "$id"; done
`,replay:`safe-debug replay: the third step, ranks the worlds and replays the winner

Usage: safe-debug replay --store DIR [--repo DIR] [--env NAME[=VALUE]]... [--jobs N] [--json]

Options as for world. All worlds of the plan must have run.

Example:
  safe-debug replay --store /tmp/store
`,promote:`safe-debug promote: the last step, derives everything again, decides and acts

Usage: safe-debug promote --store DIR [--repo DIR] [--out DIR] [--json]

  --store DIR   the store that holds plan, worlds and replay
  --repo DIR    the repository (default: the one the plan was made from)
  --out DIR     folder for the evidence (default: .safe-debug)

Example:
  safe-debug promote --store /tmp/store --out evidence
`,verify:`safe-debug verify: check that evidence holds

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
`,view:`safe-debug view: the evidence as one self-contained page

Usage: safe-debug view [EVIDENCE] [--out FILE]

  EVIDENCE     a folder of evidence, or its latest.json (default: .safe-debug)
  --out FILE   where to write the page (default: evidence.html beside the evidence)
`}}),9473:((__unused_webpack___webpack_module__,__webpack_exports__2,__nccwpck_require__2)=>{__nccwpck_require__2.d(__webpack_exports__2,{No:()=>systemFaultOf,bD:()=>messageOf,c7:()=>systemCodeOf,rc:()=>SafeDebugError});const exitStatuses={usage:2,input:2,environment:3,evidence:1,interrupted:130};class SafeDebugError extends Error{code;constructor(code,message,options){super(message,options),this.name="SafeDebugError",this.code=code}get exitStatus(){return exitStatuses[this.code]}}function messageOf(thrown){return thrown instanceof Error?thrown.message:String(thrown)}const systemFaults={ENOSPC:"The disk is full. Free some space, or name folders on a larger disk with TMPDIR and --out",EDQUOT:"The quota of disk space is used up. Free some space, or name folders on another disk with TMPDIR and --out",EROFS:"The disk is read-only. Name folders on another one with TMPDIR and --out",EACCES:"A file or folder may not be used",EPERM:"A file or folder may not be used",ENOENT:"A file is gone that was there before; something removed it meanwhile",ENOTDIR:"A folder is gone that was there before; something replaced it meanwhile",EISDIR:"A folder lies where a file has to be; something made it meanwhile",EMFILE:"There are too many open files. Raise the limit (ulimit -n), or use fewer --jobs",ENFILE:"The system has too many open files. Use fewer --jobs",ENOMEM:"There is too little memory. Use fewer --jobs"};function systemFaultOf(thrown){const fault=systemFaults[systemCodeOf(thrown)??""];return fault===void 0?null:`${fault} (${messageOf(thrown)}).`}function systemCodeOf(thrown){if(!(!(thrown instanceof Error)||!("code"in thrown)))return typeof thrown.code=="string"?thrown.code:void 0}}),4756:((__unused_webpack___webpack_module__,__webpack_exports__2,__nccwpck_require__2)=>{__nccwpck_require__2.d(__webpack_exports__2,{z:()=>tool});const tool={name:"safe-parallel-debugging",version:"0.1.0+9303a5db7b95"}})},__webpack_module_cache__={};function __nccwpck_require__(moduleId){var cachedModule=__webpack_module_cache__[moduleId];if(cachedModule!==void 0)return cachedModule.exports;var module=__webpack_module_cache__[moduleId]={exports:{}},threw=!0;try{__webpack_modules__[moduleId](module,module.exports,__nccwpck_require__),threw=!1}finally{threw&&delete __webpack_module_cache__[moduleId]}return module.exports}__nccwpck_require__.m=__webpack_modules__,typeof __nccwpck_require__<"u"&&(__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var webpackQueues=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",webpackExports=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",webpackError=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",resolveQueue=queue=>{queue&&queue.d<1&&(queue.d=1,queue.forEach(fn=>fn.r--),queue.forEach(fn=>fn.r--?fn.r++:fn()))},wrapDeps=deps=>deps.map(dep=>{if(dep!==null&&typeof dep=="object"){if(dep[webpackQueues])return dep;if(dep.then){var queue=[];queue.d=0,dep.then(r=>{obj[webpackExports]=r,resolveQueue(queue)},e=>{obj[webpackError]=e,resolveQueue(queue)});var obj={};return obj[webpackQueues]=fn=>fn(queue),obj}}var ret={};return ret[webpackQueues]=x=>{},ret[webpackExports]=dep,ret});__nccwpck_require__.a=(module,body,hasAwait)=>{var queue;hasAwait&&((queue=[]).d=-1);var depQueues=new Set,exports=module.exports,currentDeps,outerResolve,reject,promise=new Promise((resolve,rej)=>{reject=rej,outerResolve=resolve});promise[webpackExports]=exports,promise[webpackQueues]=fn=>(queue&&fn(queue),depQueues.forEach(fn),promise.catch(x=>{})),module.exports=promise,body(deps=>{currentDeps=wrapDeps(deps);var fn,getResult=()=>currentDeps.map(d=>{if(d[webpackError])throw d[webpackError];return d[webpackExports]}),promise2=new Promise(resolve=>{fn=()=>resolve(getResult),fn.r=0;var fnQueue=q=>q!==queue&&!depQueues.has(q)&&(depQueues.add(q),q&&!q.d&&(fn.r++,q.push(fn)));currentDeps.map(dep=>dep[webpackQueues](fnQueue))});return fn.r?promise2:getResult()},err=>(err?reject(promise[webpackError]=err):outerResolve(exports),resolveQueue(queue))),queue&&queue.d<0&&(queue.d=0)}})(),(()=>{var getProto=Object.getPrototypeOf?obj=>Object.getPrototypeOf(obj):obj=>obj.__proto__,leafPrototypes;__nccwpck_require__.t=function(value,mode){if(mode&1&&(value=this(value)),mode&8||typeof value=="object"&&value&&(mode&4&&value.__esModule||mode&16&&typeof value.then=="function"))return value;var ns=Object.create(null);__nccwpck_require__.r(ns);var def={};leafPrototypes=leafPrototypes||[null,getProto({}),getProto([]),getProto(getProto)];for(var current=mode&2&&value;typeof current=="object"&&!~leafPrototypes.indexOf(current);current=getProto(current))Object.getOwnPropertyNames(current).forEach(key=>def[key]=()=>value[key]);return def.default=()=>value,__nccwpck_require__.d(ns,def),ns}})(),__nccwpck_require__.d=(exports,definition)=>{for(var key in definition)__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.o(exports,key)&&Object.defineProperty(exports,key,{enumerable:!0,get:definition[key]})},__nccwpck_require__.f={},__nccwpck_require__.e=chunkId=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises,key)=>(__nccwpck_require__.f[key](chunkId,promises),promises),[])),__nccwpck_require__.u=chunkId=>""+chunkId+".index.js",__nccwpck_require__.o=(obj,prop)=>Object.prototype.hasOwnProperty.call(obj,prop),__nccwpck_require__.r=exports=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(exports,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(exports,"__esModule",{value:!0})},(()=>{var installedChunks={792:0},installChunk=data=>{var{ids,modules,runtime}=data,moduleId,chunkId,i=0;for(moduleId in modules)__nccwpck_require__.o(modules,moduleId)&&(__nccwpck_require__.m[moduleId]=modules[moduleId]);for(runtime&&runtime(__nccwpck_require__);i<ids.length;i++)chunkId=ids[i],__nccwpck_require__.o(installedChunks,chunkId)&&installedChunks[chunkId]&&installedChunks[chunkId][0](),installedChunks[ids[i]]=0};__nccwpck_require__.f.j=(chunkId,promises)=>{var installedChunkData=__nccwpck_require__.o(installedChunks,chunkId)?installedChunks[chunkId]:void 0;if(installedChunkData!==0)if(installedChunkData)promises.push(installedChunkData[1]);else{var promise=import("./"+__nccwpck_require__.u(chunkId)).then(installChunk,e=>{throw installedChunks[chunkId]!==0&&(installedChunks[chunkId]=void 0),e}),promise=Promise.race([promise,new Promise(resolve=>installedChunkData=installedChunks[chunkId]=[resolve])]);promises.push(installedChunkData[1]=promise)}}})();var __webpack_exports__=__nccwpck_require__(3986);__webpack_exports__=await __webpack_exports__;
