export const id = 9;
export const ids = [9];
export const modules = {

/***/ 101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ foldedComponents),
/* harmony export */   BH: () => (/* binding */ climbs),
/* harmony export */   Z1: () => (/* binding */ isAbsolutePath),
/* harmony export */   nD: () => (/* binding */ entersGitDirectory),
/* harmony export */   pn: () => (/* binding */ isTooLong),
/* harmony export */   zN: () => (/* binding */ foldName),
/* harmony export */   zQ: () => (/* binding */ isUnsafeOnWindows)
/* harmony export */ });
/**
 * What a path may become on disks that compare names loosely. Rules: git's own `verify_path` (core.protectHFS and
 * core.protectNTFS in the git-config manual) and Microsoft's "Naming Files, Paths, and Namespaces".
 */
/** Characters that HFS+ ignores when it compares names. */
const ignoredCharacters = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const reservedName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i;
/** One form for all spellings that a case-insensitive or normalising disk takes for the same name. */
function foldName(name) {
    return name.normalize('NFC').replace(ignoredCharacters, '').toUpperCase().toLowerCase().normalize('NFC');
}
/** Like `foldName`, also without what NTFS drops: stream names, trailing dots and spaces. */
function foldForWindows(name) {
    return foldName(name).replace(/(?<=.):.*$/s, '').replace(/[. ]+$/, '');
}
/** The components of a path, folded as loosely as any disk does. Windows separators count as separators. */
function foldedComponents(path) {
    return path.split(/[/\\]/).map(foldForWindows);
}
/** Whether a path goes into a directory that is, or on some disk becomes, `.git` (also by its short name `git~1`). */
function entersGitDirectory(path) {
    return foldedComponents(path).some((name) => name === '.git' || /^git~\d+$/.test(name));
}
/** Whether a path starts at a root: `/x`, `\x`, `C:\x` or `C:/x`. */
function isAbsolutePath(path) {
    return /^([/\\]|[a-z]:[/\\])/i.test(path);
}
/** Whether a component, for either separator, is `..`. */
function climbs(path) {
    return path.split(/[/\\]/).includes('..');
}
/** Whether Windows cannot hold a path under this name. */
function isUnsafeOnWindows(path) {
    return path.split('/').some((name) => /[<>:"|?*\\\p{Cc}]/u.test(name) || /[. ]$/.test(name) || reservedName.test(name));
}
/**
 * Whether some disk cannot hold a path: a name of more than 255 bytes (NAME_MAX of Linux and macOS) or a path of more than
 * 1,023 (PATH_MAX of macOS, whose limits.h counts the closing NUL).
 */
function isTooLong(path) {
    return Buffer.byteLength(path) > 1023 || path.split('/').some((name) => Buffer.byteLength(name) > 255);
}


/***/ }),

/***/ 2500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ largestPatchBytes),
/* harmony export */   N: () => (/* binding */ patchBetween)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);

/** Most bytes of a patch. */
const largestPatchBytes = 64 * 1024 * 1024;
/**
 * The difference of two trees or commits as a patch that needs nothing but itself: whole ids, binary content, fixed
 * prefixes, no renames and no conversion by configuration (git-diff-tree manual). Rejects with `input` for one that is too large.
 */
async function patchBetween(place, base, tip) {
    const options = ['-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv', '--src-prefix=a/', '--dst-prefix=b/'];
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .git */ .$Y)(place, ['diff-tree', ...options, base, tip], { most: largestPatchBytes })).stdout;
}


/***/ }),

/***/ 75:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   Xq: () => (/* binding */ gitRecords)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9473);



/**
 * Settings that keep a repository's or a user's configuration from executing anything in our process or from changing
 * what git writes (gitglossary and git-config manuals; the fsmonitor and hooks cases are described in docs/security.md).
 */
const hardening = [
    '-c', 'core.fsmonitor=false',
    '-c', `core.hooksPath=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`,
    '-c', 'core.quotePath=false',
    '-c', 'core.longPaths=true',
    '-c', 'apply.whitespace=nowarn',
    '-c', 'apply.ignoreWhitespace=no',
    '-c', 'log.showSignature=false',
    '-c', 'gc.auto=0',
    '-c', 'maintenance.auto=false',
    '-c', 'protocol.allow=never',
    '-c', 'safe.directory=*',
];
function environmentOf(place, extra) {
    const environment = {
        PATH: process.env['PATH'],
        HOME: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
        LC_ALL: 'C.UTF-8',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_LITERAL_PATHSPECS: '1',
        ...extra,
    };
    for (const name of ['SystemRoot', 'TEMP', 'TMP', 'TMPDIR'])
        if (process.env[name] !== undefined)
            environment[name] = process.env[name];
    if (place.gitDirectory !== undefined)
        environment['GIT_DIR'] = place.gitDirectory;
    if (place.workTree !== undefined)
        environment['GIT_WORK_TREE'] = place.workTree;
    if (place.indexFile !== undefined)
        environment['GIT_INDEX_FILE'] = place.indexFile;
    if (place.objectDirectory !== undefined)
        environment['GIT_OBJECT_DIRECTORY'] = place.objectDirectory;
    if (place.alternateObjectDirectories?.length) {
        environment['GIT_ALTERNATE_OBJECT_DIRECTORIES'] = place.alternateObjectDirectories.join(process.platform === 'win32' ? ';' : ':');
    }
    return environment;
}
/**
 * Runs one git command without a shell and without the user's or the system's configuration.
 * Resolves with its output; rejects with `environment` if git cannot be started or ends with a status that is not accepted,
 * with `input` if it prints more than `most`.
 */
function git(place, args, options = {}) {
    const accept = options.accept ?? [0];
    return new Promise((resolve, reject) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...hardening, ...args], {
            cwd: place.directory,
            env: environmentOf(place, options.environment),
            stdio: ['pipe', 'pipe', 'pipe'],
            windowsHide: true,
        });
        const stdout = [];
        const stderr = [];
        let bytes = 0;
        child.stdout.on('data', (chunk) => {
            bytes += chunk.length;
            if (bytes <= (options.most ?? Infinity))
                stdout.push(chunk);
            else
                child.kill();
        });
        child.stderr.on('data', (chunk) => stderr.push(chunk));
        // git may end before it has read everything; its exit status tells more than the broken pipe.
        child.stdin.on('error', () => undefined);
        child.on('error', (cause) => {
            reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('environment', `git could not be started: ${cause.message}. Install git 2.30 or newer and make sure it is on PATH.`, { cause }));
        });
        child.on('close', (code, signal) => {
            if (bytes > (options.most ?? Infinity))
                return reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('input', `git ${args[0]} in ${place.directory} gave more than ${options.most} bytes. Make the change smaller, or leave large files out of it.`));
            const result = { exitStatus: code ?? 128, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString('utf8') };
            if (signal === null && (accept === 'any' || accept.includes(result.exitStatus)))
                return resolve(result);
            const reason = result.stderr.trim().split('\n')[0] || (signal === null ? `exit status ${result.exitStatus}` : `ended by ${signal}`);
            reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SafeDebugError */ .rc('environment', `git ${args[0]} failed in ${place.directory}: ${reason}`));
        });
        child.stdin.end(options.input ?? '');
    });
}
/** Like `git`, for commands that answer with one line of text. */
async function gitLine(place, args, options = {}) {
    return (await git(place, args, options)).stdout.toString('utf8').replace(/\r?\n$/, '');
}
/** Like `git`, for commands that answer with NUL-terminated records (`-z`). Bytes that are not UTF-8 stay as they are in each record. */
async function gitRecords(place, args, options = {}) {
    const { stdout } = await git(place, args, options);
    const records = [];
    for (let start = 0; start < stdout.length;) {
        const end = stdout.indexOf(0, start);
        const stop = end < 0 ? stdout.length : end;
        records.push(stdout.subarray(start, stop));
        start = stop + 1;
    }
    return records;
}


/***/ }),

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WL: () => (/* binding */ resolveCommit),
/* harmony export */   eR: () => (/* binding */ currentBranch),
/* harmony export */   h_: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75);



/** Opens the repository that contains `path`. Throws `input` if there is none. */
async function openRepository(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    if (!found?.isDirectory())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `There is no folder ${path}. Name a git repository with --repo DIR.`);
    const questions = ['--show-object-format', '--git-path', 'objects', '--git-path', 'shallow', '--is-bare-repository', '--show-toplevel'];
    const layout = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)({ directory: path }, ['rev-parse', '--path-format=absolute', ...questions], { accept: 'any' });
    const [objectFormat, objects = '', shallowFile = '', bare, workTree] = layout.stdout.toString('utf8').split('\n');
    // A bare repository has no answer to the last question; by then all others are answered.
    if (layout.exitStatus !== 0 && bare !== 'true') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `${path} is not inside a git repository (${layout.stderr.trim().split('\n')[0]}). Name one with --repo DIR.`);
    }
    const top = bare === 'true' || !workTree ? null : workTree;
    return { path, place: { directory: top ?? path }, objectFormat: objectFormat === 'sha256' ? 'sha256' : 'sha1', objects, shallowFile, workTree: top };
}
/** Commit and tree ids of a revision. Throws `input` if the repository has no such commit. */
async function resolveCommit(repository, revision) {
    const unusable = (why) => new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SafeDebugError */ .rc('input', `The revision "${revision}" cannot be used in ${repository.workTree ?? repository.path}: ${why}. Name a commit, branch or tag of that repository.`);
    if (revision.startsWith('-'))
        throw unusable('it looks like an option');
    const resolved = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(repository.place, ['log', '-1', '--no-show-signature', '--format=%H%n%T', '--end-of-options', `${revision}^{commit}`, '--'], { accept: 'any' });
    const [commit, tree] = resolved.exitStatus === 0 ? resolved.stdout.toString('utf8').split('\n') : [];
    if (!commit || !tree)
        throw unusable(revision === 'HEAD' ? 'there is no commit yet' : 'there is no such commit');
    return { commit, tree };
}
/** Name of the branch that HEAD is on, or null for a detached HEAD. */
async function currentBranch(repository) {
    const head = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$Y)(repository.place, ['symbolic-ref', '--quiet', '--short', 'HEAD'], { accept: [0, 1, 128] });
    return head.exitStatus === 0 ? head.stdout.toString('utf8').trim() : null;
}


