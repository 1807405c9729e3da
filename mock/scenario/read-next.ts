import { suggestWord } from '../../spec/did-you-mean.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { ranges } from '../require-number.ts';
import { isOperationName, operationNames } from '../routing/operation-names.ts';
import { MemberReader } from './member-reader.ts';
import { readDelay } from './read-rule.ts';
import { readAnswerMembers } from './read-rule-answer.ts';
import type { Rule } from './rule.ts';

const keys = ['operation', 'status', 'times', 'delay', 'body', 'headers'];
const form = 'Write { "operation": "updateAgent", "status": 503, "times": 2 }.';

/** What the next requests of an operation are to get, as a rule that is soon used up. */
export function readNext(value: JsonValue, source: string): Rule {
  const reader = new MemberReader(value, source, keys, form, ', ');
  const operation = reader.text('operation');
  if (operation === undefined) return reader.refuse('operation', 'it is missing', form);
  if (operation !== '*' && !isOperationName(operation))
    return reader.refuse(
      'operation',
      `there is no operation ${JSON.stringify(operation)}`,
      suggestWord(operation, [...operationNames, '*']),
    );
  const times = reader.whole('times', 1, ranges.count.to) ?? 1;
  const delay = readDelay(reader);
  const answer = readAnswerMembers(reader);
  return { on: operation, times, answer, ...(delay === undefined ? {} : { delay }) };
}
