import type { PointId } from '../../../spec/dialect-points.ts';
import { JsonNumber } from '../../../spec/json-value.ts';
import { inTurn } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import { groupOfAgent } from '../group.ts';
import { allUndecided, decide, type LearnedPoint, type Reading, readAsked } from '../learned-point.ts';
import { readScoreSpelling, takenOr } from '../readings.ts';

const readTaken = takenOr('taken', 'refused');

const bodiesOf = (scores: readonly (string | JsonNumber)[]) => scores.map((score) => ({ test_score: score }));
const texts = bodiesOf(['85.5', '12']);
const numbers = bodiesOf([new JsonNumber('85.5'), new JsonNumber('12')]);
const laxTexts = bodiesOf(['1e5', ' 1 ', '1_000', '٣']);
const spellings = ['00012.50', '+3.0', '-.50'];

const are = (readings: readonly Reading[], wanted: string) =>
  readings.every(({ choice }) => choice === wanted);

async function learnInput(agent: AskedAgent): Promise<LearnedPoint> {
  const ofTexts = await agent.readUpdates(texts, readTaken);
  const ofNumbers = await agent.readUpdates(numbers, readTaken);
  const choices = [
    ['taken', 'taken', 'text-and-numbers'],
    ['taken', 'refused', 'text-only'],
    ['refused', 'taken', 'numbers-only'],
  ] as const;
  const [, , choice] =
    choices.find(([textsAre, numbersAre]) => are(ofTexts, textsAre) && are(ofNumbers, numbersAre)) ?? [];
  const readings = [...ofTexts, ...ofNumbers].map((reading) => ({ ...reading, choice }));
  return decide('test-score-input', readings);
}

/** The most digits of which a number is taken, and the exchanges that led there. */
async function findMostDigits(agent: AskedAgent) {
  const readings: Reading[] = [];
  const takes = async (digits: number) => {
    const reading = readAsked(await agent.update({ test_score: '7'.repeat(digits) }), readTaken);
    readings.push(reading);
    return reading.choice === 'taken';
  };
  let [taken, refused] = [15, 1000];
  if (!(await takes(taken))) return { most: undefined, readings };
  if (await takes(refused)) return { most: 'any', readings };
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (await takes(middle)) taken = middle;
    else refused = middle;
  }
  return { most: String(taken), readings };
}

async function learnDigits(agent: AskedAgent): Promise<LearnedPoint> {
  const { most, readings } = await findMostDigits(agent);
  // The two on either side of the bound tell; what else was asked only led there.
  const sides = readings.filter(({ choice }) => choice === 'taken').slice(most === 'any' ? 0 : -1);
  const refusals = readings.filter(({ choice }) => choice === 'refused').slice(-1);
  const telling = most === undefined ? readings : [...sides, ...refusals];
  const told = telling.map((reading) => ({ ...reading, choice: most, fields: [] }));
  return decide('test-score-digits', told);
}

const ofTextsAlone: readonly PointId[] = ['test-score-lax-text', 'test-score-answer', 'test-score-digits'];

/** What test_score takes, and how it is answered. */
export const learnTestScores = groupOfAgent(['test-score-input', ...ofTextsAlone], async (agent) => {
  const input = await learnInput(agent);
  if (input.choice === 'numbers-only')
    return { points: [input, ...allUndecided(ofTextsAlone, 'test_score takes numbers only')] };
  const lax = await agent.readUpdates(laxTexts, takenOr('accept', 'reject'));
  const spelled = await inTurn(spellings, async (text) =>
    readAsked(await agent.update({ test_score: text }), readScoreSpelling(text), ['test_score']),
  );
  return {
    points: [
      input,
      decide('test-score-lax-text', lax),
      decide('test-score-answer', spelled),
      await learnDigits(agent),
    ],
  };
});
