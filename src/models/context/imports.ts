import { posix } from 'node:path';
import { folderOf, nameOf, type PathIndex } from './path-index.js';

/** Imports that are followed in one file at most, and how far into it they are looked for. */
const mostImports = 100;
const searchedLength = 100_000;

/** What a file of one language imports, as paths of the tree. */
type ImportReader = (path: string, text: string, index: PathIndex) => string[];

const scriptEndings = ['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.vue', '.svelte', '.json', '/index.ts', '/index.tsx', '/index.js', '/index.mjs'];

const readers: readonly [endings: RegExp, reader: ImportReader][] = [
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/, scriptImports],
  [/\.pyi?$/, pythonImports],
  [/\.go$/, goImports],
  [/\.rs$/, rustImports],
  [/\.rb$/, rubyImports],
  [/\.(?:java|kt|kts|scala|groovy)$/, javaImports],
  [/\.(?:c|cc|cpp|cxx|h|hpp|hh|m|mm)$/, cImports],
  [/\.(?:sh|bash|bats)$/, shellImports],
];

/**
 * The files of the tree that a file names as its imports: the plain forms of each language, found by their look and without
 * a parser. What is not in the tree (packages, generated code) is passed over.
 */
export function importedPaths(path: string, text: string, index: PathIndex): string[] {
  const reader = readers.find(([endings]) => endings.test(path))?.[1];
  const found = reader?.(path, text.slice(0, searchedLength), index) ?? [];
  return [...new Set(found)].filter((imported) => imported !== path).slice(0, mostImports);
}

