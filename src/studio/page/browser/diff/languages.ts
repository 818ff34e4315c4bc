import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import scala from 'highlight.js/lib/languages/scala';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** Grammars by their names. */
export const grammars = { bash, c, cpp, csharp, css, dockerfile, go, ini, java, javascript, json, kotlin, markdown, php, python, ruby, rust, scala, sql, swift, typescript, xml, yaml };

const endings: Record<keyof typeof grammars, string> = {
  bash: 'sh bash zsh',
  c: 'c h',
  cpp: 'cc cpp cxx hh hpp hxx',
  csharp: 'cs',
  css: 'css',
  dockerfile: 'dockerfile',
  go: 'go',
  ini: 'ini toml cfg',
  java: 'java',
  javascript: 'js mjs cjs jsx',
  json: 'json',
  kotlin: 'kt kts',
  markdown: 'md',
  php: 'php',
  python: 'py pyi',
  ruby: 'rb gemspec rakefile gemfile',
  rust: 'rs',
  scala: 'scala sc',
  sql: 'sql',
  swift: 'swift',
  typescript: 'ts mts cts tsx',
  xml: 'xml html htm svg vue',
  yaml: 'yaml yml',
};

const languages = new Map(Object.entries(endings).flatMap(([language, all]) => all.split(' ').map((ending) => [ending, language])));

/** The grammar for a file, by the end of its name; null where there is none. */
export function languageOf(path: string): string | null {
  return languages.get(path.toLowerCase().split(/[./]/).at(-1) ?? '') ?? null;
}
