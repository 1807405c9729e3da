import { documentRequest } from '../published/fetch-document.ts';
import type { Outcome, Send } from '../run/exchange.ts';
import { waitFor } from '../send/wait-for.ts';
import type { RunTime } from './run-time.ts';

const interrupted: Outcome = {
  kind: 'silence',
  reason: 'aborted',
  detail: 'The run was interrupted.',
  ms: 0,
};

/** Why a deployment cannot be judged at all: it answers neither at a path that most serve nor at one of the contract. */
export async function findSilence(
  send: Send,
  statusPath: string,
  waitMs: number,
  { elapsed, isInterrupted, sleep }: RunTime,
): Promise<string | undefined> {
  let last = interrupted;
  const ask: Send = async (request) => {
    last = isInterrupted() ? interrupted : await send(request);
    return last;
  };
  const clock = { now: elapsed, sleep };
  const isThere =
    (await waitFor(ask, documentRequest.path, waitMs, clock)) || (await waitFor(ask, statusPath, 0, clock));
  if (isThere) return undefined;
  const why = last.kind === 'silence' ? last.detail.replace(/\.$/, '') : '';
  if (/wrong version number|packet length too long|http request/i.test(why))
    return `it does not speak TLS there (${why}); is its url one of http://?`;
  if (last.kind === 'silence' && last.reason === 'certificate')
    return `its certificate is not trusted (${why}); give those that vouch for it with --ca, as a PEM file`;
  return `it does not answer (${why}); is it running, and is the url right? --wait gives it time to start`;
}
