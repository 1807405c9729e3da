import { updateFieldNamed } from '../../spec/fields.ts';
import { testScoreAnswersInTime } from '../checks/test-score-answers-in-time.ts';
import { departsIn, type Scenario } from '../scenario/scenario.ts';

/** Texts on which a backtracking pattern takes long: it tries every way to share out the zeros before it gives up. */
const texts: readonly (readonly [name: string, textOf: (length: number) => string])[] = [
  ['zeros and a letter', (length) => `${'0'.repeat(length - 1)}x`],
  ['digits', (length) => '1'.repeat(length)],
  ['zeros, a point and a letter', (length) => `${'0'.repeat(length - 2)}.x`],
];

const [short, long] = [500, 5000];
const tries = 3;
/** Ten times the text may take ten times as long; twice that, and a tenth of a second for noise, is still in time. */
const allowance = { factor: (2 * long) / short, ms: 100 };

function isInTime(name: string, textOf: (length: number) => string, agentId: string): Scenario {
  return {
    check: testScoreAnswersInTime,
    about: name,
    agentId,
    play: async ({ put }) => {
      const fastest = async (length: number) => {
        const times: number[] = [];
        for (let attempt = 0; attempt < tries; attempt += 1) {
          times.push((await put(agentId, { test_score: textOf(length) })).outcome.ms);
        }
        return Math.min(...times);
      };
      const [base, grown] = [await fastest(short), await fastest(long)];
      const field = updateFieldNamed('test_score');
      if (field === undefined || grown <= base * allowance.factor + allowance.ms) return 'kept';
      const expected = `${long} characters (${name}) in at most ${Math.round(base * allowance.factor + allowance.ms)} ms, as ${short} take ${Math.round(base)} ms`;
      return { ...departsIn(field, `slow on ${name}`, expected, `${Math.round(grown)} ms`), level: 'should' };
    },
  };
}

/** The scenarios that measure how the time of a test_score grows. */
export function slowScores(agentId: string): readonly Scenario[] {
  return texts.map(([name, textOf]) => isInTime(name, textOf, agentId));
}
