import { SafeDebugError } from '../errors.js';

/** What git's way to a server needs from our environment: proxies and certificates. */
const passed = ['http_proxy', 'https_proxy', 'no_proxy', 'all_proxy', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH'] as const;

/** The address of a repository. Throws `input` unless it is http or https, and server and path alone. */
function requirePlainAddress(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !['http:', 'https:'].includes(address.protocol)) throw new SafeDebugError('input', 'Commits can only be fetched from an http or https address. Name the repository by such an address.');
  if (address.username !== '' || address.password !== '' || address.search !== '' || address.hash !== '') {
    throw new SafeDebugError('input', `The address of the repository on ${address.host} holds more than server and path. Give the token apart from it.`);
  }
  return address;
}

/**
 * The environment of one git command that speaks to `url` and nothing else (git-config manual, GIT_CONFIG_COUNT): the
 * token is in no argument and in no file. Redirects are not followed, because curl would send the header along to
 * wherever they lead.
 */
export function remoteEnvironment(url: string, token: string | null, stalledS: number): Record<string, string> {
  const settings: [string, string][] = [
    [`protocol.${requirePlainAddress(url).protocol.slice(0, -1)}.allow`, 'always'],
    ['http.followRedirects', 'false'],
    ['http.lowSpeedLimit', '1'],
    ['http.lowSpeedTime', String(stalledS)],
    ['credential.helper', ''],
  ];
  if (token !== null) settings.push([`http.${url}.extraheader`, `Authorization: basic ${encoded(token)}`]);
  const environment: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  for (const [index, [key, value]] of settings.entries()) {
    environment[`GIT_CONFIG_KEY_${index}`] = key;
    environment[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  for (const name of passed) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

/** GitHub takes a token as the password of this name (its documentation on HTTP-based access by apps). */
function encoded(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString('base64');
}

/** A fault of a fetch, in words; another attempt may help unless it is final. */
export interface RemoteFault {
  isFinal: boolean;
  error: SafeDebugError;
}

/** What git's standard error after a failed fetch means. The token is in no message. */
export function remoteFault(stderr: string, token: string | null, what: string, url: string): RemoteFault {
  const said = withoutToken(stderr, token);
  const found = meanings.find(({ sign }) => sign.test(said));
  const { code, why } = found ?? { code: 'environment' as const, why: `${firstFault(said)}. Look at the network and githubstatus.com, and run again` };
  return { isFinal: found !== undefined, error: new SafeDebugError(code, `Fetching ${what} from ${url} failed: ${why}.`) };
}

/** Messages of git 2.30 to 2.51 (remote-curl.c, http.c, fetch-pack.c, upload-pack.c); faults that no second attempt mends. */
const meanings: readonly { sign: RegExp; code: 'input' | 'environment'; why: string }[] = [
  { sign: /Authentication failed|could not read Username|returned error: 40[13]\b/, code: 'environment', why: 'the server does not let this token read. Give the job `permissions: contents: read`, and make sure that the token is of this repository' },
  { sign: /returned error: 30\d|unable to update url base from redirection/, code: 'environment', why: 'the server sends on to another address, which is not followed. Name the repository by its present address' },
  { sign: /repository '.*' not found|returned error: 404\b/, code: 'environment', why: 'there is no such repository, or the token may not see it. Give the job `permissions: contents: read`' },
  { sign: /not our ref|unadvertised object|couldn't find remote ref/, code: 'input', why: 'the server does not have it. Name a commit of this repository or of the pull request; a commit that was pushed away by force may be gone' },
];

function firstFault(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  return (lines.find((line) => /^(?:fatal|error):/.test(line)) ?? lines[0] ?? '').replace(/\.$/, '') || 'git gave no reason';
}

function withoutToken(text: string, token: string | null): string {
  return token === null || token === '' ? text : text.replaceAll(token, '***').replaceAll(encoded(token), '***');
}
