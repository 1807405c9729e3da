/** Edge: an answer on its way out of node:http. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MockResponse } from '../exchange.ts';

/**
 * How long a connection stays open after its body was refused, and how much more is read from it: closed at once, it
 * would be reset, and a client that is still sending would not see the answer. Reading all of it would cost memory,
 * since buffers are let go late.
 */
const linger = { milliseconds: 500, bytes: 1_048_576 } as const;

/** Writes the head of an answer, and gives the encoding of its body: a text of bytes alone is written faster as such. */
function writeHead(res: ServerResponse, { status, headers, body, cookies }: MockResponse): 'latin1' | 'utf8' {
  if (cookies !== undefined) res.setHeader('set-cookie', cookies);
  if (body !== undefined) {
    const length = Buffer.byteLength(body);
    res.writeHead(status, { ...headers, 'content-length': length });
    return length === body.length ? 'latin1' : 'utf8';
  }
  const hasNoLength = res.req.method === 'HEAD' || status === 204 || status === 304;
  res.writeHead(status, hasNoLength ? headers : { ...headers, 'content-length': 0 });
  return 'latin1';
}

export function send(res: ServerResponse, response: MockResponse): void {
  const encoding = writeHead(res, response);
  res.end(response.body, encoding);
}

/** Sends an answer while the body is still coming in, and closes when the client has stopped sending or had its time. */
export function sendAndLinger(req: IncomingMessage, res: ServerResponse, response: MockResponse): void {
  const encoding = writeHead(res, response);
  res.write(response.body ?? '', encoding);
  const timer = setTimeout(() => res.end(), linger.milliseconds);
  let dropped = 0;
  req.on('data', (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > linger.bytes) req.pause();
  });
  req.on('end', () => res.end());
  res.on('close', () => clearTimeout(timer));
}

/** Ends the connection in the way of a server that is gone, without an answer. */
export function resetConnection(res: ServerResponse): void {
  const { socket } = res;
  // Over TLS the connection below cannot be reached; it ends without an answer all the same.
  if (socket !== null && 'encrypted' in socket) socket.destroy();
  else socket?.resetAndDestroy();
}

/** Sends a head that promises all of the body, the first half of it, and then ends the connection. */
export function sendAndCut(res: ServerResponse, response: MockResponse): void {
  const encoding = writeHead(res, response);
  const { body = '' } = response;
  const bytes = Buffer.from(body, encoding);
  res.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => res.socket?.destroy());
}

/** An answer as it stands on the wire, for sockets that node:http has let go of; the connection ends with it. */
export function printRawAnswer({ status, headers, body = '' }: MockResponse, reason: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = new TextEncoder().encode(body).length;
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}content-length: ${length}\r\nconnection: close\r\n\r\n${body}`;
}

/** Answers on a socket that node:http has let go of, and closes it when the client has, or had its time. */
export function sendRaw(socket: Duplex, response: MockResponse): void {
  socket.end(printRawAnswer(response, STATUS_CODES[response.status] ?? ''));
  const timer = setTimeout(() => socket.destroy(), linger.milliseconds);
  socket.on('close', () => clearTimeout(timer));
}