/***/ }),

/***/ 1433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ writeGitDirectory),
/* harmony export */   t: () => (/* binding */ createScratchRepository)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Creates a scratch repository in `directory` that can read the objects of a store. */
async function createScratchRepository(directory, store) {
    await writeGitDirectory(directory, { bare: true, head: 'ref: refs/heads/none', store, objectFormat: store?.objectFormat ?? 'sha1' });
    return { directory, place: { directory, gitDirectory: directory } };
}
/** Writes the files of a git directory (gitrepository-layout manual): what `git init` would do, without a process and without templates. */
async function writeGitDirectory(directory, { bare, head, store, objectFormat }) {
    for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, folder), { recursive: true });
    const isSha256 = objectFormat === 'sha256';
    const config = [
        '[core]',
        `\trepositoryformatversion = ${isSha256 ? 1 : 0}`,
        `\tfilemode = ${process.platform !== 'win32'}`,
        `\tbare = ${bare}`,
        ...(isSha256 ? ['[extensions]', '\tobjectFormat = sha256'] : []),
        '',
    ];
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'config'), config.join('\n'));
    if (store)
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'objects/info/alternates'), `${store.objects}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'HEAD'), `${head}\n`);
}


/***/ }),

/***/ 1644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ applyPatch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/patches/attempt.js
var patches_attempt = __webpack_require__(2072);
// EXTERNAL MODULE: ./build/patches/names.js
var names = __webpack_require__(6581);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(75);
;// CONCATENATED MODULE: ./build/patches/objects.js

/**
 * Reads objects of one type with one `git cat-file --batch` (its manual describes the format). A name may lead to another
 * type, such as `TREE:PATH` where a directory became a file: that counts as missing. So do names with a line feed, which
 * cannot be asked for.
 */
async function readObjects(place, type, names) {
    const objects = new Map();
    const askable = [...new Set(names)].filter((name) => {
        const asked = name !== '' && !name.includes('\n');
        if (!asked)
            objects.set(name, null);
        return asked;
    });
    if (askable.length === 0)
        return objects;
    const { stdout } = await (0,git/* git */.$Y)(place, ['cat-file', '--batch'], { input: askable.map((name) => `${name}\n`).join('') });
    let position = 0;
    for (const name of askable) {
        const endOfLine = stdout.indexOf(10, position);
        const [, found, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.subarray(position, endOfLine).toString('latin1')) ?? [];
        position = endOfLine + 1;
        objects.set(name, found === type ? stdout.subarray(position, position + Number(size)) : null);
        if (size !== undefined)
            position += Number(size) + 1;
    }
    return objects;
}
/** The entries of a tree object: `<mode> <name> NUL <id bytes>` each; `oidLength` is the number of hex digits of an id. */
function treeEntries(tree, oidLength) {
    const entries = [];
    for (let position = 0; position < tree.length;) {
        const space = tree.indexOf(32, position);
        const nul = tree.indexOf(0, space);
        const end = nul + 1 + oidLength / 2;
        entries.push({
            mode: tree.subarray(position, space).toString('latin1').padStart(6, '0'),
            name: tree.subarray(space + 1, nul).toString('utf8'),
            oid: tree.subarray(nul + 1, end).toString('hex'),
        });
        position = end;
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/patches/basefiles.js



/** Reads the base's version of every file that sections may mean; the answer gives the first that exists, or null. */
async function readBaseFiles(place, base, sections, namePlaces) {
    const namesOf = (section) => namePlaces.flatMap(({ strip, directory }) => {
        const path = (0,names/* pathOf */.XM)(section, strip);
        return path === null || path === '' ? [] : [`${base}:${external_node_path_.posix.join(directory ?? '', path)}`];
    });
    const objects = await readObjects(place, 'blob', sections.flatMap(namesOf));
    const contents = new Map(sections.map((section) => [section.header.join('\n'), namesOf(section).map((name) => objects.get(name)).find(Boolean) ?? null]));
    return (section) => contents.get(section.header.join('\n')) ?? null;
}

;// CONCATENATED MODULE: ./build/patches/diagnosis.js


/** How git words its refusals (builtin/apply.c, C locale), the telling ones first. Anything else is a corrupt patch. */
const complaints = [
    [/is beyond a symbolic link/, 'beyond-symlink'],
    [/corrupt (binary )?patch at/, 'corrupt-patch'],
    [/without full index line|binary patch to .* creates incorrect result/, 'binary-without-data'],
    [/already exists in (index|working directory)|as both a file and as a directory/, 'file-exists'],
    [/does not exist in index|No such file or directory|has been renamed\/deleted/, 'missing-file'],
    [/^error: (patch failed: |.*: patch does not apply)|does not match (the current contents|index)|leaves file contents|wrong type|has type /m, 'context-mismatch'],
    [/No valid patches in input/, 'not-a-patch'],
];
/** The reason behind a refusal of git. */
function reasonOf(complaint) {
    return complaints.find(([words]) => words.test(complaint))?.[1] ?? 'corrupt-patch';
}
/** Reasons from the one that tells least about a patch to the one that tells most: a form that got further explains better. */
const byProgress = ['not-a-patch', 'corrupt-patch', 'missing-file', 'file-exists', 'context-mismatch', 'binary-without-data', 'beyond-symlink'];
/** Of the reasons for which several forms of one patch failed, the one to report. */
function mostTelling(reasons) {
    return reasons.reduce((best, reason) => (byProgress.indexOf(reason) > byProgress.indexOf(best) ? reason : best), 'not-a-patch');
}
/** A closer reason for a patch that git refused, from the base tree and the hunk headers. */
async function closerReason(place, base, sections, strip, reason, contentOf) {
    if (reason === 'missing-file' && (await passesThroughLink(place, base, sections, strip)))
        return 'beyond-symlink';
    if (reason !== 'context-mismatch')
        return reason;
    if (sections.some((section) => isLfsPointer(contentOf(section)) && !speaksOfPointer(section)))
        return 'lfs-pointer';
    return sections.some(hasOverlap) ? 'overlapping-hunks' : reason;
}
/** Whether a blob is a Git LFS pointer (git-lfs specification, "The Pointer"). */
function isLfsPointer(content) {
    return content !== null && content.length < 1024 && content.toString('latin1').startsWith('version https://git-lfs.github.com/spec/');
}
function speaksOfPointer(section) {
    return section.hunks.some((hunk) => hunk.lines.some((line) => /^[- ](oid sha256:|version https:\/\/git-lfs)/.test(line)));
}
/** Whether two hunks of a section claim the same old lines. */
function hasOverlap(section) {
    const hunks = section.hunks.toSorted((one, other) => one.oldStart - other.oldStart);
    return hunks.some((hunk, position) => {
        const next = hunks[position + 1];
        return next !== undefined && hunk.oldCount > 0 && hunk.oldStart + hunk.oldCount > next.oldStart;
    });
}
async function passesThroughLink(place, base, sections, strip) {
    const ancestors = new Set(sections.flatMap(names/* headerNames */.Qb).flatMap((name) => ancestorsOf((0,names/* strippedName */.p6)(name, strip))));
    if (ancestors.size === 0)
        return false;
    // The whole tree: names of a patch may hold what no argument can, and be too many for a command line.
    const entries = (await (0,git/* gitRecords */.Xq)(place, ['ls-tree', '-r', '-z', '--full-tree', base])).map((entry) => entry.toString('utf8'));
    return entries.some((entry) => entry.startsWith('120000 ') && ancestors.has(entry.slice(entry.indexOf('\t') + 1)));
}
/** `a/b/c` lies in `a` and in `a/b`. */
function ancestorsOf(path) {
    const names = path.split('/');
    return names.slice(1).map((_, position) => names.slice(0, position + 1).join('/'));
}

// EXTERNAL MODULE: ./build/patches/mendings.js
var mendings = __webpack_require__(2560);
;// CONCATENATED MODULE: ./build/patches/endmarkers.js

/**
 * The line that a section says is the file's last, without a final newline: an old line followed by `\ No newline at end of
 * file` (GNU diffutils manual, "Incomplete Lines"). Null when it says nothing of the kind.
 */
function incompleteLastLine(section) {
    for (const { lines } of section.hunks) {
        const position = lines.findIndex((line, at) => !line.startsWith('+') && (lines[at + 1]?.startsWith('\\') ?? false));
        if (position >= 0)
            return (lines[position] ?? '').slice(1).replace(/\r$/, '');
    }
    return null;
}
/** Whether a section says of any line, old or new, that it has no newline. */
function marksEnd(section) {
    return section.hunks.some(({ lines }) => lines.some((line) => line.startsWith('\\')));
}
/** Whether lines of the new file follow the one that a section says is the last: git would join them with it. */
function continuesBehindEnd({ hunks }) {
    return hunks.some(({ lines }, position) => {
        const end = newEndOf(lines);
        return end >= 0 && (position < hunks.length - 1 || lines.slice(end + 2).some((line) => !/^[-\\]/.test(line)));
    });
}
/** Whether a hunk makes a last line without newline although what it replaces is not the end of the file. */
function endsBeforeEnd(section, text) {
    const last = section.hunks.find(({ lines }) => newEndOf(lines) >= 0);
    if (last === undefined || (0,mendings/* createsFile */.A3)(section))
        return false;
    const fileLines = text.replace(/\n$/, '').split('\n').map(withoutReturn);
    const replaced = last.lines.filter((line) => !/^[+\\]/.test(line)).map((line) => withoutReturn(line.slice(1)));
    if (replaced.length === 0)
        return text !== '' && last.oldStart < fileLines.length;
    return fileLines.slice(-replaced.length).join('\n') !== replaced.join('\n');
}
const withoutReturn = (line) => line.replace(/\r$/, '');
/** Position of the new line that a marker follows, or -1. */
function newEndOf(lines) {
    return lines.findIndex((line, position) => !/^[-\\]/.test(line) && (lines[position + 1]?.startsWith('\\') ?? false));
}
/**
 * Whether a section says that a file ends without newline in some line, before or after the change, and the file does not
 * end there. git finds such a line anywhere and joins it with the next one. Files that several sections touch are left to
 * git: what they look like in between is not in the base.
 */
function misstatesEnd(section, sections, content) {
    const line = incompleteLastLine(section);
    if (content === null || !marksEnd(section))
        return false;
    if (sections.some((other) => other !== section && other.header.join('\n') === section.header.join('\n')))
        return false;
    const text = content.toString('latin1').replace(/\r$/, '');
    if (endsBeforeEnd(section, text))
        return true;
    return line !== null && text !== line && !text.endsWith(`\n${line}`);
}

// EXTERNAL MODULE: ./build/patches/document.js
var patches_document = __webpack_require__(2056);
;// CONCATENATED MODULE: ./build/patches/forms.js


/**
 * The patch as it was written, but for sections that git would misread; null when counts are wrong, because git then drops
 * lines in silence.
 */
function strictForm(document, text) {
    if (!isWellCounted(document))
        return null;
    if (document.sections.some(isMisread))
        return formOf((0,mendings/* withFileModes */.dW)((0,mendings/* withPlainNewFiles */.w0)(document.sections)));
    // Binary data ends with a blank line, which trimming takes away.
    const endsInBinary = (document.sections.at(-1)?.binary.length ?? 0) > 0;
    return { patch: endsInBinary ? Buffer.concat([text, Buffer.from('\n')]) : text, sections: document.sections };
}
/**
 * The mended texts of a patch, the most faithful first: lost blank context restored, counts taken from the lines, each with
 * the line ends it has and with those of the files. A patch that was cut gets no new counts. `visible` is the patch read by
 * what its lines look like, where that differs from what its counts say.
 */
function mendedForms(document, visible, fileOf) {
    const readings = [(0,mendings/* withBlankContext */.um)(document.sections)];
    if (!(0,mendings/* isCutShort */.zy)(document, fileOf))
        readings.push(document.sections, visible.sections);
    const endings = readings.flatMap((sections) => (sections === null ? [] : [(0,mendings/* withPlainNewFiles */.w0)(sections), (0,mendings/* withEndingsOf */.u1)(sections, fileOf)].map(mendings/* withFileModes */.dW)));
    const forms = endings.map(formOf);
    return forms.filter((form, position) => forms.findIndex((other) => Buffer.compare(other.patch, form.patch) === 0) === position);
}
/**
 * The bytes to offer to git. With `zeroContext` a hunk that only deletes gets the new line number of the line it deletes:
 * git takes that number as the place, while the format names the line before (GNU diffutils manual).
 */
function textFor(form, zeroContext) {
    if (!zeroContext)
        return form.patch;
    return (0,patches_document/* renderSections */.H1)(form.sections.map((section) => ({
        ...section,
        hunks: section.hunks.map((hunk) => (hunk.newCount === 0 && !(0,mendings/* deletesFile */.TB)(section) ? { ...hunk, newStart: hunk.newStart + 1 } : hunk)),
    })));
}
/** Sections that git takes, but not as they are meant: new files from CRLF transport, `/dev/null` without a file mode. */
function isMisread(section) {
    return ((0,mendings/* createsFile */.A3)(section) && (0,mendings/* isCrlfTransport */.Tc)(section)) || (0,mendings/* lacksFileMode */.M9)(section);
}
function isWellCounted(document) {
    return document.sections.every((section) => section.hunks.every(patches_document/* isCounted */.he));
}
/** The form that consists of the given sections, with counts taken from their lines. */
function formOf(sections) {
    return { patch: (0,patches_document/* renderSections */.H1)(sections), sections };
}

;// CONCATENATED MODULE: ./build/core/policy/deceptive-text.js
/**
 * Characters that make text look other than it is: bidirectional controls (Unicode UAX 9; "Trojan Source", CVE-2021-42574),
 * and what has no glyph of its own (format and default-ignorable characters, without the joiners and variation selectors
 * of emoji and scripts, and without the byte order mark).
 */
const deceptive_text_hidden = /(?![\u200c\u200d])(?!\ufeff)(?![\ufe00-\ufe0f])[\p{Bidi_Control}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Latin beside Cyrillic or Greek letters within one word (Unicode UTS 39, "Mixed-Script Detection"). */
const mixedScripts = /\p{Script=Latin}[\p{M}\p{N}_]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{M}\p{N}_]*\p{Script=Latin}/u;
/** Whether a text holds characters that cannot be seen or that turn its direction. */
function hidesCharacters(text) {
    return deceptive_text_hidden.test(text);
}
/** Whether a name may pass for another one, because its letters are of two alphabets that look alike. */
function looksAlike(name) {
    return mixedScripts.test(name.normalize('NFC'));
}

// EXTERNAL MODULE: ./build/core/policy/paths.js
var paths = __webpack_require__(101);
;// CONCATENATED MODULE: ./build/core/policy/protected.js

/** Directories, at the top, that decide what runs with a token (GitHub Docs, "Workflow syntax"). */
const topDirectories = new Set(['.github']);
/** Directories, at any depth, that coding agents take instructions, tools or commands from. */
const agentDirectories = new Set([
    '.agents', '.amazonq', '.augment', '.claude', '.clinerules', '.codex', '.continue', '.cursor', '.gemini', '.junie',
    '.kiro', '.opencode', '.qwen', '.roo', '.trae', '.windsurf',
]);
/** Files, at any depth, that coding agents take instructions or tools from, and git's list of submodules. */
const files = new Set([
    '.gitmodules', 'agent.md', 'agents.md', 'agents.override.md', 'claude.md', 'claude.local.md', 'gemini.md', 'qwen.md',
    'warp.md', 'copilot-instructions.md', '.aider.conf.yml', '.clinerules', '.cursorrules', '.goosehints', '.mcp.json',
    '.roorules', '.roomodes', '.windsurfrules', 'opencode.json', 'opencode.jsonc',
]);
/**
 * Whether no candidate may touch a path: `.github/**`, `.gitmodules` and the instruction files of coding agents (design
 * section 8). Spellings that some disk takes for the same name count too.
 */
