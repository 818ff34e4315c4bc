import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as echarts from 'echarts';
import { machineLine } from './machine.mjs';

const folder = resolve(import.meta.dirname, '../docs/benchmarks');
const size = { width: 760, height: 380 };
/** Colours that stay readable on light and dark pages. */
const palette = ['#0969da', '#bf5b04', '#1a7f37', '#8250df', '#cf222e', '#57606a'];

/** Writes the results page, its pictures and all raw samples from the newest samples of each target; returns the files. */
export async function publish(resultsFolder) {
  const newest = new Map(readdirSync(resultsFolder).sort().map((file) => [/^\d{4}-\d\d-\d\d-(.+)\.jsonl$/.exec(file)?.[1], file]));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [];
  const write = (name, text) => {
    writeFileSync(join(folder, name), text);
    files.push(`docs/benchmarks/${name}`);
  };
  const sections = [];
  const raw = [];
  for (const [name, file] of newest) {
    const target = await import(`./targets/${name}.mjs`);
    const [{ machine }, ...samples] = readFileSync(join(resultsFolder, file), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
    raw.push(JSON.stringify({ target: name, machine }), ...samples.map((sample) => JSON.stringify({ target: name, ...sample })));
    const pictures = (target.pictures?.(samples) ?? []).map((option, index) => {
      const picture = `${name}${index === 0 ? '' : `-${index + 1}`}.svg`;
      write(picture, drawn(option));
      return `![${option.title.text}](${picture})`;
    });
    sections.push(sectionOf(name, target, machine, samples, pictures));
  }
  write('samples.jsonl', `${raw.join('\n')}\n`);
  write('README.md', `${['# Results', 'Made by `npm run bench -- --publish` from [samples.jsonl](samples.jsonl); how each target measures is in [benchmarks.md](../benchmarks.md).', ...sections].join('\n\n')}\n`);
  return files;
}

function sectionOf(name, { title, report, notClaimed }, machine, samples, pictures) {
  const { lines } = report(samples);
  const table = lines.filter((line) => line.includes(' | ')).map((line) => `| ${line} |`);
  const words = lines.filter((line) => !line.includes(' | '));
  const facts = [`Machine: ${machineLine(machine)}; ${machine.at.slice(0, 10)}${machine.quick ? '; a quick look, not a measurement' : ''}.`, ...notClaimed.map((limit) => `Not claimed: ${limit}`)];
  return [`## ${name}`, title, table.join('\n'), words.join('\\\n'), ...pictures, facts.join('\\\n')].filter((part) => part !== '').join('\n\n');
}

/** An SVG of a chart, drawn without a browser. */
function drawn(option) {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, ...size });
  const grey = { color: '#6e7781' };
  const axis = (given) => ({ ...given, nameTextStyle: grey, axisLabel: { ...grey, ...given.axisLabel }, splitLine: { lineStyle: { color: '#8c959f55' } } });
  chart.setOption({ animation: false, color: palette, grid: { left: 70, right: 20, top: 70, bottom: 50 }, ...option, title: { ...option.title, textStyle: { ...grey, fontSize: 14 } }, legend: { top: 28, textStyle: grey, ...option.legend }, xAxis: axis(option.xAxis), yAxis: axis(option.yAxis) });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return `${svg}\n`;
}

