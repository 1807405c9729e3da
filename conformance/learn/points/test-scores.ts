import { JsonNumber } from '../../../spec/json-value.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import { askUpdate, readAsked, readUpdates } from '../ask-update.ts';
import type { Learning } from '../asked.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type LearnedPoint, type Reading, undecided } from '../learned-point.ts';
import { readScoreSpelling, takenOr } from '../readings.ts';

const field = 'test_score';
const takesNoText = 'test_score takes numbers only';

type Takes = (scores: readonly (string | JsonNumber)[]) => Promise<readonly Reading[]>;

async function learnInput(takes: Takes): Promise<LearnedPoint> {
  const texts = await takes(['85.5', '12']);
  const numbers = await takes([new JsonNumber('85.5'), new JsonNumber('12')]);
  const are = (readings: readonly Reading[], choice: string) =>
    readings.every((reading) => reading.choice === choice);
  const choices = [
    [texts, 'taken', numbers, 'taken', 'text-and-numbers'],
    [texts, 'taken', numbers, 'refused', 'text-only'],
    [texts, 'refused', numbers, 'taken', 'numbers-only'],
  ] as const;
  const told = choices.find(
    ([ofTexts, textsAre, ofNumbers, numbersAre]) => are(ofTexts, textsAre) && are(ofNumbers, numbersAre),
  )?.[4];
  return decide(
    'test-score-input',
    [...texts, ...numbers].map((reading) => ({ ...reading, choice: told })),
  );
}

/** The most digits of which this is a number that is taken; undefined where all are. */
async function findMostDigits(
  learning: Learning,
  agentId: string,
): Promise<{ readonly most: number | undefined; readonly readings: readonly Reading[] }> {
  const readings: Reading[] = [];
  const takes = async (digits: number) => {
    const asked = await askUpdate(learning, agentId, { [field]: '7'.repeat(digits) });
    const choice = asked.answer === undefined ? undefined : takenOr('taken', 'refused')(asked.answer);
    readings.push({ asked, choice });
    return choice === 'taken';
  };
  let [taken, refused] = [15, 1000];
  if (!(await takes(taken))) return { most: undefined, readings };
  if (await takes(refused)) return { most: Number.POSITIVE_INFINITY, readings };
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (await takes(middle)) taken = middle;
    else refused = middle;
  }
  return { most: taken, readings };
}

async function learnDigits(learning: Learning, agentId: string): Promise<LearnedPoint> {
  const { most, readings } = await findMostDigits(learning, agentId);
  const told = most === undefined ? undefined : most === Number.POSITIVE_INFINITY ? 'any' : String(most);
  // The two on either side of the bound tell; what else was asked only led there.
  const sides = readings.filter(({ choice }) => choice === 'taken').slice(told === 'any' ? 0 : -1);
  const refusals = readings.filter(({ choice }) => choice === 'refused').slice(-1);
  const telling = told === undefined ? readings : [...sides, ...refusals];
  return decide(
    'test-score-digits',
    telling.map((reading) => ({ ...reading, choice: told, fields: [] })),
  );
}

/** What test_score takes, and how it is answered. */
export const learnTestScores = groupOfAgent(
  ['test-score-input', 'test-score-lax-text', 'test-score-answer', 'test-score-digits'],
  async (learning, agentId) => {
    const takes: Takes = (scores) =>
      readUpdates(
        learning,
        agentId,
        scores.map((score) => ({ [field]: score })),
        () => (answer) => (isSuccess(answer) ? 'taken' : isRefusal(answer) ? 'refused' : undefined),
      );
    const input = await learnInput(takes);
    if (input.choice === 'numbers-only')
      return {
        points: [
          input,
          ...(['test-score-lax-text', 'test-score-answer', 'test-score-digits'] as const).map((point) =>
            undecided(point, takesNoText),
          ),
        ],
      };
    const lax = (await takes(['1e5', ' 1 ', '1_000', '٣'])).map((reading) => ({
      ...reading,
      choice: reading.choice === 'taken' ? 'accept' : reading.choice === 'refused' ? 'reject' : undefined,
    }));
    const spelled = [];
    for (const text of ['00012.50', '+3.0', '-.50'])
      spelled.push(
        readAsked(await askUpdate(learning, agentId, { [field]: text }), readScoreSpelling(text), [field]),
      );
    return {
      points: [
        input,
        decide('test-score-lax-text', lax),
        decide('test-score-answer', spelled),
        await learnDigits(learning, agentId),
      ],
    };
  },
);