function isProtectedPath(path) {
    const names = (0,paths/* foldedComponents */.$C)(path);
    if (topDirectories.has(names[0] ?? ''))
        return true;
    if (names.some((name) => agentDirectories.has(name)))
        return true;
    const last = names.at(-1) ?? '';
    return files.has(last) || /^(gitmod~\d|gi7eba~\d)$/.test(last) || names.slice(-2).join('/') === '.vscode/mcp.json';
}

;// CONCATENATED MODULE: ./build/patches/neighbours.js

/**
 * The directories above added paths, in both trees. git reads those that `base` has; what a new one holds is told by the
 * added paths themselves, so that a deep path costs no look-up for each of its directories.
 */
async function readNeighbours(place, base, tree, added) {
    const directories = [...new Set(added.flatMap(({ path }) => directoriesAbove(path)))].toSorted();
    const before = await readDirectories(place, base, directories);
    const after = await readDirectories(place, tree, [...before.keys()]);
    const created = entriesBelow(added);
    return directories.map((directory) => ({ directory, before: before.get(directory) ?? [], after: after.get(directory) ?? created.get(directory) ?? [] }));
}
/** The entries of those of the directories that a tree has. */
async function readDirectories(place, tree, directories) {
    const objects = await readObjects(place, 'tree', directories.map((directory) => `${tree}:${directory}`));
    return new Map(directories.flatMap((directory) => {
        const content = objects.get(`${tree}:${directory}`) ?? null;
        return content === null ? [] : [[directory, treeEntries(content, tree.length)]];
    }));
}
/** What a tree of the added files alone has in each directory. Directories have no id here: nobody reads them. */
function entriesBelow(added) {
    const entries = new Map();
    for (const { path, newMode, newOid } of added) {
        const names = path.split('/');
        directoriesAbove(path).forEach((directory, position) => {
            const name = names[position] ?? '';
            const entry = position === names.length - 1 ? { mode: newMode, name, oid: newOid } : { mode: '040000', name, oid: '' };
            entries.set(directory, (entries.get(directory) ?? new Map()).set(name, entry));
        });
    }
    return new Map([...entries].map(([directory, named]) => [directory, [...named.values()]]));
}
/** `a/b/c` lies below `''`, `a` and `a/b`. */
function directoriesAbove(path) {
    const names = path.split('/');
    return names.map((_, position) => names.slice(0, position).join('/'));
}

;// CONCATENATED MODULE: ./build/patches/collisions.js


/**
 * The first added path with a component that is new in its directory and that a case-insensitive or normalising disk takes
 * for another entry there; null when every name has a place of its own.
 */
