import { placeAt } from '../run/place.ts';
import type { JudgeScenario, Scenario } from '../scenario/scenario.ts';
import type { Check } from './check.ts';

/** Texts on which a backtracking pattern takes long: it tries every way to share out the zeros before it gives up. */
const texts: readonly (readonly [code: string, name: string, textOf: (length: number) => string])[] = [
  ['zeros-and-a-letter', 'zeros and a letter', (length) => `${'0'.repeat(length - 1)}x`],
  ['digits', 'digits', (length) => '1'.repeat(length)],
  ['zeros-a-point-and-a-letter', 'zeros, a point and a letter', (length) => `${'0'.repeat(length - 2)}.x`],
];

const lengths = [500, 5000];
const tries = 3;
/** What the length accounts for, twice that, and a tenth of a second for noise, is still in time. */
const allowance = { factor: 2, ms: 100 };

/** The fastest answer to the long text takes no longer than the fastest to the short one and its length allow. */
const judgeScenario: JudgeScenario = (views) => {
  const timed = views.flatMap(({ update, ms }) => {
    const text = update?.['test_score'];
    return typeof text === 'string' ? [{ text, ms }] : [];
  });
  const [short, long] = [Math.min, Math.max].map((pick) => pick(...timed.map(({ text }) => text.length)));
  if (timed.length === 0 || short === undefined || long === undefined || short === long)
    return 'not concerned';
  const fastest = (length: number) =>
    Math.min(...timed.filter(({ text }) => text.length === length).map(({ ms }) => ms));
  const most = (fastest(short) * allowance.factor * long) / short + allowance.ms;
  if (fastest(long) <= most) return 'kept';
  const [code, name] = texts.find(([, , textOf]) => textOf(long) === timed.at(-1)?.text) ?? ['text', 'text'];
  const took = `${short} take ${Math.round(fastest(short))} ms`;
  return {
    level: 'should',
    code: `slow-on-${code}`,
    place: placeAt('body', 'test_score'),
    expected: `${long} characters (${name}) in at most ${Math.round(most)} ms, as ${took}`,
    actual: `${Math.round(fastest(long))} ms`,
  };
};

/** Nothing else is under way meanwhile: it would be measured too. */
function measure(name: string, textOf: (length: number) => string, agentId: string): Scenario {
  return {
    about: name,
    agentId: undefined,
    judge: judgeScenario,
    play: async ({ put }) => {
      for (const length of lengths)
        for (let attempt = 0; attempt < tries; attempt += 1)
          await put(agentId, { test_score: textOf(length) });
    },
  };
}

export const testScoreAnswersInTime: Check = {
  id: 'test-score-answers-in-time',
  level: 'should',
  clause: '2.1',
  requirement: 'The time to judge a test_score grows no faster than its text, to 5,000 characters.',
  operations: ['updateAgent'],
  needs: 1,
  skippedFor: ({ measuresTime }) => (measuresTime ? undefined : 'only profile deep measures it'),
  judgeScenario,
  scenarios: ({ agentIds: [first = ''], measuresTime }) =>
    measuresTime ? texts.map(([, name, textOf]) => measure(name, textOf, first)) : [],
};
