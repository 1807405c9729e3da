/**
 * Edge: what Prism takes for the deployment. It hands out answers that the kit already has: so the deployment is
 * reached by the kit's own way alone (certificates, proxies, redirects, pace), and Prism never sees a token.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Answer } from '../../run/exchange.ts';

export interface AnswerServer {
  readonly url: string;
  /** Keeps an answer for the one request that carries this key in `answerHeader`. */
  readonly keep: (answer: Answer) => string;
  readonly close: () => Promise<void>;
}

/** The header that names the answer; without it nothing is told to anyone else on this machine. */
export const answerHeader = 'x-agent-console-kit-answer';

const printable = /^[\t\x20-\x7e\x80-\xff]+$/;

/** Of the headers only this one is described by the document. */
function contentTypeOf({ headers }: Answer): Readonly<Record<string, string>> {
  const type = headers['content-type'] ?? '';
  return printable.test(type) ? { 'content-type': type } : {};
}

export async function startAnswerServer(): Promise<AnswerServer> {
  const kept = new Map<string, Answer>();
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    const key = String(incoming.headers[answerHeader]);
    const answer = kept.get(key);
    kept.delete(key);
    if (answer === undefined) outgoing.writeHead(404).end();
    else outgoing.writeHead(answer.status, contentTypeOf(answer)).end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of answers has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    keep: (answer) => {
      const key = randomUUID();
      kept.set(key, answer);
      return key;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