function collidingName(added, neighbours) {
    const crowded = new Map(neighbours.map((neighbourhood) => [neighbourhood.directory, newCollisionsIn(neighbourhood)]));
    const collides = (path) => {
        const names = path.split('/');
        return directoriesAbove(path).some((directory, position) => crowded.get(directory)?.has(names[position] ?? '') ?? false);
    };
    return added.find(collides) ?? null;
}
function newCollisionsIn({ before, after }) {
    const known = new Set(before.map((entry) => entry.name));
    const spellings = new Map();
    for (const { name } of after)
        spellings.set((0,paths/* foldName */.zN)(name), (spellings.get((0,paths/* foldName */.zN)(name)) ?? 0) + 1);
    return new Set(after.map((entry) => entry.name).filter((name) => !known.has(name) && (spellings.get((0,paths/* foldName */.zN)(name)) ?? 0) > 1));
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/patches/ignored.js





/**
 * The added paths that the tree's own ignore rules cover: `git add -A` would lose them. git reads the rules from a work
 * tree that holds nothing but the `.gitignore` files above those paths (gitignore manual, "PATTERN FORMAT").
 */
async function ignoredPaths(place, added, neighbours) {
    const rules = neighbours.flatMap(({ directory, after }) => after.filter((entry) => entry.name === '.gitignore' && entry.mode.startsWith('100')).map(({ oid }) => ({ directory, oid })));
    if (rules.length === 0)
        return [];
    const contents = await readObjects(place, 'blob', rules.map(({ oid }) => oid));
    const workTree = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'ignore-rules-'));
    try {
        for (const { directory, oid } of rules) {
            await (0,promises_.mkdir)((0,external_node_path_.join)(workTree, directory), { recursive: true });
            await (0,promises_.writeFile)((0,external_node_path_.join)(workTree, directory, '.gitignore'), contents.get(oid) ?? '');
        }
        const { stdout } = await (0,git/* git */.$Y)({ ...place, directory: workTree, workTree }, ['check-ignore', '--no-index', '--stdin', '-z'], {
            // check-ignore refuses literal pathspecs; the leading `./` keeps a name from being read as magic.
            environment: { GIT_LITERAL_PATHSPECS: '0' },
            input: added.map((path) => `./${path}\0`).join(''),
            accept: [0, 1],
        });
        return stdout.toString('utf8').split('\0').filter((path) => path !== '').map((path) => path.slice(2));
    }
    finally {
        await (0,promises_.rm)(workTree, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/patches/links.js



/** How many links Linux follows in one path (path_resolution manual). */
const followLimit = 40;
/**
 * Whether a patch makes a link leave the tree: one of the `touched` links does, or another one does now and did not before.
 */
async function introducesEscape(place, base, tree, touched) {
    const after = await readLinks(place, tree);
    const escaping = [...after.keys()].filter((path) => leavesTree(path, after));
    if (escaping.length === 0)
        return false;
    const before = await readLinks(place, base);
    return escaping.some((path) => touched.has(path) || !leavesTree(path, before));
}
/** Whether following the link at `path` leads above the top, to a root, or into the git directory. */
function leavesTree(path, links) {
    const target = links.get(path);
    if (target === undefined)
        return false;
    return walkLeaves(path, links) || leavesOnWindows(path, target);
}
function walkLeaves(path, links) {
    const place = [];
    const ahead = path.split('/');
    let followed = 0;
    for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
        if (name === '' || name === '.')
            continue;
        if (name === '..') {
            if (place.pop() === undefined)
                return true;
            continue;
        }
        const target = links.get([...place, name].join('/'));
        if (target === undefined) {
            if ((0,paths/* entersGitDirectory */.nD)(name))
                return true;
            place.push(name);
            continue;
        }
        followed += 1;
        if (followed > followLimit)
            return false;
        if ((0,paths/* isAbsolutePath */.Z1)(target))
            return true;
        ahead.unshift(...target.split('/'));
    }
    return false;
}
/** On Windows a backslash separates, too. */
function leavesOnWindows(path, target) {
    return target.includes('\\') && walkLeaves(path, new Map([[path, target.replaceAll('\\', '/')]]));
}
async function readLinks(place, tree) {
    const records = await (0,git/* gitRecords */.Xq)(place, ['ls-tree', '-r', '-z', '--full-tree', tree]);
    const entries = records.flatMap((record) => {
        const match = /^120000 blob ([0-9a-f]+)\t(.+)$/s.exec(record.toString('utf8'));
        return match ? [{ oid: match[1] ?? '', path: match[2] ?? '' }] : [];
    });
    const targets = await readObjects(place, 'blob', entries.map(({ oid }) => oid));
    return new Map(entries.map(({ oid, path }) => [path, targets.get(oid)?.toString('utf8') ?? '']));
}

;// CONCATENATED MODULE: ./build/patches/refusals.js
/** For each reason one sentence on what is wrong and one on how to mend the patch. */
const sentences = {
    'already-applied': 'The snapshot already holds what this patch makes. Nothing is left to do; if the patch is reversed, swap its sides.',
    'ambiguous-location': 'A hunk fits several places and its line numbers do not say which. Correct the line numbers or add context lines.',
    'beyond-symlink': 'A path leads through a symbolic link. Name the file by its real path.',
    'binary-without-data': 'A binary file is named without its data. Make the patch with `git diff --binary`.',
    'case-collision': 'A new name differs from an existing one only in case or in Unicode form, so some disks cannot hold both. Choose another name.',
    'context-mismatch': "A hunk's lines are not in the file as the snapshot has it. Make the patch again from the snapshot's commit; white space counts.",
    'corrupt-patch': 'A hunk is damaged: a line starts with none of space, `+`, `-` and `\\`, or its parts do not belong together. Make the patch again with `git diff`.',
    'empty-patch': 'The patch is empty. Put the output of `git diff` into it.',
    'file-exists': 'The patch creates a file that is there already with other content. Make it change the file instead.',
    'lfs-pointer': 'A file is kept in Git LFS, so the snapshot holds only a pointer and the text of the patch cannot fit. Change the file by a commit on a branch.',
    'malformed-hunk-header': 'A hunk header is not of the form `@@ -start,count +start,count @@`. Write the line numbers and counts.',
    'missing-file': 'The patch changes a file that the snapshot does not have. Check the path, from the top of the repository.',
    'no-op': 'The patch applies but changes nothing. Put a change into it.',
    'not-a-patch': 'There is no diff in this text. Put the output of `git diff` into it.',
    'overlapping-hunks': 'Two hunks of one file share lines. Join them into one hunk.',
    'path-absolute': 'A path starts at the root of a disk. Write paths from the top of the repository, behind `a/` and `b/`.',
    'path-escape': 'A path climbs out of the repository. Write paths from its top, without `..`.',
    'path-git-dir': 'A path goes into the git directory, or into a name that some disk takes for it. Such files cannot be changed by a patch.',
    'path-too-long': 'A new name has more than 255 bytes, or a new path more than 1,023, which some disks cannot hold. Choose a shorter one.',
    'protected-path': 'The patch touches `.github`, `.gitmodules` or instructions for coding agents, which no candidate may. Leave these files out.',
    'submodule-change': 'The patch adds, moves or removes a submodule, whose commit cannot be tried here. Leave it out.',
    'symlink-escape': 'A symbolic link leads out of the tree. Let it point to a file of the repository, by a relative path.',
    'symlink-not-allowed': "A symbolic link's target holds a control character; a line feed means that the `\\ No newline at end of file` line is missing. Mend the target.",
    'truncated-patch': 'The patch stops in the middle: a header without its change, or a hunk with fewer lines than it declares. Post it whole.',
    'unsupported-format': 'This is not a unified diff. Make the patch with `git diff` (merges: against one parent).',
    'windows-unsafe-name': 'A name holds a backslash, a control character or bytes that are not UTF-8, and cannot be kept everywhere. Choose another name.',
};
/** What to tell the author of a patch, by reason. */
function sentenceFor(reason) {
    return sentences[reason];
}
/** The outcome of a refused patch. */
function rejected(reason) {
    return { outcome: 'rejected', reason, tree: null, touched: [], flags: [], message: sentenceFor(reason) };
}
/** The outcome of a patch that leaves `tree` as it is. */
function unchanged(reason, tree) {
    return { outcome: 'no-change', reason, tree, touched: [], flags: [], message: sentenceFor(reason) };
}

;// CONCATENATED MODULE: ./build/patches/inspect.js










const gitlink = '160000';
const symlink = '120000';
/**
 * Judges the tree a patch made: refuses what design section 8 refuses, and flags what a reader should know. `comparison`
 * is the difference between `base` and `tree`, which is not empty.
 */
async function inspectResult(place, base, tree, document, comparison) {
    const { differences, additions, deletions } = comparison;
    const refusal = refusalByPath(differences) ?? (await refusalByLink(place, base, tree, differences));
    if (refusal !== null)
        return rejected(refusal);
    const newFiles = differences.filter((difference) => difference.change === 'A');
    const added = newFiles.map((difference) => difference.path);
    const neighbours = await readNeighbours(place, base, tree, newFiles);
    if (collidingName(added, neighbours) !== null)
        return rejected('case-collision');
    const flags = flagsOf(comparison, document);
    if (await touchesLfsPointer(place, document, differences))
        flags.push('lfs-pointer');
    if ((await ignoredPaths(place, added, neighbours)).length > 0)
        flags.push('ignored-path');
    const touched = differences.map(({ path, change, oldMode, newMode }) => ({ path, change, oldMode, newMode }));
    return { outcome: 'applied', reason: null, tree, touched, flags: flags.toSorted(), additions, deletions };
}
/** The refusals that follow from paths and modes alone. */
function refusalByPath(differences) {
    if (differences.some(({ readable }) => !readable))
        return 'windows-unsafe-name';
    if (differences.some(({ path }) => (0,paths/* entersGitDirectory */.nD)(path)))
        return 'path-git-dir';
    if (differences.some(({ oldMode, newMode }) => oldMode === gitlink || newMode === gitlink))
        return 'submodule-change';
    if (differences.some(({ path }) => isProtectedPath(path)))
        return 'protected-path';
    const added = differences.filter(({ change }) => change === 'A');
    if (added.some(({ path }) => (0,paths/* climbs */.BH)(path)))
        return 'path-escape';
    if (added.some(({ path }) => /[\\\p{Cc}]/u.test(path)))
        return 'windows-unsafe-name';
    return added.some(({ path }) => (0,paths/* isTooLong */.pn)(path)) ? 'path-too-long' : null;
}
async function refusalByLink(place, base, tree, differences) {
    const links = differences.filter(({ oldMode, newMode }) => oldMode === symlink || newMode === symlink);
    if (links.length === 0)
        return null;
    const targets = await readObjects(place, 'blob', links.filter(({ newMode }) => newMode === symlink).map(({ newOid }) => newOid));
    if ([...targets.values()].some((target) => target === null || target.length === 0 || /\p{Cc}/u.test(target.toString('utf8'))))
        return 'symlink-not-allowed';
    return (await introducesEscape(place, base, tree, new Set(links.map(({ path }) => path)))) ? 'symlink-escape' : null;
}
function flagsOf({ differences, additions }, document) {
    const flags = [];
    const added = differences.filter(({ change }) => change === 'A').map(({ path }) => path);
    const modes = differences.flatMap(({ oldMode, newMode }) => [oldMode, newMode]);
    if (additions === null || document.sections.some((section) => section.binary.length > 0))
        flags.push('binary');
    if (differences.some(({ path }) => path.toLowerCase().split('/').at(-1) === '.gitattributes'))
        flags.push('gitattributes');
    if (document.sections.some(addsHiddenCharacters) || added.some(hidesCharacters))
        flags.push('hidden-characters');
    if (added.some(looksAlike))
        flags.push('look-alike-name');
    if (differences.some(({ change, oldMode, newMode }) => change === 'M' && oldMode !== newMode))
        flags.push('mode-change');
    if (document.sections.some((section) => section.header.some((line) => /^rename (from|old) /.test(line))))
        flags.push('rename');
    if (modes.includes(symlink))
        flags.push('symlink');
    if (differences.some(({ change, path }) => change === 'A' && (0,paths/* isUnsafeOnWindows */.zQ)(path)))
        flags.push('windows-unsafe-name');
    return flags;
}
function addsHiddenCharacters({ hunks }) {
    return hunks.some(({ lines }) => lines.some((line) => line.startsWith('+') && hidesCharacters(Buffer.from(line, 'latin1').toString('utf8'))));
}
/** Whether a changed file is, or was, a Git LFS pointer: its object may not exist. Blobs are read only if the patch hints at it. */
async function touchesLfsPointer(place, document, differences) {
    const hint = document.sections.some((section) => section.hunks.some((hunk) => hunk.lines.some((line) => /^[-+ ](version https:\/\/git-lfs|oid sha256:|size \d+\r?$)/.test(line))));
    if (!hint)
        return false;
    const ids = differences.flatMap(({ oldMode, newMode, oldOid, newOid }) => [...(oldMode.startsWith('100') ? [oldOid] : []), ...(newMode.startsWith('100') ? [newOid] : [])]);
    const objects = await readObjects(place, 'blob', ids);
    return [...objects.values()].some(isLfsPointer);
}

;// CONCATENATED MODULE: ./build/patches/locations.js



/** Far behind the end of any file. */
const behindTheEnd = 1_000_000_000;
/**
 * Whether git chose one of several places for a hunk whose line numbers do not decide: it was moved, or its old and new
 * line number contradict each other. git itself is asked: with such hunks sought from the first and from the last line,
 * a unique context gives the same tree both times.
 *
 * `tree` is what the patch made of `base`; `moved` as git reported it.
 */
async function isAmbiguous(scratch, base, sections, how, moved, tree) {
    const movedHunks = moved.map(([section, hunk]) => sections[section]?.hunks[hunk]);
    if (movedHunks.some(hasNothingToGoBy))
        return true;
    const doubtful = new Set([...movedHunks, ...sections.flatMap((section) => section.hunks.filter((hunk) => contradictsItself(section, hunk)))]);
    if (doubtful.size === 0)
        return false;
    for (const start of [1, behindTheEnd]) {
        if ((await treeOf(scratch, base, soughtFrom(start, sections, doubtful), how)) !== tree)
            return true;
    }
    return false;
}
/** Without an old line there is only the line number, and git did not go by it. An unknown hunk cannot be examined. */
function hasNothingToGoBy(hunk) {
    return hunk === undefined || (0,patches_document/* countsOf */.mQ)(hunk).old === 0;
}
function soughtFrom(start, sections, doubtful) {
    // An old start of 1 would tie the hunk to the beginning of the file.
    const seek = (hunk) => (doubtful.has(hunk) ? { ...hunk, oldStart: start + 1, newStart: start } : hunk);
    return sections.map((section) => ({ ...section, hunks: section.hunks.map(seek) }));
}
function treeOf(scratch, base, sections, how) {
    return (0,patches_attempt/* withIndex */.NH)(scratch, base, async (index) => ((await (0,patches_attempt/* applyToIndex */.wm)(index, textFor(formOf(sections), how.zeroContext), how)).applied ? (0,patches_attempt/* writeTree */.WM)(index) : null));
}
/** Whether the new line number is not the old one moved by what the hunks above add and remove. */
function contradictsItself(section, hunk) {
    if (hunk.oldStart === 0 || hunk.newStart === 0)
        return false;
    let shift = 0;
    for (const other of section.hunks) {
        const counts = (0,patches_document/* countsOf */.mQ)(other);
        if (other.oldStart < hunk.oldStart)
            shift += counts.new - counts.old;
    }
    return firstLine(hunk.newStart, hunk.newCount) - firstLine(hunk.oldStart, hunk.oldCount) !== shift;
}
/** With a count of 0 the start is the line before (GNU diffutils manual). */
function firstLine(start, count) {
    return count === 0 ? start + 1 : start;
}

// EXTERNAL MODULE: ./build/patches/overlooked.js
var overlooked = __webpack_require__(1665);
// EXTERNAL MODULE: ./build/patches/reading.js
var reading = __webpack_require__(6781);
;// CONCATENATED MODULE: ./build/patches/result.js

/**
 * Compares two trees by `git diff-tree -r --raw --numstat -z --no-renames` (git-diff-tree manual, "Raw output format"). A
 * change of type counts as a modification.
 */
async function compareTrees(place, base, tree) {
    const { stdout } = await (0,git/* git */.$Y)(place, ['diff-tree', '-r', '--raw', '--numstat', '-z', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv', base, tree]);
    const records = stdout.toString('latin1').split('\0');
    const result = { differences: [], additions: 0, deletions: 0 };
    for (let position = 0; position < records.length; position += 1) {
        const record = records[position] ?? '';
        const raw = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([AMDT])/.exec(record);
        if (raw) {
            position += 1;
            result.differences.push(differenceOf(raw, records[position] ?? ''));
        }
        else {
            addCounts(result, /^(\d+|-)\t(\d+|-)\t/.exec(record));
        }
    }
    return result;
}
function differenceOf(raw, name) {
    const [, oldMode = '', newMode = '', oldOid = '', newOid = '', status] = raw;
    const bytes = Buffer.from(name, 'latin1');
    const path = bytes.toString('utf8');
    const change = status === 'A' || status === 'D' ? status : 'M';
    return { path, change, oldMode, newMode, oldOid, newOid, readable: Buffer.from(path, 'utf8').equals(bytes) };
}
function addCounts(result, counts) {
    if (counts === null)
        return;
    const [, added, deleted] = counts;
    if (added === '-' || result.additions === null || result.deletions === null) {
        result.additions = null;
        result.deletions = null;
        return;
    }
    result.additions += Number(added);
    result.deletions += Number(deleted);
}

;// CONCATENATED MODULE: ./build/patches/apply.js















/**
 * What a patch makes of a tree, judged by git (design section 8): strictly first, then in mended forms, each of which git
 * has to take without fuzz; then the resulting tree is inspected.
 *
 * `base` is the id of a commit or tree that `scratch` can read; `patch` the recorded bytes, which are never changed.
 * Calls may run at the same time on one scratch repository. A patch that is refused is an answer, not an error; rejects
 * with `environment` if git or the repository breaks, with `usage` if `directory` leaves the repository.
 */
async function applyPatch(scratch, base, patch, options = {}) {
    const text = (0,mendings/* withoutTransportLoss */.Fb)(patch);
    const document = (0,reading/* readPatch */.H)(text);
    const strips = (0,names/* stripOrder */.Xu)(document);
    const fault = (0,overlooked/* overlookedFault */.B)(document, text, strips[0] ?? 1);
    if (fault !== null)
        return rejected(fault);
    const places = namePlaces(strips, options.directory);
    return (0,patches_attempt/* withIndex */.NH)(scratch, base, async (index) => {
        if ((0,mendings/* changesNothing */.TY)(document))
            return unchanged('no-op', await (0,patches_attempt/* writeTree */.WM)(index));
        const refused = [];
        const strict = strictForm(document, text);
        const marked = document.sections.some(marksEnd);
        const taken = strict && !marked ? await firstTaken(index, [strict], places, refused) : null;
        if (taken)
            return settle(scratch, index, base, document, taken);
        const contentOf = await readBaseFiles(index.place, base, document.sections, places);
        const fileOf = (section) => (0,mendings/* linesOf */.Dx)(contentOf(section));
        const mended = mendedForms(document, (0,reading/* readPatch */.H)(text, 'visible'), fileOf);
        const forms = strict && marked ? [strict, ...mended] : mended;
        const misstated = document.sections.some((section) => continuesBehindEnd(section) || misstatesEnd(section, document.sections, contentOf(section)));
        if (misstated)
            refused.push(...forms.map((form) => refusedUnseen(form, places)));
        const other = misstated ? null : await firstTaken(index, forms, places, refused);
        if (other)
            return settle(scratch, index, base, document, other);
        if (await isHeldAlready(index, refused))
            return unchanged('already-applied', await (0,patches_attempt/* writeTree */.WM)(index));
        if ((0,mendings/* isCutShort */.zy)(document, fileOf))
            return rejected('truncated-patch');
        const reason = mostTelling(refused.map((one) => one.reason));
        return rejected(await closerReason(index.place, base, document.sections, strips[0] ?? 1, reason, contentOf));
    });
}
/** A form that is not offered to git, because it says what the file is not and git would not notice. */
function refusedUnseen(form, places) {
    return { form, how: { strip: places[0]?.strip ?? 1, directory: places[0]?.directory ?? null, zeroContext: false }, reason: 'context-mismatch' };
}
function namePlaces(strips, directory = '.') {
    const below = external_node_path_.posix.normalize(directory).replace(/\/$/, '');
    if (external_node_path_.posix.isAbsolute(below) || below.startsWith('..')) {
        throw new errors/* SafeDebugError */.rc('usage', `The directory ${directory} is not inside the repository. Give a path from its top, such as packages/app.`);
    }
    const top = strips.map((strip) => ({ strip, directory: null }));
    return below === '.' ? top : [...top, ...strips.map((strip) => ({ strip, directory: below }))];
}
/** Offers forms to git until it takes one; every refusal is added to `refused`. */
async function firstTaken(index, forms, places, refused) {
    for (const form of forms) {
        for (const place of places) {
            for (const zeroContext of (0,mendings/* needsZeroContext */.Vt)(form.sections) ? [false, true] : [false]) {
                const how = { ...place, zeroContext };
                const attempt = await (0,patches_attempt/* applyToIndex */.wm)(index, textFor(form, zeroContext), how);
                if (attempt.applied)
                    return { form, how, moved: attempt.moved };
                refused.push({ form, how, reason: reasonOf(attempt.complaint) });
                if (refused.at(-1)?.reason !== 'context-mismatch')
                    break;
            }
            // Another place is right only if the files are not in this one; a new file could go anywhere.
            if (refused.at(-1)?.reason !== 'missing-file')
                break;
        }
    }
    return null;
}
/** The outcome of a form that git took: `index` holds its result. */
async function settle(scratch, index, base, document, taken) {
    const tree = await (0,patches_attempt/* writeTree */.WM)(index);
    const comparison = await compareTrees(index.place, base, tree);
    if (comparison.differences.length === 0)
        return unchanged(document.sections.some(mendings/* statesModes */.nj) ? 'already-applied' : 'no-op', tree);
    if (await isAmbiguous(scratch, base, taken.form.sections, taken.how, taken.moved, tree))
        return rejected('ambiguous-location');
    return inspectResult(index.place, base, tree, document, comparison);
}
/**
 * Whether the base already holds what a refused form makes. Patches that only delete prove nothing: the files they name may
 * never have been there.
 */
async function isHeldAlready(index, refused) {
    for (const { form, how, reason } of refused) {
        if (reason === 'corrupt-patch' || form.sections.every(mendings/* deletesFile */.TB))
            continue;
        if (await (0,patches_attempt/* holdsAlready */.Nd)(index, textFor(form, how.zeroContext), how))
            return true;
    }
    return false;
}


/***/ }),

/***/ 2072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NH: () => (/* binding */ withIndex),
/* harmony export */   Nd: () => (/* binding */ holdsAlready),
/* harmony export */   WM: () => (/* binding */ writeTree),
/* harmony export */   wm: () => (/* binding */ applyToIndex)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9473);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75);





