import type { MockResponse } from '../exchange.ts';

/** An answer as it stands on the wire, for sockets that node:http has let go of; the connection ends with it. */
export function printRawAnswer({ status, headers, body = '' }: MockResponse, reason: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = new TextEncoder().encode(body).length;
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}content-length: ${length}\r\nconnection: close\r\n\r\n${body}`;
}
