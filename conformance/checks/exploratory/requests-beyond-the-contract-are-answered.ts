import type { Observation } from '../../observe/observation.ts';
import { describeAnswer } from '../../observe/read-answer.ts';
import { placeOfReason } from '../../oracle/expectation.ts';
import type { Outcome } from '../../run/exchange.ts';
import { type Place, placeAt } from '../../run/place.ts';
import { traitsOf, type WireForm } from '../../run/wire-form.ts';
import type { Check } from '../check.ts';

/** What a server may say of what it does not know (RFC 9110, 15.6.2, 15.6.4, 15.6.6). */
const modest = new Set([501, 503, 505]);

const blamed = new Map([
  ['timeout', 'no answer within the timeout'],
  ['reset', 'the connection was broken'],
  ['not-http', 'no HTTP'],
]);

/** What is no HTTP, or not all of it, may be cut off without a word; nobody has to wait for what is whole. */
function isExcused(outcome: Outcome, wire: WireForm | undefined): boolean {
  if (wire === undefined || outcome.kind === 'answer') return false;
  const { isWellFormed, isWhole } = traitsOf(wire);
  return outcome.reason === 'timeout' ? !isWhole : !isWellFormed;
}

function placeOf({ exchange: { request }, understanding: { expectation } }: Observation): Place {
  const { method, wire } = request;
  if (wire !== undefined) return placeAt('request', wire);
  const [reason] = expectation.reasons;
  return reason === undefined || reason.code === 'unknown-operation'
    ? placeAt('method', method)
    : placeOfReason(reason);
}

/** Of what the contract knows, no check speaks of one that stands among others on a connection and has no answer. */
const isConcerned = ({ exchange: { request }, answer, understanding: { located } }: Observation) =>
  located === undefined || (request.wire !== undefined && answer === undefined);

/** No clause decides such a request; that a server fails on it is worth knowing all the same. */
export const requestsBeyondTheContractAreAnswered: Check = {
  id: 'requests-beyond-the-contract-are-answered',
  level: 'odd',
  clause: 'none',
  requirement: 'A request that the contract does not know is answered, and not with a failure of the server.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'],
  needs: 0,
  judge: (observation) => {
    const { exchange, answer } = observation;
    const { outcome, request } = exchange;
    if (!isConcerned(observation)) return 'not concerned';
    const found = {
      level: 'odd',
      place: placeOf(observation),
      expected: `an answer below 500${request.wire === undefined ? '' : ` (sent: ${traitsOf(request.wire).about})`}`,
    } as const;
    if (answer !== undefined)
      return answer.status < 500 || modest.has(answer.status)
        ? 'kept'
        : { ...found, code: `status-${answer.status}`, actual: describeAnswer(answer) };
    const silent = outcome.kind === 'silence' ? blamed.get(outcome.reason) : undefined;
    if (outcome.kind === 'answer' || silent === undefined) return 'not concerned';
    return isExcused(outcome, request.wire) ? 'kept' : { ...found, code: outcome.reason, actual: silent };
  },
};