/** Runs `use` with an index of the tree `base` and removes the index afterwards. */
async function withIndex(scratch, base, use) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch.directory, `index-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    const index = { file, place: { ...scratch.place, indexFile: file } };
    try {
        await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(index.place, ['read-tree', base]);
        return await use(index);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(`${file}.lock`, { force: true });
    }
}
/** Lets git apply a patch to the index, wholly or not at all. Rejects with `environment` if git itself breaks. */
async function applyToIndex(index, patch, how) {
    const { exitStatus, stderr } = await runApply(index, patch, how, ['--verbose']);
    if (exitStatus === 0)
        return { applied: true, moved: movedHunks(stderr) };
    const broken = /^fatal: (unable to (read|write|create|access)|Unable to|bad object|Out of memory|out of memory|cannot|could not).*/m.exec(stderr);
    if (broken)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc('environment', `git apply broke in ${index.place.directory}: ${broken[0]}. Check the disk and that the repository has all its objects, then run again.`);
    return { applied: false, complaint: stderr };
}
/** Whether the tree already holds what the patch makes: git would apply it backwards. Nothing is changed. */
async function holdsAlready(index, patch, how) {
    return (await runApply(index, patch, how, ['--check', '--reverse'])).exitStatus === 0;
}
/**
 * Runs `git apply --cached`. On some damaged headers git ends itself by a failed assertion, as does 2.39 when `new file
 * mode` stands behind `--- /dev/null`. That says something about the patch, so it is a refusal, not a broken environment.
 */
async function runApply(index, patch, how, mode) {
    const place = [`-p${how.strip}`, ...(how.zeroContext ? ['--unidiff-zero'] : []), ...(how.directory === null ? [] : [`--directory=${how.directory}`])];
    try {
        return await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(index.place, ['apply', '--cached', ...mode, ...place, '-'], { input: patch, accept: 'any' });
    }
    catch (error) {
        // Every exit status is accepted, so without a cause git did start and was ended by a signal.
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SafeDebugError */ .rc) || error.cause !== undefined)
            throw error;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(`${index.file}.lock`, { force: true });
        return { exitStatus: 128, stderr: 'git could not read the patch' };
    }
}
/** Writes the index as a tree and returns its id. */
function writeTree(index) {
    return (0,_git_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(index.place, ['write-tree']);
}
/** Reads `Hunk #2 succeeded at 38 (offset 33 lines).` below the `Checking patch` line of each section. */
function movedHunks(report) {
    const moved = [];
    let section = -1;
    for (const line of report.split('\n')) {
        if (line.startsWith('Checking patch '))
            section += 1;
        const hunk = /^Hunk #(\d+) succeeded at \d+ \(offset/.exec(line)?.[1];
        if (hunk !== undefined)
            moved.push([section, Number(hunk) - 1]);
    }
    return moved;
}


