/** Edge: bytes that are no request. */
import type { Duplex } from 'node:stream';
import { type MockResponse, plainError } from '../exchange.ts';
import { sendRaw } from './send-answer.ts';

/** What is wrong with bytes that are no request, by the code of the parser's error. */
const unreadable: Readonly<Record<string, MockResponse>> = {
  HPE_HEADER_OVERFLOW: plainError(431, 'Request Header Fields Too Large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: plainError(413, 'Content Too Large'),
  ERR_HTTP_REQUEST_TIMEOUT: plainError(408, 'Request Timeout'),
};
const badRequest = plainError(400, 'Bad Request: this is not HTTP');

/** Says what is wrong with them, where somebody still listens. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  // What follows a request that was to be the last is nobody's; that request is being answered.
  if (socket.writableEnded || error.code === 'HPE_CLOSED_CONNECTION') return;
  if (socket.writable && error.code !== 'ECONNRESET') {
    sendRaw(socket, unreadable[error.code ?? ''] ?? badRequest);
  } else socket.destroy();
}