/** `import ... from './x'`, `import './x'`, `import('./x')`, `require('./x')`; a `.js` may stand for a TypeScript file. */
function scriptImports(path: string, text: string, index: PathIndex): string[] {
  return matches(text, /(?:\bfrom|\bimport|\brequire|\bmock)\s{0,4}\(?\s{0,4}['"](\.{1,2}\/[^'"\n]{1,300})['"]/g).flatMap((target) => {
    const base = posix.join(folderOf(path), target);
    const exact = index.withEnding(base, scriptEndings);
    return exact.length > 0 ? exact : index.withEnding(base.replace(/\.([cm]?)jsx?$/, '.$1ts'), ['', 'x']);
  });
}

/** `import a.b`, `from a.b import c`, `from . import c`, from the file's folder, its parents, and `src`. */
function pythonImports(path: string, text: string, index: PathIndex): string[] {
  const endings = ['.py', '/__init__.py', '.pyi'];
  const direct = matches(text, /^[ \t]{0,40}import[ \t]+([\w.]{1,200})/gm).map((module) => ({ module, names: [] as string[] }));
  const from = [...text.matchAll(/^[ \t]{0,40}from[ \t]+(\.{0,8}[\w.]{0,200})[ \t]+import[ \t]+\(?([\w, \t]{1,400})/gm)].map(({ 1: module = '', 2: names = '' }) => ({ module, names: names.split(/[,\s]+/).filter(Boolean) }));
  return [...direct, ...from].flatMap(({ module, names }) => {
    const dots = /^\.*/.exec(module)?.[0].length ?? 0;
    const inner = module.slice(dots).replaceAll('.', '/');
    const relative = posix.join(folderOf(path), '../'.repeat(Math.max(0, dots - 1)));
    const folders = dots > 0 ? [relative] : [...parentsOf(path), 'src', 'lib'];
    return folders.flatMap((folder) => ['', ...names].flatMap((name) => index.withEnding(posix.join(folder, inner, name), endings)));
  });
}

/** Files of the same package, and of packages whose import path ends in a folder of the tree. */
function goImports(path: string, text: string, index: PathIndex): string[] {
  const own = index.inFolder(folderOf(path));
  const imported = matches(text, /^[ \t]{0,8}(?:import[ \t]+)?(?:[\w.]{1,60}[ \t]+)?"([\w./-]{1,200})"/gm).flatMap((target) => {
    const parts = target.split('/');
    const folder = parts.map((_, position) => parts.slice(position).join('/')).find((end) => index.inFolder(end).length > 0);
    return folder === undefined ? [] : index.inFolder(folder);
  });
  return [...own, ...imported].filter((file) => file.endsWith('.go') && !file.endsWith('_test.go'));
}

/** `mod a;`, `use crate::a::b`, `use some_crate::a`: modules beside the file, and below any `src`. */
function rustImports(path: string, text: string, index: PathIndex): string[] {
  const folder = folderOf(path);
  const own = nameOf(path).replace(/\.rs$/, '');
  const modules = matches(text, /^[ \t]{0,40}(?:pub(?:\([\w: ]{1,40}\))?[ \t]+)?mod[ \t]+(\w{1,80})[ \t]*;/gm);
  const beside = modules.flatMap((name) => [posix.join(folder, name), posix.join(folder, own, name)].flatMap((base) => index.withEnding(base, ['.rs', '/mod.rs'])));
  const roots = [...new Set([...parentsOf(path), ''])].map((parent) => posix.join(parent, 'src'));
  const used = matches(text, /^[ \t]{0,40}(?:pub[ \t]+)?use[ \t]+([\w:]{1,200})/gm).flatMap((target) => {
    const parts = target.split('::').slice(1);
    const found = roots.flatMap((root) => parts.flatMap((_, position) => index.withEnding(posix.join(root, ...parts.slice(0, position + 1)), ['.rs', '/mod.rs'])));
    return target.startsWith('std::') ? [] : [...found, ...roots.flatMap((root) => index.withEnding(root, ['/lib.rs']))];
  });
  return [...beside, ...used];
}

/** `require_relative 'x'`, and `require 'x'` from `lib` and `app`. */
function rubyImports(path: string, text: string, index: PathIndex): string[] {
  const relative = matches(text, /^[ \t]{0,40}require_relative[ \t(]+['"]([^'"\n]{1,200})['"]/gm).map((target) => posix.join(folderOf(path), target));
  const plain = matches(text, /^[ \t]{0,40}require[ \t(]+['"]([^'"\n]{1,200})['"]/gm).flatMap((target) => ['lib', 'app', ''].map((folder) => posix.join(folder, target)));
  return [...relative, ...plain].flatMap((base) => index.withEnding(base, ['.rb', '']));
}

/** `import a.b.C`, and classes of the same package whose name a test's name starts with. */
function javaImports(path: string, text: string, index: PathIndex): string[] {
  const imported = matches(text, /^[ \t]{0,8}import[ \t]+(?:static[ \t]+)?([\w.]{1,300})/gm).flatMap((target) => index.resolve(`${target.replaceAll('.', '/')}/`));
  const tested = nameOf(path).replace(/(?:Tests?|IT|Spec|TestCase)(\.\w+)$/, '$1');
  return [...imported, ...(tested === nameOf(path) ? [] : index.resolve(tested))];
}

/** `#include "x.h"` beside the file or by its end, and the source beside a header. */
function cImports(path: string, text: string, index: PathIndex): string[] {
  return matches(text, /^[ \t]{0,8}#[ \t]{0,8}include[ \t]{0,8}"([^"\n]{1,200})"/gm).flatMap((target) => {
    const beside = posix.join(folderOf(path), target);
    const headers = index.has(beside) ? [beside] : index.resolve(target);
    return headers.flatMap((header) => [header, ...index.withEnding(header.replace(/\.h(?:pp|h)?$/, ''), ['.c', '.cc', '.cpp', '.cxx', '.m'])]);
  });
}

/** `. ./x`, `source x`, `sh x`, `bash x`, beside the file or from the top. */
function shellImports(path: string, text: string, index: PathIndex): string[] {
  return matches(text, /(?:^|[;&|(\s])(?:\.|source|sh|bash|load)[ \t]+["']?([\w./-]{1,200})/gm).flatMap((target) => [posix.join(folderOf(path), target), posix.normalize(target)].filter((candidate) => index.has(candidate)));
}

function matches(text: string, form: RegExp): string[] {
  return [...text.matchAll(form)].map(({ 1: target = '' }) => target);
}

/** The file's folder and all above it, the top last. */
function parentsOf(path: string): string[] {
  const parts = folderOf(path).split('/').filter((part) => part !== '');
  return parts.map((_, position) => parts.slice(0, parts.length - position).join('/')).concat('');
}