/***/ }),

/***/ 2056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ renderSections),
/* harmony export */   fY: () => (/* binding */ missingFrom),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/** Lines a hunk really has on either side. A line that lost everything is a blank context line (git-apply reads it so). */
function countsOf(hunk) {
    let removed = 0;
    let added = 0;
    let context = 0;
    for (const line of hunk.lines) {
        if (line.startsWith('-'))
            removed += 1;
        else if (line.startsWith('+'))
            added += 1;
        else if (!line.startsWith('\\'))
            context += 1;
    }
    return { old: context + removed, new: context + added };
}
/** Lines that the header promises and the text lacks, on either side; negative when the text has more. */
function missingFrom(hunk) {
    const present = countsOf(hunk);
    return { old: hunk.oldCount - present.old, new: hunk.newCount - present.new };
}
/** Whether the header's counts are those of the lines. */
function isCounted(hunk) {
    const missing = missingFrom(hunk);
    return missing.old === 0 && missing.new === 0;
}
/** The text of file sections with counts taken from the lines; everything around the sections is left out. */
function renderSections(sections) {
    const lines = sections.flatMap((section) => [...section.header, ...section.hunks.flatMap(renderHunk), ...section.binary]);
    return Buffer.from(lines.map((line) => `${line}\n`).join(''), 'latin1');
}
function renderHunk(hunk) {
    const present = countsOf(hunk);
    return [`@@ -${hunk.oldStart},${present.old} +${hunk.newStart},${present.new} @@${hunk.heading}`, ...hunk.lines];
}


/***/ }),

/***/ 2560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ createsFile),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Fb: () => (/* binding */ withoutTransportLoss),
/* harmony export */   M9: () => (/* binding */ lacksFileMode),
/* harmony export */   TB: () => (/* binding */ deletesFile),
/* harmony export */   TY: () => (/* binding */ changesNothing),
/* harmony export */   Tc: () => (/* binding */ isCrlfTransport),
/* harmony export */   Vt: () => (/* binding */ needsZeroContext),
/* harmony export */   dW: () => (/* binding */ withFileModes),
/* harmony export */   nj: () => (/* binding */ statesModes),
/* harmony export */   sL: () => (/* binding */ stopsAtText),
/* harmony export */   u1: () => (/* binding */ withEndingsOf),
/* harmony export */   um: () => (/* binding */ withBlankContext),
/* harmony export */   w0: () => (/* binding */ withPlainNewFiles),
/* harmony export */   zy: () => (/* binding */ isCutShort)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2056);

/** Lines and line ends of a file's bytes. */
function linesOf(content) {
    if (content === null)
        return null;
    const text = content.toString('latin1');
    const all = text.match(/\n/g)?.length ?? 0;
    const carriageReturns = text.match(/\r\n/g)?.length ?? 0;
    const count = all + (text === '' || text.endsWith('\n') ? 0 : 1);
    return { count, endings: carriageReturns === 0 ? 'lf' : carriageReturns === all ? 'crlf' : 'mixed' };
}
/** A patch text without a byte order mark and with the line feed that trimming takes from its last line. */
function withoutTransportLoss(patch) {
    const marked = patch[0] === 0xef && patch[1] === 0xbb && patch[2] === 0xbf;
    const text = marked ? patch.subarray(3) : patch;
    return text.length === 0 || text.at(-1) === 10 ? text : Buffer.concat([text, Buffer.from('\n')]);
}
/** Whether every line of a section, headers too, ends in CRLF: that comes from transport, not from the change. */
function isCrlfTransport(section) {
    return section.binary.length === 0 && linesIn(section).every((line) => line.endsWith('\r'));
}
function linesIn(section) {
    return [...section.header, ...section.hunks.flatMap((hunk) => hunk.lines)];
}
/** A section without carriage returns. */
function withoutCarriageReturns(section) {
    const strip = (line) => line.replace(/\r$/, '');
    return {
        ...section,
        header: section.header.map(strip),
        hunks: section.hunks.map((hunk) => ({ ...hunk, heading: strip(hunk.heading), lines: hunk.lines.map(strip) })),
    };
}
/** A section whose hunk lines end in CRLF; headers and markers stay. */
function withCarriageReturns(section) {
    const extend = (line, next) => (line.startsWith('\\') || next?.startsWith('\\') ? line : `${line === '' ? ' ' : line}\r`);
    return { ...section, hunks: section.hunks.map((hunk) => ({ ...hunk, lines: hunk.lines.map((line, position) => extend(line, hunk.lines[position + 1])) })) };
}
/** Whether a section makes a file from nothing. */
function createsFile(section) {
    return section.header.some((line) => /^(new file mode |--- \/dev\/null\s*$)/.test(line));
}
/** Whether a section removes a file. */
function deletesFile(section) {
    return section.header.some((line) => /^(deleted file mode |\+\+\+ \/dev\/null\s*$)/.test(line));
}
/**
 * Whether a `diff --git` section names `/dev/null` without a `new file mode` or `deleted file mode` line. git then takes
 * `dev/null` for a file of the tree.
 */
