import { isRefusal } from '../observe/read-answer.ts';
import type { Answer, Exchange } from '../run/exchange.ts';
import { type Both, makeBoth, mapBoth } from './both.ts';
import { createCanonical } from './canonical-value.ts';
import { type AskedBody, type ComparedBody, compareBodies, parseBody } from './compare-bodies.ts';
import { compareFaults, listsFaults } from './compare-faults.ts';
import { codeOf, compareCodes, compareRedirects, compareTypes } from './compare-heads.ts';
import type { Difference } from './difference.ts';
import type { RequestPlace } from './request-place.ts';

/** What one side was sent and answered, and what is known of its agents. */
type Answered = Pick<Exchange, 'request' | 'outcome'> & Pick<ComparedBody, 'names' | 'firsts'>;

export interface Comparison {
  readonly sameStatus: boolean;
  readonly bothRejected: boolean;
  /** Of those that both rejected: the same faults, and where none are listed, the same body. */
  readonly sameErrors: boolean;
  /** Status, content type and, but for ids, times and secrets, body. */
  readonly sameBody: boolean;
  readonly differences: readonly Difference[];
}

/** Two bodies of the same text are not read. */
function readBodies(answered: Both<Answered>, answers: Both<Answer>): Both<ComparedBody> {
  const isSame = answers.left.body === answers.right.body;
  return makeBoth((side) => {
    const { names, request, firsts } = answered[side];
    const answer = answers[side];
    const json = isSame ? undefined : parseBody(answer);
    return { answer, json, names, firsts, canonical: createCanonical(names, request) };
  });
}

/** Compares the answers of two deployments to one request, after ids, times and secrets have become marks. */
export function compareAnswers(
  answered: Both<Answered>,
  asked: AskedBody & { readonly requestPlace: RequestPlace },
): Comparison {
  const { left, right } = mapBoth(answered, ({ outcome }) => outcome);
  const sameStatus = codeOf(left) === codeOf(right);
  const codes = compareCodes({ left, right }, asked.requestPlace);
  if (left.kind === 'silence' || right.kind === 'silence')
    return { sameStatus, bothRejected: false, sameErrors: false, sameBody: sameStatus, differences: codes };
  const bothRejected = isRefusal(left) && isRefusal(right);
  const bodies = readBodies(answered, { left, right });
  const errors =
    bothRejected && left.body !== right.body
      ? compareFaults(mapBoth(bodies, ({ json, canonical }) => json && canonical.value(json)))
      : [];
  const inBodies = compareBodies(bodies, asked);
  // Faults that cannot be read are the same where the bodies are.
  const isReadable = listsFaults(bodies.left.json) || listsFaults(bodies.right.json);
  const sameErrors = bothRejected && (isReadable ? errors : inBodies).length === 0;
  if (!sameStatus) return { sameStatus, bothRejected, sameErrors, sameBody: false, differences: codes };
  const types = compareTypes({ left, right });
  const redirects = compareRedirects(bodies, asked.requestPlace);
  return {
    sameStatus,
    bothRejected,
    sameErrors,
    sameBody: types.length === 0 && inBodies.length === 0,
    // Where other faults are found, their words are no difference of their own.
    differences: [...redirects, ...types, ...(errors.length > 0 ? errors : inBodies)],
  };
}
