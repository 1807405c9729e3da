import type { Send, SentRequest } from '../run/exchange.ts';
import { isPipelined } from '../run/wire-form.ts';
import { silence } from '../send/silence.ts';
import { undoPathEscapes } from './agent-in-path.ts';

const mayCreate = ({ method, path }: SentRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && /genomes/i.test(undoPathEscapes(path));

/** The same way to a deployment, on which no more than so many genomes may be created: nobody can take one back. */
export function capGenomes(send: Send, most: number): Send {
  let left = most;
  return async (request) => {
    if (!mayCreate(request)) return send(request);
    // Some forms of bytes bring a request twice.
    left -= request.wire !== undefined && isPipelined(request.wire) ? 2 : 1;
    return left < 0 ? silence('withheld', `${most} genomes may have been created already.`) : send(request);
  };
}
