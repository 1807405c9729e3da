import { printJson } from '../../../spec/json-print.ts';
import { JsonNumber, type JsonObject } from '../../../spec/json-value.ts';
import { isRefusal, isSuccess, type ReadAnswer } from '../../observe/read-answer.ts';
import { groupOfAgent } from '../group.ts';
import { decide, type Reading } from '../learned-point.ts';

const field = 'last_evaluated_at';
const bodiesOf = (all: readonly string[]) => all.map((digits) => ({ [field]: new JsonNumber(digits) }));
const beyond53 = bodiesOf(['9007199254740993', '9223372036854775807']);
const beyond64 = bodiesOf(['9223372036854775808', '1000000000000000000000000000001']);

/** Whether an integer was kept with every digit or refused; what lost digits tells nothing. */
function readKept(answer: ReadAnswer, sent: JsonObject): 'kept' | 'refused' | undefined {
  if (isRefusal(answer)) return 'refused';
  const kept = answer.object?.[field] ?? null;
  return isSuccess(answer) && printJson(kept) === printJson(sent[field] ?? null) ? 'kept' : undefined;
}

/** The choice that an integer speaks for, with what is known of the smaller ones. */
function interpret(reading: Reading, ifKept: string, ifRefused: string): Reading {
  const { choice } = reading;
  return { ...reading, choice: choice === 'kept' ? ifKept : choice === 'refused' ? ifRefused : undefined };
}

/** Which integers are too large. */
export const learnIntegerRange = groupOfAgent(['integer-range'], async (agent) => {
  const smaller = await agent.readUpdates(beyond53, readKept);
  const larger = await agent.readUpdates(beyond64, readKept);
  const refusesSmaller = smaller.every(({ choice }) => choice === 'refused');
  const atLarger = larger.map((one) => interpret(one, 'any', refusesSmaller ? '53-bit' : '64-bit'));
  const keepsLarger = larger.every(({ choice }) => choice === 'kept');
  const atSmaller = smaller.map((one) => interpret(one, keepsLarger ? 'any' : '64-bit', '53-bit'));
  return { points: [decide('integer-range', [...atSmaller, ...atLarger])] };
});
