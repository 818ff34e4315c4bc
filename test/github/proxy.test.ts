import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHost } from '../../src/github/open-host.js';
import { issueComment } from './github.js';

/** An API on this machine, and a proxy that alone knows the way to it from `api.github.test`. */
let server: Server;
let proxy: Server;
let tunnels: string[];
let asked: IncomingMessage[];

async function listening(made: Server): Promise<number> {
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return (made.address() as AddressInfo).port;
}

let port: number;
let proxyPort: number;
const open = new Set<Socket>();

beforeEach(async () => {
  [tunnels, asked] = [[], []];
  server = createServer((request, response) => {
    asked.push(request);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(issueComment(5)));
  });
  proxy = createServer().on('connect', (request, client: Socket) => {
    tunnels.push(request.url ?? '');
    const target = connect(port, '127.0.0.1', () => client.write('HTTP/1.1 200 Connection established\r\n\r\n'));
    open.add(client).add(target);
    client.pipe(target).pipe(client);
    client.on('error', () => target.destroy());
    target.on('error', () => client.destroy());
  });
  port = await listening(server);
  proxyPort = await listening(proxy);
});

afterEach(() => {
  for (const socket of open) socket.destroy();
  open.clear();
  server.closeAllConnections();
  server.close();
  proxy.close();
});

const throughProxy = (name: string): NodeJS.ProcessEnv => ({ [name]: `http://127.0.0.1:${proxyPort}` });

function host(apiUrl: string, environment: NodeJS.ProcessEnv) {
  return openHost({ token: 'a-token', apiUrl, userAgent: 'a-program', repository: 'octo/tool', environment, secondMs: 1 });
}

test.each(['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'])('requests go through the proxy that %s names', async (name) => {
  // Over TLS the proxy would see as little; a plain API needs no certificate here, and http_proxy alone leads to it.
  const environment = { ...throughProxy(name), ...(name.toLowerCase() === 'https_proxy' && { HTTP_PROXY: `http://127.0.0.1:${proxyPort}` }) };
  expect(await host('http://api.github.test', environment).comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5 });
  expect(tunnels).toEqual(['api.github.test:80']);
  expect(asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([['/repos/octo/tool/issues/comments/5', 'token a-token']]);
});

test('requests over TLS ask the proxy for a tunnel', async () => {
  await expect(host('https://api.github.test', throughProxy('HTTPS_PROXY')).comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ kind: 'unavailable' });
  expect(new Set(tunnels)).toEqual(new Set(['api.github.test:443']));
});

test('bodies and their answers pass', async () => {
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'application/json');
    void text(request).then((sent) => response.end(JSON.stringify({ ...issueComment(9), html_url: sent })));
  });
  expect(await host('http://api.github.test', throughProxy('HTTP_PROXY')).writeComment(3, 'héllo')).toEqual({ id: 9, url: '{"body":"héllo"}' });
});

test.each([{}, { no_proxy: '127.0.0.1' }, { NO_PROXY: '127.0.0.1,other.test' }])('requests go straight with %j', async (exemption) => {
  const environment = Object.keys(exemption).length === 0 ? {} : { ...throughProxy('HTTP_PROXY'), ...exemption };
  expect(await host(`http://127.0.0.1:${port}`, environment).comment({ kind: 'issue', id: 5 })).toMatchObject({ id: 5 });
  expect(tunnels).toEqual([]);
});

test('a proxy that is not there is named as the reason', async () => {
  await expect(host('http://api.github.test', { HTTP_PROXY: 'http://127.0.0.1:9' }).comment({ kind: 'issue', id: 5 })).rejects.toMatchObject({ kind: 'unavailable', status: null, message: expect.stringContaining('ECONNREFUSED') });
});
