import { compareDecimals, parseDecimal } from '../../spec/decimal-text.ts';
import { printJson } from '../../spec/json-print.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { isUpdateOfGivenAgent, sentUpdate } from '../observe/observation.ts';
import { isSuccess } from '../observe/read-answer.ts';
import { isCalledJson } from '../oracle/content-type.ts';
import { placeAt } from '../run/place.ts';
import { type Check, needsField } from './check.ts';
import { suppliesField } from './is-about.ts';

/** The decimal that was sent. A number of more digits than a double keeps may have been rounded on its way in. */
function readSent(value: JsonValue | undefined) {
  if (typeof value === 'string') return parseDecimal(value.trim());
  if (typeof value === 'number') return parseDecimal(String(value));
  const isExact = value instanceof JsonNumber && value.text.replace(/\D/g, '').length <= 15;
  return isExact ? parseDecimal(value.text) : undefined;
}

/** RFC 8259, 6: a number may be read as a double, and that be told to its last digit, as Python's Decimal(0.1) is. */
const isSameDouble = (sent: JsonValue | undefined, answered: string): boolean =>
  typeof sent !== 'string' && Number(printJson(sent ?? null)) === Number(answered);

export const testScoreKeepsItsValue: Check = {
  id: 'test-score-keeps-its-value',
  level: 'must',
  clause: '4.3',
  requirement: 'An accepted test_score comes back equal as a number, to the last digit.',
  operations: ['updateAgent'],
  needs: needsField(({ kind }) => kind === 'decimal-text', 3),
  isAbout: suppliesField(({ kind }) => kind === 'decimal-text', 'accept', 'either'),
  judge: (observation) => {
    const { answer } = observation;
    const update = sentUpdate(observation);
    if (answer?.object === undefined || !isSuccess(answer) || !isUpdateOfGivenAgent(observation))
      return 'not concerned';
    // What an answer shows of updates at the same time is the business of the storm that they are of.
    if (observation.isOverlapped) return 'not concerned';
    const sent = readSent(update?.['test_score']);
    if (sent === undefined) return 'not concerned';
    const score = answer.object['test_score'] ?? null;
    const text = typeof score === 'string' ? score : score instanceof JsonNumber ? score.text : String(score);
    const answered = parseDecimal(text);
    if (answered !== undefined && compareDecimals(sent, answered) === 0) return 'kept';
    // A text that is no number at all is the business of test-score-answers-decimal-text.
    if (answered === undefined && score !== null) return 'not concerned';
    // Python's decimals and most columns keep 28 digits.
    const isRounded =
      score !== null && (sent.coefficient.length > 28 || isSameDouble(update?.['test_score'], text));
    const expected = `test_score equal to ${printJson(update?.['test_score'] ?? null)}`;
    return {
      level: isRounded || !isCalledJson(observation.exchange.request) ? 'should' : 'must',
      code: score === null ? 'null-instead' : 'other-value',
      place: placeAt('answer', 'test_score'),
      expected,
      actual: `test_score: ${printJson(score)}`,
    };
  },
};
