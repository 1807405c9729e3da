import { isDeparture, type Judgement } from '../observe/judgement.ts';
import type { Observation } from '../observe/observation.ts';
import { transferOf } from '../run/transfer.ts';
import type { Check } from './check.ts';

const transferWords = {
  pipelined: 'also where other requests stand before or behind it on the connection',
  chunked: 'also where the body is sent chunked',
  'in-pieces': 'also where the body is sent in several chunks',
} as const;

const transferCode = /-(?:pipelined|chunked|in-pieces)$/;

/** A code without the transfer that it was seen in. */
export const codeOfAnyTransfer = (code: string): string => code.replace(transferCode, '');

/**
 * What a check says of one exchange. What departs in another transfer is a cause of its own: sent again by
 * content-length, it may well be kept.
 */
export function judgeExchange(check: Pick<Check, 'judge' | 'level'>, observation: Observation): Judgement {
  if (check.judge === undefined) return 'not concerned';
  const transfer = transferOf(observation.exchange.request);
  // RFC 9110, 15.5.12: whether a body needs a content-length is left to the server; contract 8 shows no limits.
  if (transfer !== undefined && observation.answer?.status === 411) return 'not concerned';
  // RFC 9112, 9.3.2: a server may close the connection instead; no clause speaks of pipelining.
  if (transfer === 'pipelined' && observation.answer === undefined && check.level !== 'odd')
    return 'not concerned';
  const judgement = check.judge(observation);
  if (transfer === undefined || !isDeparture(judgement)) return judgement;
  const { code, expected } = judgement;
  return { ...judgement, code: `${code}-${transfer}`, expected: `${expected}, ${transferWords[transfer]}` };
}
