import { describeAnswer } from '../../observe/read-answer.ts';
import { placeOfReason } from '../../oracle/expectation.ts';
import { placeAt } from '../../run/place.ts';
import type { Check } from '../check.ts';

/** What a server may say of what it does not know (RFC 9110, 15.6.2, 15.6.4, 15.6.6). */
const modest = new Set([501, 503, 505]);

const blamed = new Map([
  ['timeout', 'no answer within the timeout'],
  ['reset', 'the connection was broken'],
  ['not-http', 'no HTTP'],
]);

/** No clause decides such a request; that a server fails on it is worth knowing all the same. */
export const requestsBeyondTheContractAreAnswered: Check = {
  id: 'requests-beyond-the-contract-are-answered',
  level: 'odd',
  clause: 'none',
  requirement: 'A request that the contract does not know is answered, and not with a failure of the server.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'],
  needs: 0,
  judge: ({ exchange: { outcome, request }, answer, understanding: { located, expectation } }) => {
    if (located !== undefined) return 'not concerned';
    const [reason] = expectation.reasons;
    const place =
      reason === undefined || reason.code === 'unknown-operation'
        ? placeAt('method', request.method)
        : placeOfReason(reason);
    if (answer !== undefined && (answer.status < 500 || modest.has(answer.status))) return 'kept';
    const silent = outcome.kind === 'silence' ? blamed.get(outcome.reason) : undefined;
    if (answer === undefined && silent === undefined) return 'not concerned';
    const expected = 'an answer below 500';
    return answer === undefined
      ? {
          level: 'odd',
          code: outcome.kind === 'silence' ? outcome.reason : '',
          place,
          expected,
          actual: silent ?? '',
        }
      : { level: 'odd', code: `status-${answer.status}`, place, expected, actual: describeAnswer(answer) };
  },
};
