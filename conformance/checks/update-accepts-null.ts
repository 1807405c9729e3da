import { updateFieldNamed } from '../../spec/fields.ts';
import { validateAgent } from '../../spec/validators.ts';
import { isUpdateOfGivenAgent, sentUpdate } from '../observe/observation.ts';
import { describeAnswer, isSuccess } from '../observe/read-answer.ts';
import { admittingClause } from '../oracle/admitting-clause.ts';
import { placeAt } from '../run/place.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import type { Check } from './check.ts';
import { placeOfUpdate } from './judge-acceptance.ts';

/** Null once and again: what an agent does not have any more is easily called no change. Each answer is judged by itself. */
const repeatNull = ({ fields }: ScenarioPlan, agentId: string): Scenario => ({
  about: 'every field null, twice',
  agentId,
  play: async ({ put }) => {
    const nothing = Object.fromEntries(fields.map(({ name }) => [name, null]));
    await put(agentId, nothing);
    await put(agentId, nothing);
    return 'not concerned';
  },
});

/** That null is due to be accepted is decided in oracle/expect-field.ts. */
export const updateAcceptsNull: Check = {
  id: 'update-accepts-null',
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
    const actual = describeAnswer(answer);
    if (!isSuccess(answer)) {
      const members = Object.entries(update);
      const isNull = members.length > 0 && members.every(([, value]) => value === null);
      if (understanding.expectation.verdict !== 'accept' || !isNull) return 'not concerned';
      const expected = `success, by ${admittingClause(update)}`;
      return {
        level: 'must',
        code: `status-${answer.status}`,
        place: placeOfUpdate(observation),
        expected,
        actual,
      };
    }
    // What an update does not carry has a check of its own.
    const nulled = Object.keys(update).filter(
      (name) => update[name] === null && updateFieldNamed(name) !== undefined,
    );
    if (nulled.length === 0 || answer.object === undefined) return 'not concerned';
    const fault = validateAgent(answer.plain());
    const field = fault?.instancePath.split('/')[1] ?? '';
    if (fault === undefined || !nulled.includes(field)) return 'kept';
    return {
      level: 'must',
      code: `answered-${fault.keyword}`,
      place: placeAt('answer', field),
      expected: `an agent as 2.1 has it: ${fault.instancePath} ${fault.message}`,
      actual,
    };
  },
  scenarios: (plan) => plan.agentIds.slice(0, 1).map((agentId) => repeatNull(plan, agentId)),
};
