import { updateFieldNamed } from '../../spec/fields.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { validateAgent } from '../../spec/validators.ts';
import type { Departure, Judgement, Level } from '../observe/judgement.ts';
import { isUpdateOfGivenAgent, type Observation, sentUpdate } from '../observe/observation.ts';
import { describeAnswer, isSuccess, type ReadAnswer } from '../observe/read-answer.ts';
import { placeAt } from '../run/place.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import type { ScenarioPlan } from '../scenario/scenario-plan.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import type { Check } from './check.ts';
import { judgeAcceptance, type OnlyMember } from './judge-acceptance.ts';

/** Faults of an answer that are the business of test-score-answers-decimal-text and of update-accepts-null. */
function isOthersBusiness(observation: Observation, place: string): boolean {
  const field = place.split('/')[1] ?? '';
  return field === 'test_score' || sentUpdate(observation)?.[field] === null;
}

/** Single fields that have a check of their own for being accepted. */
const isOthersField = ({ field, value }: OnlyMember) =>
  value === null ||
  field?.kind === 'choice' ||
  field?.kind === 'decimal-text' ||
  field?.minimum !== undefined;

/** Nothing but null is the business of update-accepts-null. */
const isAllNull = (observation: Observation) => {
  const values = Object.values(sentUpdate(observation) ?? {});
  return values.length > 0 && values.every((value) => value === null);
};

/** A uuid in a spelling that may be taken, answered as it was sent but for letter case: ajv-formats takes `urn:uuid:` too. */
function isSpelledAsSent(observation: Observation, answer: ReadAnswer, place: string): boolean {
  const [field, answered] = [place.slice(1), answer.object?.[place.slice(1)]];
  if (updateFieldNamed(field)?.kind !== 'uuid' || typeof answered !== 'string') return false;
  const sent = sentUpdate(observation)?.[field];
  const isSent = typeof sent === 'string' && sent.toLowerCase() === answered.toLowerCase();
  return canonicalUuid(answered.toLowerCase()) !== undefined && (sent === undefined || isSent);
}

/** That a name may be refused is open where another agent has it, and not where one had it and gave it up. */
const judgeGivenUp: JudgeScenario = (views) => {
  const last = views.at(-1);
  const name = last?.update?.['agent_name'];
  if (last?.exchange.outcome.kind !== 'answer' || last.status !== 409) return 'not concerned';
  const taken = views.filter(({ state }) => state !== undefined);
  const isRenamed = taken.some(({ agent, update = {} }) => agent === last.agent && 'agent_name' in update);
  const others = taken.filter(({ agent }) => agent !== last.agent);
  const hadIt = others.some(({ state }) => state?.['agent_name'] === name);
  if (!isRenamed || !hadIt || others.at(-1)?.state?.['agent_name'] === name) return 'not concerned';
  return {
    level: 'must',
    code: 'name-given-up',
    place: placeAt('body', 'agent_name'),
    expected: 'success, by 2.2: no agent has that name any more',
    actual: describeAnswer(last.exchange.outcome),
  };
};

function takeNameGivenUp({ agentIds: [one, other], fields, salt }: ScenarioPlan): readonly Scenario[] {
  const isLeftAlone = !fields.some(({ name }) => name === 'agent_name');
  if (one === undefined || other === undefined || isLeftAlone) return [];
  const name = `kit-given-up-${salt}`;
  return [
    {
      about: 'a name that another agent had',
      agentId: undefined,
      judge: judgeGivenUp,
      play: async ({ put }) => {
        for (const agent_name of [name, `${name}-next`]) await put(one, { agent_name });
        for (const agent_name of [`${name}-other`, name]) await put(other, { agent_name });
        return undefined;
      },
    },
  ];
}

/** An agent may have an id for a name: who asks for that id asks for nobody. Each answer is judged as any other. */
function askByIdAsName({ agentIds, fields }: ScenarioPlan): readonly Scenario[] {
  const agentId = agentIds.at(-1);
  // Updates were sent to it before: where agents are made by that, nothing is new.
  const [, unknown = ''] = unknownUuids[0] ?? [];
  if (agentId === undefined || !fields.some(({ name }) => name === 'agent_name')) return [];
  return [
    {
      about: 'an id that is the name of an agent',
      agentId,
      play: async ({ put }) => {
        await put(agentId, { agent_name: unknown });
        await put(unknown, {});
        return 'not concerned';
      },
    },
  ];
}

function judgeAgent(observation: Observation, answer: ReadAnswer): Judgement {
  const departs = (level: Level, code: string, pointer: string, expected: string): Departure => ({
    level,
    code,
    place: { part: 'answer', pointer },
    expected,
    actual: describeAnswer(answer),
  });
  if (answer.object === undefined) {
    // A body that is no JSON is the business of answers-are-json; none at all, or another kind of JSON, is ours.
    const isBroken = answer.json === undefined && answer.body !== '';
    return isBroken ? 'not concerned' : departs('must', 'not-an-agent', '', 'the agent, a JSON object');
  }
  // The shape of each field, nested ones too, is in spec/openapi.yaml.
  const fault = validateAgent(answer.plain());
  if (fault !== undefined && !isOthersBusiness(observation, fault.instancePath)) {
    const expected = `an agent as 2.1 has it: ${fault.instancePath || 'answer'} ${fault.message}`;
    // What no clause decides may leave what no clause allows: 1e400 is infinity to some, and null when it is printed.
    const isLight =
      observation.understanding.expectation.hostile ||
      isSpelledAsSent(observation, answer, fault.instancePath);
    const level = isLight ? 'should' : 'must';
    return departs(level, fault.keyword, fault.pointer, expected);
  }
  const asked = canonicalUuid(observation.understanding.located?.parameter?.text ?? '');
  if (fault === undefined && canonicalUuid(String(answer.object['id'])) !== asked) {
    return departs('must', 'other-agent', '/id', `the agent that was asked for, ${asked}`);
  }
  return answer.status === 200 ? 'kept' : departs('should', `status-${answer.status}`, '', '200');
}

/** Whether the request is a right update of an agent that was not given. */
const isUpdateOfAnother = ({ understanding: { located, expectation } }: Observation) =>
  located?.operation === 'updateAgent' &&
  located.parameter?.uuidClass === 'good' &&
  expectation.verdict === 'accept';

export const updateAnswersTheAgent: Check = {
  id: 'update-answers-the-agent',
  level: 'must',
  clause: '2.1, 4.3',
  requirement: 'A successful update answers the whole agent that was asked for, as 2.1 has it.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
  judge: (observation) => {
    const { answer } = observation;
    if (answer === undefined) return 'not concerned';
    // Whether an agent that is not known can be updated is not shown (oracle/unknown-agent.ts); where it succeeds, 4.3 says what is answered.
    if (!isUpdateOfGivenAgent(observation))
      return isUpdateOfAnother(observation) && isSuccess(answer)
        ? judgeAgent(observation, answer)
        : 'not concerned';
    return isSuccess(answer)
      ? judgeAgent(observation, answer)
      : judgeAcceptance(observation, (only) =>
          only === undefined ? !isAllNull(observation) : !isOthersField(only),
        );
  },
  judgeScenario: judgeGivenUp,
  scenarios: (plan) => [...takeNameGivenUp(plan), ...askByIdAsName(plan)],
};