function lacksFileMode(section) {
    const names = /^(---|\+\+\+) \/dev\/null\s*$/;
    return section.header.length > 2 && section.header.some((line) => names.test(line)) && !section.header.some((line) => /^(new|deleted) file mode /.test(line));
}
/** Sections without file mode where one is needed, as plain ones: from those git learns the mode by itself. */
function withFileModes(sections) {
    return sections.map((section) => (lacksFileMode(section) ? { ...section, header: section.header.slice(-2) } : section));
}
/** Whether no hunk of a patch adds or removes a line and no header states a change. */
function changesNothing(document) {
    return document.sections.length > 0 && document.sections.every((section) => section.hunks.length > 0 && section.hunks.every((hunk) => hunk.lines.every((line) => !/^[-+]/.test(line)) && (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(hunk)) && !section.header.some((line) => /^(new|old|deleted|rename|copy) /.test(line)));
}
/** Whether a section changes a file's mode; git takes that also for a file that has the new mode already. */
function statesModes(section) {
    return section.header.some((line) => line.startsWith('new mode '));
}
/** Sections whose new files are freed from CRLF transport; there is no base file that could tell. */
function withPlainNewFiles(sections) {
    return sections.map((section) => (createsFile(section) && isCrlfTransport(section) ? withoutCarriageReturns(section) : section));
}
/**
 * Sections with the line ends of the files they change: CRLF goes where the file has none, and comes where the file has
 * nothing else and the section has none (comments lose it). git still has to find every line exactly.
 */
function withEndingsOf(sections, fileOf) {
    return sections.map((section) => {
        const endings = fileOf(section)?.endings ?? null;
        if (isCrlfTransport(section))
            return endings === 'crlf' ? section : withoutCarriageReturns(section);
        if (endings !== 'crlf' || createsFile(section) || linesIn(section).some((line) => line.endsWith('\r')))
            return section;
        return withCarriageReturns(section);
    });
}
/**
 * Sections whose hunks got back the blank context lines they lost at their end, where the header says how many are
 * missing, equally on both sides; null when no hunk is like that.
 */
function withBlankContext(sections) {
    let restored = false;
    const mended = sections.map((section) => ({
        ...section,
        hunks: section.hunks.map((hunk) => {
            const missing = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .missingFrom */ .fY)(hunk);
            if (missing.old <= 0 || missing.old !== missing.new || missing.old > 20)
                return hunk;
            restored = true;
            return { ...hunk, lines: [...hunk.lines, ...Array.from({ length: missing.old }, () => ' ')] };
        }),
    }));
    return restored ? mended : null;
}
/**
 * Whether a patch stops inside its last hunk. A hunk that is short at the very end may be a patch that was cut, so its
 * counts must not be mended; unless they ask for more lines than the file has, which no whole patch can do. Binary data
 * that git refused counts as cut when nothing follows it.
 */
function isCutShort(document, fileOf) {
    const section = document.sections.at(-1);
    const hunk = section?.hunks.at(-1);
    if (section !== undefined && section.binary.length > 0)
        return true;
    if (section === undefined || hunk === undefined || hunk.followedBy !== 'end' || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(hunk))
        return false;
    const missing = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .missingFrom */ .fY)(hunk);
    if (missing.old <= 0 && missing.new <= 0)
        return false;
    const file = fileOf(section);
    return createsFile(section) || file === null || hunk.oldStart - 1 + hunk.oldCount <= file.count || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .countsOf */ .mQ)(hunk).old === 0;
}
/** Whether a hunk stops at a line that is no part of a diff while lines are still missing. */
function stopsAtText(hunk) {
    const missing = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .missingFrom */ .fY)(hunk);
    return hunk.followedBy === 'text' && (missing.old > 0 || missing.new > 0);
}
/**
 * Whether `--unidiff-zero` can make a difference: without it git wants a hunk that ends without context at the end of the
 * file, and one that starts at line 1 at its beginning (git-apply manual). Every line still has to match.
 */
function needsZeroContext(sections) {
    return sections.some((section) => !createsFile(section) && section.hunks.some((hunk) => hunk.oldStart <= 1 || /^[-+]/.test(lastLineOf(hunk))));
}
function lastLineOf(hunk) {
    return hunk.lines.findLast((line) => !line.startsWith('\\')) ?? '';
}


/***/ }),

/***/ 6581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qb: () => (/* binding */ headerNames),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   Xu: () => (/* binding */ stripOrder),
/* harmony export */   p6: () => (/* binding */ strippedName)
/* harmony export */ });
/** First directories that are prefixes: those of git-diff, and `./` of a plain diff. */
const knownPrefix = /^[abciow12.]\//;
const escapes = { a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', '"': '"', '\\': '\\' };
/** Undoes git's C-style quoting of names (git-config manual, core.quotePath). Input and output are one character per byte. */
function unquote(quoted) {
    return quoted.slice(1, -1).replace(/\\([0-7]{3}|.)/gs, (_, code) => (code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8) & 255) : (escapes[code] ?? code)));
}
/** All names in a section's header, without `/dev/null`. Names come from the `diff --git` line only if nothing else has any. */
function headerNames(section) {
    const names = section.header.flatMap(nameOf);
    return names.length > 0 ? names : section.header.slice(0, 1).flatMap(gitLineNames);
}
function nameOf(line) {
    const match = /^(---|\+\+\+|rename from|rename to|rename old|rename new|copy from|copy to) ("(?:[^"\\]|\\.)*"|[^\t\r]*)/s.exec(line);
    if (match === null)
        return [];
    const [, keyword = '', raw = ''] = match;
    const text = raw.startsWith('"') ? unquote(raw) : raw;
    if (text === '/dev/null')
        return [];
    const prefixed = keyword === '---' || keyword === '+++';
    return [{ text, side: keyword === '---' || /(from|old)$/.test(keyword) ? 'old' : 'new', prefixed }];
}
/** Splits `diff --git a/NAME b/NAME`: without quotes only a split into two halves of equal length can be right. */
function gitLineNames(line) {
    const rest = /^diff --git (.*?)\r?$/s.exec(line)?.[1];
    if (rest === undefined)
        return [];
    const quoted = /^("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")$/s.exec(rest);
    const half = (rest.length - 1) / 2;
    const pair = quoted ? [unquote(quoted[1] ?? ''), unquote(quoted[2] ?? '')] : [rest.slice(0, half), rest.slice(half + 1)];
    const [old = '', created = ''] = pair;
    if (!quoted && withoutFirst(old) !== withoutFirst(created))
        return [];
    return [{ text: old, side: 'old', prefixed: true }, { text: created, side: 'new', prefixed: true }];
}
function withoutFirst(name) {
    return name.slice(name.indexOf('/') + 1);
}
/** A name as the tree has it (UTF-8), after stripping. */
function strippedName(name, strip) {
    const text = strip === 1 && name.prefixed ? name.text.replace(/^[^/]*\/+/, '') : name.text;
    return Buffer.from(text, 'latin1').toString('utf8');
}
/** The path a section reads or makes in the tree, as far as its header tells. */
function pathOf(section, strip) {
    const name = headerNames(section)[0];
    return name === undefined ? null : strippedName(name, strip);
}
/**
 * The order in which to try git's `-p`. Prefixes are those of git-diff (`a/ b/`, and `i/ w/ c/ o/ 1/ 2/` of
 * diff.mnemonicPrefix), or two directories that differ while the rest is equal. Names written alike on both sides carry
 * none; stripping would put a new file into the wrong place.
 */
function stripOrder(document) {
    const styles = new Set(document.sections.map(styleOf));
    if (styles.has('prefixed'))
        return styles.has('bare') ? [1, 0] : [1];
    return styles.has('bare') ? [0, 1] : [1];
}
function styleOf(section) {
    let names = headerNames(section).filter((name) => name.prefixed);
    if (names.length === 0)
        names = section.header.slice(0, 1).flatMap(gitLineNames);
    const [first, second] = names;
    if (first === undefined)
        return 'unknown';
    if (second === undefined)
        return knownPrefix.test(first.text) ? 'prefixed' : 'bare';
    if (first.text === second.text)
        return 'bare';
    return knownPrefix.test(first.text) || withoutFirst(first.text) === withoutFirst(second.text) ? 'prefixed' : 'bare';
}


/***/ }),

/***/ 1665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ overlookedFault)
/* harmony export */ });
/* harmony import */ var _core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(101);
/* harmony import */ var _mendings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2560);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6581);



/**
 * Faults that git passes over in silence: it applies the sections it understands, skips the rest as text and reports
 * success. Returns the reason to refuse the patch, or null.
 */
