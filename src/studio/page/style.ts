import { sha256Hex } from '../../core/digest.js';

/** The page's only style sheet. */
export const style = `
:root { color-scheme: light dark; --text: #1b1f24; --quiet: #59636e; --back: #fff; --raised: #f5f7f9; --line: #d5dbe1; --good: #116329; --good-back: #dafbe1; --bad: #a40e26; --bad-back: #ffebe9; --open: #7d4e00; --open-back: #fff3cd; --link: #0757ba; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --quiet: #9aa5b1; --back: #0d1117; --raised: #161b22; --line: #30363d; --good: #56d364; --good-back: #12261e; --bad: #ff8b85; --bad-back: #2d1417; --open: #e3b341; --open-back: #2b230f; --link: #6cb6ff; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--text); background: var(--back); overflow-wrap: anywhere; }
main { max-width: 76rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.2rem); line-height: 1.2; margin: 1rem 0 .4rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .6rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1rem 0 .4rem; }
a { color: var(--link); }
.verdict { border-left: .4rem solid var(--open); background: var(--open-back); padding: .2rem 1.2rem 1rem; border-radius: .3rem; }
.verdict.good { border-color: var(--good); background: var(--good-back); }
.verdict.bad { border-color: var(--bad); background: var(--bad-back); }
.verdict p { margin: .3rem 0; }
.note, .quiet { color: var(--quiet); font-size: .9rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .3rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
caption { text-align: left; padding: .5rem .7rem; color: var(--quiet); font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem; border-top: 1px solid var(--line); }
thead th { background: var(--raised); border-top: 0; white-space: nowrap; }
td.number { text-align: right; }
.passed { color: var(--good); } .failed { color: var(--bad); font-weight: 600; } .other { color: var(--quiet); }
.badge { display: inline-block; padding: 0 .5rem; border-radius: 1rem; font-size: .85rem; font-weight: 600; white-space: nowrap; color: var(--open); background: var(--open-back); }
.badge.good { color: var(--good); background: var(--good-back); }
.badge.bad { color: var(--bad); background: var(--bad-back); }
article { border: 1px solid var(--line); border-radius: .3rem; padding: .2rem 1rem 1rem; margin: 1rem 0; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: .6rem 1.5rem; margin: .6rem 0; }
dt { color: var(--quiet); font-size: .85rem; } dd { margin: 0; }
code, pre { font: .86rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: .3rem; padding: .7rem; overflow-x: auto; max-height: 32rem; overflow-wrap: normal; tab-size: 4; }
.patch span { display: block; min-height: 1.5em; }
.plus { color: var(--good); background: var(--good-back); } .minus { color: var(--bad); background: var(--bad-back); } .place, .head { color: var(--quiet); }
details { margin: .5rem 0; } summary { cursor: pointer; padding: .25rem 0; }
svg { display: block; width: 100%; height: auto; min-width: 34rem; }
svg text { font: 12px system-ui, sans-serif; fill: var(--text); } svg .quiet { fill: var(--quiet); font-size: 12px; }
svg .preparation { fill: var(--quiet); } svg .good { fill: var(--good); } svg .bad { fill: var(--bad); } svg .open { fill: var(--open); }
svg .tick { stroke: var(--line); } svg .moment { stroke: var(--text); stroke-dasharray: 3 3; }
@media print { pre { max-height: none; } details { display: block; } }
`;

/**
 * What the page may load: nothing but this one style sheet, by its hash (CSP Level 3, "hash-source"). No script, no
 * image, no form, no other base address.
 */
export const contentPolicy = `default-src 'none'; style-src 'sha256-${Buffer.from(sha256Hex(style), 'hex').toString('base64')}'; base-uri 'none'; form-action 'none'`;
