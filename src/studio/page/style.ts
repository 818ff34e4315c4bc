/**
 * The page's only style sheet. Where the table of worlds has no room for its reasons beside the rest, they go below each row; in little
 * room it also leaves out what its reasons and the cards say too.
 * Colours keep a contrast of 4.5 to 1 for text (WCAG 2.2, 1.4.3) in both themes.
 */
export const style = `
:root { color-scheme: light dark;
  --text: light-dark(#1b1f24, #e6edf3); --quiet: light-dark(#57606a, #9aa5b1); --back: light-dark(#fff, #0d1117); --raised: light-dark(#f5f7f9, #161b22); --line: light-dark(#d5dbe1, #30363d); --control: light-dark(#818b98, #6e7681);
  --good: light-dark(#116329, #56d364); --good-back: light-dark(#e2f7e7, #12261e); --good-mark: light-dark(#aee9bd, #1d4d2c);
  --bad: light-dark(#a40e26, #ff9a94); --bad-back: light-dark(#ffefed, #2d1417); --bad-mark: light-dark(#ffcbc5, #6b2124);
  --open: light-dark(#714600, #e3b341); --open-back: light-dark(#fff6db, #2b230f); --link: light-dark(#0550ae, #6cb6ff); --focus: light-dark(#0757ba, #8ac7ff);
  --word: light-dark(#8a1048, #ff9bce); --string: light-dark(#0a3069, #a5d6ff); --number: light-dark(#0550ae, #79c0ff); --remark: light-dark(#4f5862, #a3adb8); --title: light-dark(#5a2fb0, #d2a8ff); }
:root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--text); background: var(--back); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
main:focus { outline: 0; }
.page { max-width: 96rem; margin: 0 auto; padding: 0 clamp(.8rem, 3vw, 2.5rem) 4rem; }
main { min-width: 0; }
.skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; top: .5rem; z-index: 2; padding: .4rem .8rem; background: var(--back); border: 2px solid var(--focus); }
.contents ul { display: flex; flex-wrap: wrap; gap: .1rem .9rem; list-style: none; margin: 0; padding: .7rem 0; }
.contents a { display: inline-block; padding: .2rem 0; color: var(--quiet); text-decoration: none; font-size: .9rem; } .contents a:hover { color: var(--link); text-decoration: underline; }
@media (min-width: 75rem) { .page { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 2.5rem; } .contents { position: sticky; top: 0; align-self: start; padding-top: 1.2rem; max-height: 100vh; overflow-y: auto; } .contents ul { display: block; border-left: 2px solid var(--line); padding: .2rem 0 .2rem .9rem; margin-bottom: 1rem; } .contents a { display: block; } }
h1 { font-size: clamp(1.6rem, 4vw, 2.4rem); line-height: 1.15; margin: .1rem 0 .4rem; letter-spacing: -.015em; } h1 bdi { display: inline-block; } h1 bdi::first-letter { text-transform: uppercase; }
h2 { font-size: 1.25rem; margin: 2.6rem 0 .7rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.1rem 0 .4rem; }
a { color: var(--link); } th a { text-decoration-color: transparent; } th a:hover { text-decoration-color: currentColor; }
.verdict { border-left: .45rem solid var(--open); background: var(--open-back); padding: 1rem 1.3rem; border-radius: .5rem; margin-top: 1rem; }
.verdict.good { border-color: var(--good); background: var(--good-back); } .verdict.bad { border-color: var(--bad); background: var(--bad-back); }
.verdict p { margin: .3rem 0; } .kicker { font-size: .8rem; letter-spacing: .06em; text-transform: uppercase; color: var(--quiet); } .verdict .quiet, .verdict .kicker { color: var(--text); opacity: .85; }
.details { font-size: 1.05rem; } .alarm { padding: .5rem .8rem; border: 2px solid var(--bad); border-radius: .4rem; background: var(--back); color: var(--bad); font-weight: 600; }
.answers { display: grid; gap: 1rem; margin: 1rem 0; } @media (min-width: 44rem) { .answers { grid-template-columns: 1fr 1fr; } } @media (min-width: 110rem) { .answers { grid-template-columns: repeat(4, 1fr); } }
.answer { border: 1px solid var(--line); border-radius: .5rem; padding: .9rem 1.1rem .7rem; display: flex; flex-direction: column; } .answer h2 { font-size: 1rem; margin: 0 0 .3rem; border: 0; padding: 0; } .answer p { margin: .25rem 0; } .answer ul { margin: .2rem 0; padding-left: 1.2rem; } .answer .more { margin-top: auto; padding-top: .4rem; font-size: .9rem; }
.message { display: block; white-space: pre-wrap; tab-size: 2; font: .82rem/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--quiet); }
.note, .quiet { color: var(--quiet); font-size: .9rem; } .note { margin: .5rem 0; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
caption { text-align: left; padding: .5rem .7rem; color: var(--quiet); font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .7rem; border-top: 1px solid var(--line); } th { font-weight: 600; }
thead th { background: var(--raised); border-top: 0; white-space: nowrap; } td.number { text-align: right; white-space: nowrap; }
.column-verdict, .column-lines, #worlds th { white-space: nowrap; } .column-label { min-width: 9rem; } .column-why { min-width: 14rem; } tr.winner { background: var(--good-back); } tr.winner th { box-shadow: inset .25rem 0 var(--good); }
#matrix tbody th { font-weight: 400; min-width: 12rem; max-width: min(28rem, 45vw); position: sticky; left: 0; background: var(--back); } #matrix td { font-size: .9rem; } table.steady { table-layout: fixed; contain: layout style; } .steady thead th { white-space: normal; width: 5.6rem; } .steady thead th:first-child { width: min(22rem, 45vw); } #matrix tr:target th, #matrix tr.target th { box-shadow: inset .3rem 0 var(--focus); background: var(--raised); } #matrix tr:target td, #matrix tr.target td { background-color: var(--raised); }
.passed { color: var(--quiet); } .failed { color: var(--bad); } .other { color: var(--open); } .absent { color: var(--quiet); } td.fixed { color: var(--good); background: var(--good-back); font-weight: 600; } td.broken { color: var(--bad); background: var(--bad-back); font-weight: 600; }
.badge { display: inline-block; padding: 0 .55rem; border-radius: 1rem; font-size: .85rem; font-weight: 600; white-space: nowrap; color: var(--open); background: var(--open-back); border: 1px solid currentColor; } .badge.good { color: var(--good); background: var(--good-back); } .badge.bad { color: var(--bad); background: var(--bad-back); }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 1rem; align-items: start; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: .3rem 1.1rem 1rem; min-width: 0; } article h3 { margin-top: .7rem; } article.winner { border-color: var(--good); box-shadow: inset 0 .25rem var(--good); } article:target { outline: 3px solid var(--focus); outline-offset: 2px; } article ul { padding-left: 1.2rem; margin: .4rem 0; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: .6rem 1.5rem; margin: .6rem 0; } dt { color: var(--quiet); font-size: .85rem; } dd { margin: 0; }
code, pre { font: .86rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: .4rem; padding: .7rem; margin: .5rem 0; overflow: auto; max-height: 32rem; overflow-wrap: normal; tab-size: 4; }
pre.patch { padding: .4rem 0; } .patch > span { display: block; padding: 0 .7rem; width: fit-content; min-width: 100%; } .patch .plus { color: var(--good); background: var(--good-back); } .patch .minus { color: var(--bad); background: var(--bad-back); } .patch .place, .patch .head { color: var(--quiet); } td.plus { color: var(--good); } td.minus { color: var(--bad); }
details { margin: .5rem 0; } summary { cursor: pointer; padding: .25rem 0; min-height: 1.5rem; }
svg { display: block; width: 100%; height: auto; min-width: 40rem; } svg text { font: 13px system-ui, sans-serif; fill: var(--text); } svg .quiet { fill: var(--quiet); font-size: 12px; }
.stage { fill: var(--open); } .stage.quick { fill: var(--control); } .stage.wait { fill: var(--line); } .stage.ended { fill: var(--quiet); } .stage.good { fill: var(--good); } .stage.bad { fill: var(--bad); } .stage:hover, .stage:focus { stroke: var(--focus); stroke-width: 3; outline: 0; } svg .tick { stroke: var(--line); } svg .moment { stroke: var(--text); stroke-dasharray: 3 3; }
#stage { min-height: 1.5em; color: var(--text); margin-bottom: 0; } .key { white-space: nowrap; } .key::before { content: ""; display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 .6em; border-radius: .15em; background: var(--open); } .key.quick::before { background: var(--control); } .key.wait::before { background: var(--line); } .key.ended::before { background: var(--quiet); } .key.good::before { background: var(--good); } .key.bad::before { background: var(--bad); }
button, select, input { font: inherit; font-size: .9rem; color: var(--text); background: var(--back); border: 1px solid var(--control); border-radius: .4rem; padding: .25rem .7rem; min-height: 2rem; } button { cursor: pointer; } button:hover { background: var(--raised); } button[aria-pressed=true] { background: var(--link); border-color: var(--link); color: var(--back); } button:disabled { opacity: .5; cursor: default; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .7rem 0; } .bar label { display: flex; gap: .4rem; align-items: center; color: var(--quiet); font-size: .9rem; } .bar .grow { flex: 1 1 12rem; } .bar input { width: 100%; min-width: 8rem; }
.command { display: flex; gap: .5rem; align-items: center; } .command pre { flex: 1; min-width: 0; }
table.diff { width: auto; min-width: 100%; font: .82rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; tab-size: 4; } .diff td { border: 0; padding: 0 .6rem; white-space: pre; } .diff td.line { text-align: right; color: var(--quiet); user-select: none; min-width: 2.6rem; padding: 0 .4rem; } .diff tr.plus { background: var(--good-back); } .diff tr.minus { background: var(--bad-back); } .diff tr.place td, .diff tr.head td { color: var(--quiet); background: var(--raised); } .diff tr.head td { color: var(--text); font-weight: 600; }
.diff mark { color: inherit; background: var(--good-mark); border-radius: .15rem; } .diff .minus mark { background: var(--bad-mark); } .diffs { overflow: auto; max-height: 36rem; border: 1px solid var(--line); border-radius: .4rem; margin: .5rem 0; }
.t-word { color: var(--word); } .t-string { color: var(--string); } .t-number { color: var(--number); } .t-remark { color: var(--remark); font-style: italic; } .t-title { color: var(--title); }
.diff mark, .diff mark * { color: var(--text); }
@media (max-width: 74.99rem) { .contents { display: flex; gap: 1rem; align-items: center; } .contents ul { flex-wrap: nowrap; overflow-x: auto; white-space: nowrap; flex: 1; padding: .5rem .3rem; } }
#worlds .scroll { container-type: inline-size; }
@container (max-width: 76rem) {
  #worlds table { display: grid; grid-template-columns: auto minmax(7rem, 1.2fr) minmax(6rem, 1fr) repeat(6, auto); } #worlds thead, #worlds tbody { display: contents; } #worlds tr { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  #worlds tbody th { grid-row: span 3; } #worlds .column-label { min-width: 0; } #worlds td:is(.column-label, .column-files, .column-why) { overflow-wrap: anywhere; } #worlds td.column-why { grid-row: 3; grid-column: 2 / -1; min-width: 0; border-top: 0; padding-top: 0; } #worlds th.column-why { position: absolute; clip-path: inset(50%); }
}
@container (max-width: 52rem) { #worlds :is(.column-files, .column-fixed, .column-broken, .column-missing, .column-lines) { display: none; } #worlds table { grid-template-columns: auto minmax(7rem, 1fr) repeat(2, auto); } }
@container (max-width: 28rem) { #worlds table { grid-template-columns: auto 1fr auto; } #worlds td.column-label { grid-row: 2; grid-column: 2 / -1; border-top: 0; padding-block: 0; } #worlds th.column-label { position: absolute; clip-path: inset(50%); } }
@media (max-width: 30rem) { th, td { padding: .35rem .5rem; } .verdict { padding: .8rem 1rem; } #matrix tbody th { min-width: 9rem; } }
@media (forced-colors: active) { .badge, .verdict, article.winner { border: 2px solid CanvasText; } .stage { forced-color-adjust: none; } }
@media print { :root { color-scheme: light; } .page { display: block; } .contents, .bar, .command button, .skip { display: none; } pre, .diffs { max-height: none; overflow: visible; white-space: pre-wrap; } .diff td { white-space: pre-wrap; } .scroll, .diffs { overflow: visible; } table, pre, .diff td { overflow-wrap: anywhere; } #worlds th, thead th, td.number { white-space: normal; } table.steady { min-width: 0 !important; table-layout: auto; } .steady thead th { width: auto; } details:has(> pre.log) { display: none; } article, .answer, tr { break-inside: avoid; } svg { min-width: 0; } }
`;