function overlookedFault(document, patch, strip) {
    if (document.blank)
        return 'empty-patch';
    return faultInNames(document, strip) ?? faultBetweenSections(document) ?? faultInSections(document, patch, strip);
}
function faultInNames(document, strip) {
    for (const name of document.sections.flatMap(_names_js__WEBPACK_IMPORTED_MODULE_0__/* .headerNames */ .Qb)) {
        const written = Buffer.from(name.text, 'latin1').toString('utf8');
        const path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .strippedName */ .p6)(name, strip);
        if ((0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsolutePath */ .Z1)(written) || (0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsolutePath */ .Z1)(path) || /^[^/]*\/\//.test(written))
            return 'path-absolute';
        if ((0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .entersGitDirectory */ .nD)(path))
            return 'path-git-dir';
        if ((0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .climbs */ .BH)(path) || (0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .climbs */ .BH)(written))
            return 'path-escape';
    }
    // Before git sees them: it takes minutes for a path of many thousand directories.
    return document.sections.some((section) => newNames(section).some((name) => (0,_core_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooLong */ .pn)((0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .strippedName */ .p6)(name, strip)))) ? 'path-too-long' : null;
}
/** The names in a section's header that the tree may not have yet. */
function newNames(section) {
    return (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .headerNames */ .Qb)(section).filter(({ side, prefixed }) => side === 'new' && (!prefixed || (0,_mendings_js__WEBPACK_IMPORTED_MODULE_2__/* .createsFile */ .A3)(section)));
}
function faultBetweenSections(document) {
    const kinds = new Set(document.oddities.map((oddity) => oddity.kind));
    if (kinds.has('combined-diff') || kinds.has('foreign-format'))
        return 'unsupported-format';
    if (kinds.has('binary-notice'))
        return 'binary-without-data';
    const malformed = document.oddities.find((oddity) => oddity.kind === 'malformed-hunk');
    if (malformed)
        return malformed.last ? 'truncated-patch' : 'malformed-hunk-header';
    if (kinds.has('cut-header'))
        return 'truncated-patch';
    return kinds.has('orphan-hunk') ? 'corrupt-patch' : null;
}
function faultInSections(document, patch, strip) {
    if (document.sections.length === 0)
        return isWrapped(patch) ? 'unsupported-format' : 'not-a-patch';
    if (document.sections.some(statesNothing))
        return 'truncated-patch';
    if (document.sections.some((section) => section.hunks.some(_mendings_js__WEBPACK_IMPORTED_MODULE_2__/* .stopsAtText */ .sL) || section.header.some((line) => oddMode.test(line))))
        return 'corrupt-patch';
    return createsTwice(document, strip) ? 'corrupt-patch' : null;
}
/** A mode that is neither a file's, nor a link's, nor a submodule's. */
const oddMode = /^(new file|deleted file|new|old) mode (?!10\d{4}\s*$|120000\s*$|160000\s*$)/;
/** Whether two sections create one file; git keeps the last and says nothing. */
function createsTwice(document, strip) {
    const seen = new Set();
    for (const section of document.sections) {
        const path = (0,_names_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(section, strip);
        if (path === null)
            continue;
        if ((0,_mendings_js__WEBPACK_IMPORTED_MODULE_2__/* .deletesFile */ .TB)(section))
            seen.delete(path);
        if (!(0,_mendings_js__WEBPACK_IMPORTED_MODULE_2__/* .createsFile */ .A3)(section))
            continue;
        if (seen.has(path))
            return true;
        seen.add(path);
    }
    return false;
}
/** A patch inside a JSON document, or a script for `ed`. */
function isWrapped(patch) {
    const text = Buffer.from(patch).toString('utf8').trim();
    if (/^\d+(,\d+)?[acd]$/m.test(text) && /^\.$|^\d+(,\d+)?d$/m.test(text))
        return true;
    if (!/^[{["]/.test(text))
        return false;
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** Whether a section's header announces a change that is not there: the patch was cut behind the header. */
function statesNothing(section) {
    if (section.hunks.length > 0 || section.binary.length > 1)
        return false;
    const header = section.header.join('\n');
    if (/^(--- |\+\+\+ |GIT binary patch)/m.test(header) || announcesContent(header))
        return true;
    const pairs = [/^rename (from|old) /m, /^rename (to|new) /m, /^copy from /m, /^copy to /m, /^old mode /m, /^new mode /m].map((line) => line.test(header));
    const whole = pairs.some((found, position) => position % 2 === 0 && found && pairs[position + 1]);
    return !whole && !/^(new|deleted) file mode /m.test(header);
}
/** Whether the `index` line names two different contents, or a similarity below 100 %, none of it an empty file. */
function announcesContent(header) {
    const similarity = /^similarity index (\d+)%/m.exec(header)?.[1];
    if (similarity !== undefined && similarity !== '100')
        return true;
    const [, before, after] = /^index ([0-9a-f]+)\.\.([0-9a-f]+)/m.exec(header) ?? [];
    if (before === undefined || after === undefined)
        return /^dissimilarity index/m.test(header);
    return before !== after && ![before, after].some(isEmptyBlob);
}
/** An abbreviated id of the empty blob, for sha1 and sha256 repositories. */
function isEmptyBlob(id) {
    return id.length >= 4 && ['e69de29bb2d1d6434b8b29ae775ad8c2e48c5391', '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813'].some((empty) => empty.startsWith(id));
}


/***/ }),

/***/ 6781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readPatch)
/* harmony export */ });
const hunkHeader = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(.*)$/s;
/** Reads a patch into sections and hunks. Never fails: what is no part of a section is passed over or noted as an oddity. */
function readPatch(patch, reach = 'declared') {
    const lines = Buffer.from(patch).toString('latin1').split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return new PatchReader(lines, reach).read();
}
class PatchReader {
    lines;
    reach;
    sections = [];
    oddities = [];
    lastLine;
    position = 0;
    constructor(lines, reach) {
        this.lines = lines;
        this.reach = reach;
        this.lastLine = lines.findLastIndex((line) => line.trim() !== '');
    }
    read() {
        while (this.position < this.lines.length)
            this.readNext();
        return { sections: this.sections, oddities: this.oddities, blank: this.lastLine < 0 };
    }
    readNext() {
        const line = this.lineAt(this.position);
        if (line.startsWith('diff --git '))
            return this.readGitHeader();
        if (this.isPlainHeader(this.position))
            return this.startSection(2);
        if (line.startsWith('@@'))
            return this.readHunk(line);
        if (line === 'GIT binary patch')
            return this.readBinary();
        const kind = oddityOf(line, this.lineAt(this.position + 1), this.position === this.lastLine);
        if (kind !== null)
            this.note(kind);
        this.position += 1;
    }
    /** A line without its carriage return; empty behind the end. */
    lineAt(position) {
        return (this.lines[position] ?? '').replace(/\r$/, '');
    }
    note(kind) {
        this.oddities.push({ kind, last: this.position >= this.lastLine });
    }
    isPlainHeader(position) {
        return this.lineAt(position).startsWith('--- ') && this.lineAt(position + 1).startsWith('+++ ');
    }
    startSection(headerLines) {
        this.sections.push({ header: this.lines.slice(this.position, this.position + headerLines), hunks: [], binary: [] });
        this.position += headerLines;
    }
    /** `diff --git` and its extended header lines (git-diff manual, "Generating patch text with -p"). */
    readGitHeader() {
        let end = this.position + 1;
        while (extendedHeader.test(this.lineAt(end)))
            end += 1;
        if (this.isPlainHeader(end))
            end += 2;
        this.startSection(end - this.position);
    }
    readBinary() {
        let end = this.position + 1;
        while (end < this.lines.length && !this.lineAt(end).startsWith('diff --git ') && !this.isSignature(end))
            end += 1;
        const section = this.sections.at(-1);
        if (section === undefined)
            this.note('orphan-hunk');
        else
            section.binary.push(...this.lines.slice(this.position, end));
        this.position = end;
    }
    readHunk(line) {
        const match = hunkHeader.exec(this.lines[this.position] ?? '');
        const section = this.sections.at(-1);
        if (match === null || section === undefined) {
            this.note(line.startsWith('@@@') ? 'combined-diff' : match === null ? 'malformed-hunk' : 'orphan-hunk');
            this.position += 1;
            return;
        }
        const [, oldStart, oldCount = '1', newStart, newCount = '1', heading = ''] = match;
        const first = this.position + 1;
        const end = this.endOfHunk(first, Number(oldCount), Number(newCount));
        if (section.hunks.at(-1)?.followedBy === 'text')
            this.note('gap');
        section.hunks.push({
            oldStart: Number(oldStart), oldCount: Number(oldCount), newStart: Number(newStart), newCount: Number(newCount),
            heading, lines: this.lines.slice(first, end), followedBy: this.kindOf(end),
        });
        this.position = end;
    }
    endOfHunk(first, oldCount, newCount) {
        const visible = this.visibleEnd(first);
        if (this.reach === 'visible')
            return visible;
        const declared = this.declaredEnd(first, oldCount, newCount);
        if (declared === null)
            return visible;
        const leftOver = this.lines.slice(declared, visible).some((line) => /^[-+]/.test(line));
        return leftOver && !this.isCutHeader(declared) ? visible : declared;
    }
    /** The end of a hunk by its counts, or null when the lines do not meet them. */
    declaredEnd(first, oldCount, newCount) {
        let old = oldCount;
        let added = newCount;
        let position = first;
        for (; old > 0 || added > 0; position += 1) {
            const line = this.lines[position];
            if (line === undefined || !isBody(line))
                return null;
            if (!/^[+\\]/.test(line))
                old -= 1;
            if (!/^[-\\]/.test(line))
                added -= 1;
            if (old < 0 || added < 0)
                return null;
        }
        while (this.lineAt(position).startsWith('\\ '))
            position += 1;
        return position;
    }
    /** The end of a hunk by what its lines look like: the next header, a mail signature, or text. */
    visibleEnd(first) {
        let end = first;
        for (let position = first; position < this.lines.length; position += 1) {
            const line = this.lineAt(position);
            if (line !== '' && !isBody(line))
                break;
            if (this.isSignature(position) || this.startsPlainSection(position))
                break;
            // Behind a blank line an item of a list looks like a changed line.
            if (end < position && /^[-+] \S/.test(line))
                break;
            if (line !== '')
                end = position + 1;
        }
        return end;
    }
    startsPlainSection(position) {
        if (!this.isPlainHeader(position))
            return false;
        const next = this.lineAt(position + 2);
        return next.startsWith('@@') || position + 2 > this.lastLine;
    }
    /** The first line of a file header with nothing behind it. */
    isCutHeader(position) {
        return position === this.lastLine && /^--- \S/.test(this.lineAt(position));
    }
    /** The `-- ` line that ends a mail made by git-format-patch, followed by a line that is no part of a diff. */
    isSignature(position) {
        return /^-- ?$/.test(this.lineAt(position)) && !/^[-+@\\ ]./.test(this.lineAt(position + 1));
    }
    kindOf(end) {
        if (end > this.lastLine)
            return 'end';
        const line = this.lineAt(end);
        return /^(@@|diff |Index: |```|~~~)/.test(line) || this.isPlainHeader(end) || this.isSignature(end) ? 'header' : 'text';
    }
}
const extendedHeader = /^(old mode|new mode|deleted file mode|new file mode|copy from|copy to|rename from|rename to|rename old|rename new|similarity index|dissimilarity index|index) /;
function isBody(line) {
    return line === '' || line === '\r' || /^[-+ \\]/.test(line);
}
function oddityOf(line, next, last) {
    if (/^diff --(cc|combined) /.test(line))
        return 'combined-diff';
    if (/^\*{15}/.test(line) || /^<{5,9} ?(SEARCH|ORIGINAL)\b/.test(line) || /^\*\*\* (Begin Patch|(Update|Add|Delete) File: )/.test(line))
        return 'foreign-format';
    if (/^\d+(,\d+)?[acd]\d+(,\d+)?$/.test(line) && /^[<>] /.test(next))
        return 'foreign-format';
    if (/^(Binary files .* and .*|Files .* and .*) differ$/.test(line))
        return 'binary-notice';
    if (last && (/^--- \S/.test(line) || /^diff --?g?i?t?$/.test(line) || /^diff --git\b/.test(line)))
        return 'cut-header';
    return null;
}


/***/ })

};
