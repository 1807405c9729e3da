import { placeOfReason } from '../../oracle/expectation.ts';
import { placeAt } from '../../run/place.ts';
import type { Check } from '../check.ts';
import { judgeNextOnConnection, nextOnConnection } from './next-on-connection.ts';

/** Silences that a deployment is to blame for, once it was seen to answer at all. */
const blamed = new Map([
  ['timeout', 'no answer within the timeout'],
  ['reset', 'the connection was broken'],
  ['not-http', 'no HTTP'],
  ['redirects', 'a circle of redirects'],
]);

export const serverAnswers: Check = {
  id: 'server-answers',
  level: 'must',
  clause: '1, 7',
  requirement:
    'Every request is answered, whatever came before it on its connection: no hang, no reset, no broken answer.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent', 'listAgents'],
  needs: 20,
  judge: ({ exchange: { outcome }, understanding: { located, expectation } }) => {
    if (located === undefined || outcome.kind === 'answer')
      return located === undefined ? 'not concerned' : 'kept';
    const actual = blamed.get(outcome.reason);
    if (actual === undefined) return 'not concerned';
    const level = expectation.hostile ? 'should' : 'must';
    const [reason] = expectation.reasons;
    return {
      level,
      code: outcome.reason,
      place: reason === undefined ? placeAt('request') : placeOfReason(reason),
      expected: 'an answer',
      actual: `${actual}: ${outcome.detail}`,
      // Sent twice, on a fresh connection too: no idle connection explains it.
      ...(outcome.isRepeated === true ? { provesItself: true } : {}),
    };
  },
  judgeScenario: judgeNextOnConnection,
  scenarios: nextOnConnection,
};
