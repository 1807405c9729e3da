import type { Dialect } from '../../../spec/dialect-points.ts';
import { agentFieldNamed } from '../../../spec/fields.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { createRandom, type Random } from '../../random.ts';
import { defaultState } from '../../state/first-state.ts';
import type { WorldState } from '../../state/world.ts';

const count = 1000;
const day = 86_400;
const firstDay = Date.UTC(2026, 0, 1) / 1000;
const choiceFields = ['status', 'access_level', 'protocol', 'protection_status', 'trust_stage'];
const teams = [
  '0e18e355-2211-47b2-90b3-a6d2953e41e9',
  '7daadda5-22d5-4e74-ad0e-5c7b24e37dbb',
  'c1a7a5d4-3f0e-4c53-9d1b-52c1f3f0a6be',
];

/** Every choice of every field comes up, in turn. */
const choicesOf = (number: number) =>
  choiceFields.flatMap((name) => {
    const { choices = [] } = agentFieldNamed(name) ?? {};
    const choice = choices[number % choices.length];
    return choice === undefined ? [] : [[name, choice] as const];
  });

function makeAgent(number: number, random: Random, timesPerSecond: number): JsonObject {
  const created = (firstDay + number * (day / 4)) * timesPerSecond;
  return {
    id: random.uuid(),
    agent_name: `Agent ${String(number).padStart(4, '0')}`,
    model_name: `example-model-${1 + (number % 7)}`,
    team_id: teams[number % teams.length] ?? '',
    created_by: '97bd1c2c-8181-414c-8c07-0a8ac107a927',
    created_at: created,
    updated_at: created + (number % 30) * day * timesPerSecond,
    purpose: `Made up, to fill a list (${number})`,
    test_score: `${number % 101}.${number % 10}0`,
    ...Object.fromEntries(choicesOf(number)),
  };
}

/** The usual agents, and as many more as make a thousand: the same ones each time. */
export function largeState({ 'time-unit': timeUnit, examples }: Dialect): WorldState {
  const usual = defaultState(timeUnit, examples?.evolutionStatus !== undefined);
  const random = createRandom(count);
  const timesPerSecond = timeUnit === 'seconds' ? 1 : 1000;
  const added = Array.from({ length: count - usual.agents.length }, (_, index) =>
    makeAgent(usual.agents.length + 1 + index, random, timesPerSecond),
  );
  return { ...usual, agents: [...usual.agents, ...added] };
}
