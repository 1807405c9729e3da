import { isJsonNumber, JsonNumber, type JsonValue } from '../../../spec/json-value.ts';
import { isRefusal, isSuccess, type ReadAnswer } from '../../observe/read-answer.ts';
import { readUpdates } from '../ask-update.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type Reading } from '../learned-point.ts';

const field = 'last_evaluated_at';
const beyond53 = ['9007199254740993', '9223372036854775807'];
const beyond64 = ['9223372036854775808', '1000000000000000000000000000001'];

const digitsOf = (value: JsonValue | undefined): string | undefined =>
  isJsonNumber(value) ? (typeof value === 'number' ? String(value) : value.text) : undefined;

/** Whether an integer was kept with every digit or refused; what lost digits tells nothing. */
const readKept = (digits: string) => (answer: ReadAnswer) => {
  if (isRefusal(answer)) return 'refused';
  return isSuccess(answer) && digitsOf(answer.object?.[field]) === digits ? 'kept' : undefined;
};

/** The choice that an integer speaks for, with what is known of the smaller ones. */
function interpret(reading: Reading, ifKept: string, ifRefused: string): Reading {
  const { choice } = reading;
  return { ...reading, choice: choice === 'kept' ? ifKept : choice === 'refused' ? ifRefused : undefined };
}

/** Which integers are too large. */
export const learnIntegerRange = groupOfAgent(['integer-range'], async (learning, agentId) => {
  const ask = (all: readonly string[]) =>
    readUpdates(
      learning,
      agentId,
      all.map((digits) => ({ [field]: new JsonNumber(digits) })),
      (body) => readKept(digitsOf(body[field]) ?? ''),
    );
  const [smaller, larger] = [await ask(beyond53), await ask(beyond64)];
  const refusesSmaller = smaller.every(({ choice }) => choice === 'refused');
  const atLarger = larger.map((one) => interpret(one, 'any', refusesSmaller ? '53-bit' : '64-bit'));
  const keepsLarger = larger.every(({ choice }) => choice === 'kept');
  const atSmaller = smaller.map((one) => interpret(one, keepsLarger ? 'any' : '64-bit', '53-bit'));
  return { points: [decide('integer-range', [...atSmaller, ...atLarger])] };
});
