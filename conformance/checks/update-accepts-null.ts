import { validateAgent } from '../../spec/validators.ts';
import { isUpdateOfGivenAgent, sentUpdate } from '../observe/observation.ts';
import { describeAnswer, isSuccess } from '../observe/read-answer.ts';
import { acceptanceCheckOf } from './attribution.ts';
import type { Check } from './check.ts';

const id = 'update-accepts-null';

export const updateAcceptsNull: Check = {
  id,
  level: 'must',
  clause: '2.2',
  requirement: 'Every field of an update may be null, and the answer is still an agent as 2.1 has it.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
  judge: (observation) => {
    const { answer, understanding } = observation;
    const update = sentUpdate(observation);
    if (answer === undefined || update === undefined || !isUpdateOfGivenAgent(observation))
      return 'not concerned';
    const departs = (place: string, kind: string, expected: string) =>
      ({ level: 'must', place, kind, expected, actual: describeAnswer(answer) }) as const;
    if (!isSuccess(answer)) {
      const isMine = understanding.expectation.verdict === 'accept' && acceptanceCheckOf(observation) === id;
      if (!isMine) return 'not concerned';
      return departs(
        Object.keys(update)[0] ?? 'body',
        `status ${answer.status}`,
        'success: every field may be null',
      );
    }
    const nulled = Object.keys(update).filter((name) => update[name] === null);
    if (nulled.length === 0 || answer.object === undefined) return 'not concerned';
    const fault = validateAgent(answer.plain());
    const field = fault?.instancePath.split('/')[1] ?? '';
    if (fault === undefined || !nulled.includes(field)) return 'kept';
    return departs(
      field,
      `answered: ${fault.message}`,
      `an agent as 2.1 has it: ${fault.instancePath} ${fault.message}`,
    );
  },
};
