import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { connect, type Server, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { createSender, type Sender, type SenderOptions } from './create-sender.ts';

// DER (X.690) and a certificate (RFC 5280), for Node makes none: a key in the repository would look like a leak.
function encodeDer(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

function createCertificate(name: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = (tag: number, value: string): Buffer => encodeDer(tag, Buffer.from(value));
  const id = (hex: string): Buffer => encodeDer(6, Buffer.from(hex, 'hex'));
  const signatureKind = encodeDer(0x30, id('2a8648ce3d040302'));
  const issuer = encodeDer(0x30, encodeDer(0x31, encodeDer(0x30, id('550403'), text(12, name))));
  const validity = encodeDer(0x30, text(23, '200101000000Z'), text(23, '491231235959Z'));
  const subjectNames = encodeDer(4, encodeDer(0x30, text(0x82, name)));
  const extensions = encodeDer(0xa3, encodeDer(0x30, encodeDer(0x30, id('551d11'), subjectNames)));
  const body = encodeDer(
    0x30,
    encodeDer(0xa0, Buffer.from([2, 1, 2])),
    Buffer.from([2, 1, 1]),
    signatureKind,
    issuer,
    validity,
    issuer,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = encodeDer(3, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = encodeDer(0x30, body, signatureKind, signature).toString('base64');
  const cert = `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
}

const certificate = createCertificate('deployment.test');
const get: SentRequest = { method: 'GET', path: '/x?y', headers: {} };
const echo: RequestListener = ({ url, headers }, response) =>
  void response.end(JSON.stringify({ url, host: headers.host, proxied: headers['proxy-authorization'] }));

async function listen(t: TestContext, server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return address.port;
}

/** A proxy that leads every tunnel to one port, after a time. */
async function serveProxy(t: TestContext, port: number, delayMs = 0) {
  const asked: string[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers['proxy-authorization']}`);
    response.end(JSON.stringify({ host: headers.host }));
  });
  server.on('connect', ({ url = '', headers }, socket: Socket) => {
    asked.push(`CONNECT ${url} ${headers['proxy-authorization']}`);
    setTimeout(() => {
      const there = connect(port, '127.0.0.1').on('error', () => socket.destroy());
      t.after(() => there.destroy());
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(there).pipe(socket);
    }, delayMs);
  });
  return { asked, at: `127.0.0.1:${await listen(t, server)}` };
}

function open(t: TestContext, url: string, options: Partial<SenderOptions> = {}): Sender {
  const sender = createSender({ url, runId: 'run-1', timeoutMs: 3000, connections: 2, ...options });
  t.after(sender.close);
  return sender;
}

function read(outcome: Outcome): unknown {
  assert.ok(outcome.kind === 'answer', JSON.stringify(outcome));
  return JSON.parse(outcome.body);
}

function reasonOf(outcome: Outcome): string {
  assert.ok(outcome.kind === 'silence', JSON.stringify(outcome));
  assert.match(outcome.detail, /^[A-Z][^\n]{10,250}\.$/);
  return outcome.reason;
}

test('a certificate that nobody vouches for is no answer', async (t) => {
  const port = await listen(t, createHttpsServer(certificate, echo));
  assert.equal(reasonOf(await open(t, `https://127.0.0.1:${port}`).send(get)), 'certificate');
});

test('a certificate for another host is no answer, trusted or not', async (t) => {
  const port = await listen(t, createHttpsServer(certificate, echo));
  const sender = open(t, `https://127.0.0.1:${port}`, { ca: certificate.cert });
  assert.equal(reasonOf(await sender.send(get)), 'certificate');
});

test('TLS to a port that speaks HTTP is no answer', async (t) => {
  const port = await listen(t, createServer(echo));
  assert.equal(reasonOf(await open(t, `https://127.0.0.1:${port}`).send(get)), 'certificate');
});

test('HTTP to a port that speaks TLS is no HTTP', async (t) => {
  const port = await listen(t, createHttpsServer(certificate, echo));
  const reason = reasonOf(await open(t, `http://127.0.0.1:${port}`).send(get));
  assert.ok(reason === 'not-http' || reason === 'reset', reason);
});

test('a proxy is given the whole url of an http deployment', async (t) => {
  const { asked, at } = await serveProxy(t, 0);
  const environment = { HTTP_PROXY: `http://me:p%40ss@${at}` };
  const sender = open(t, 'http://deployment.test/api/', { environment });
  assert.deepEqual(read(await sender.send(get)), { host: 'deployment.test' });
  assert.deepEqual(asked, [`http://deployment.test/api/x?y Basic ${btoa('me:p@ss')}`]);
});

test('a proxy opens a tunnel to an https deployment, and is kept out of it', async (t) => {
  const port = await listen(t, createHttpsServer(certificate, echo));
  const { asked, at } = await serveProxy(t, port);
  const environment = { HTTPS_PROXY: `http://me:secret@${at}` };
  const sender = open(t, 'https://deployment.test', { ca: certificate.cert, environment, connections: 1 });
  assert.deepEqual(read(await sender.send(get)), { url: '/x?y', host: 'deployment.test' });
  assert.deepEqual(read(await sender.send(get)), { url: '/x?y', host: 'deployment.test' });
  assert.deepEqual(asked, [`CONNECT deployment.test:443 Basic ${btoa('me:secret')}`]);
});

test('a certificate is asked for through a tunnel too', async (t) => {
  const port = await listen(t, createHttpsServer(certificate, echo));
  const { at } = await serveProxy(t, port);
  const sender = open(t, 'https://deployment.test', { environment: { https_proxy: at } });
  assert.equal(reasonOf(await sender.send(get)), 'certificate');
});

test('loopback is not proxied', async (t) => {
  const port = await listen(t, createServer(echo));
  const { asked, at } = await serveProxy(t, port);
  const sender = open(t, `http://127.0.0.1:${port}`, { environment: { HTTP_PROXY: at } });
  assert.deepEqual(read(await sender.send(get)), { url: '/x?y', host: `127.0.0.1:${port}` });
  assert.deepEqual(asked, []);
});

test('a request that timed out before its tunnel was open is never sent', async (t) => {
  let requests = 0;
  const server = createHttpsServer(certificate, (_, response) => {
    requests += 1;
    response.end();
  });
  const { asked, at } = await serveProxy(t, await listen(t, server), 120);
  const options = { ca: certificate.cert, environment: { HTTPS_PROXY: at }, timeoutMs: 60 };
  const sender = open(t, 'https://deployment.test', options);
  assert.equal(reasonOf(await sender.send(get)), 'timeout');
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.deepEqual([asked.length, requests], [1, 0]);
});

for (const [what, answer, reason] of [
  ['refuses the tunnel', 'HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n', 'refused'],
  ['closes', '', 'reset'],
  ['speaks no HTTP', 'SSH-2.0-x\r\n', 'not-http'],
] as const) {
  test(`a proxy that ${what} is ${reason}, asked once`, async (t) => {
    let asked = 0;
    const server = createServer().on('connect', (_, socket: Socket) => {
      asked += 1;
      socket.end(answer);
    });
    const environment = { HTTPS_PROXY: `127.0.0.1:${await listen(t, server)}` };
    const sender = open(t, 'https://deployment.test', { environment, timeoutMs: 500 });
    assert.equal(reasonOf(await sender.send(get)), reason);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.equal(asked, 1);
  });
}
