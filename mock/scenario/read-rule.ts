import { suggestWord } from '../../spec/did-you-mean.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import { latencyFault, readLatency } from '../latency.ts';
import { ranges } from '../require-number.ts';
import { isOperationName, operationNames } from '../routing/operation-names.ts';
import { MemberReader } from './member-reader.ts';
import { readAnswer } from './read-rule-answer.ts';
import { type Break, breaks, type Rule } from './rule.ts';

export const ruleKeys = [
  'on',
  'agentId',
  'header',
  'nth',
  'every',
  'times',
  'answer',
  'delay',
  'break',
] as const;
const form = 'Write { "on": "updateAgent", "answer": { "status": 503 } }.';
const most = ranges.count.to;
/** Operations whose path names an agent. */
const withAgent: readonly Rule['on'][] = ['readEvolutionStatus', 'updateAgent', '*'];

function readOn(reader: MemberReader): Rule['on'] {
  const on = reader.text('on');
  if (on === undefined)
    return reader.refuse('on', 'it is missing', `It can be: ${[...operationNames, '*'].join(', ')}.`);
  if (on === '*' || isOperationName(on)) return on;
  return reader.refuse(
    'on',
    `there is no operation ${JSON.stringify(on)}`,
    suggestWord(on, [...operationNames, '*']),
  );
}

function readAgentId(reader: MemberReader, on: Rule['on']): string | undefined {
  const agentId = reader.text('agentId');
  if (agentId === undefined) return undefined;
  if (!withAgent.includes(on))
    reader.refuse(
      'agentId',
      `the rule can never match: the path of ${on} names no agent`,
      'Leave it out, or use it with readEvolutionStatus or updateAgent.',
    );
  if (!isUuid(agentId))
    reader.refuse('agentId', 'the rule can never match: it is not a uuid', 'Give the id of an agent.');
  return agentId;
}

function readHeader(reader: MemberReader): Readonly<Record<string, string>> | undefined {
  const header = reader.texts('header');
  if (header !== undefined && Object.keys(header).length === 0)
    reader.refuse('header', 'it names no header', 'Write "header": { "x-test": "broken" }, or leave it out.');
  return header;
}

export function readDelay(reader: MemberReader): Rule['delay'] {
  const delay = reader.get('delay');
  if (delay === undefined || delay === 'forever') return delay;
  if ((typeof delay === 'number' || typeof delay === 'string') && readLatency(delay) !== undefined)
    return delay;
  return reader.refuse(
    `delay ${printJson(delay).slice(0, 40)}`,
    latencyFault.why,
    `${latencyFault.remedy} Or write forever.`,
  );
}

const isBreak = (text: string): text is Break => Object.hasOwn(breaks, text);

function readBreak(reader: MemberReader): Break | undefined {
  const text = reader.text('break');
  if (text === undefined || isBreak(text)) return text;
  return reader.refuse(
    'break',
    `${JSON.stringify(text)} is no way to break`,
    suggestWord(text, Object.keys(breaks)),
  );
}

function checkEffect(reader: MemberReader): void {
  if (!['answer', 'delay', 'break'].some((key) => reader.has(key)))
    reader.refuse(
      'answer',
      'the rule does nothing',
      'Give it an answer, a delay or a break; with "delay": 0 it lets requests pass.',
    );
  const broken = reader.get('break');
  if (reader.has('answer') && (broken === 'reset' || broken === 'hang'))
    reader.refuse('answer', `nothing of it is seen where "break" is "${broken}"`, 'Leave one of them out.');
}

/** One rule as somebody wrote it. */
export function readRule(value: JsonValue, place: string): Rule {
  const reader = new MemberReader(value, place, ruleKeys, form);
  const on = readOn(reader);
  const nth = reader.whole('nth', 1, most);
  const every = reader.whole('every', 2, most);
  if (nth !== undefined && every !== undefined && nth > every)
    reader.refuse('nth', `the rule can never match: there are only ${every}`, 'Give a number up to "every".');
  checkEffect(reader);
  const answer = reader.get('answer');
  const members: { readonly [key in keyof Rule]: Rule[key] | undefined } = {
    on,
    agentId: readAgentId(reader, on),
    header: readHeader(reader),
    nth,
    every,
    times: reader.whole('times', 1, most),
    answer: answer === undefined ? undefined : readAnswer(answer, reader.placeOf('answer')),
    delay: readDelay(reader),
    break: readBreak(reader),
  };
  return { on, ...withoutUndefined(members) };
}

type Defined<T> = { [key in keyof T]?: Exclude<T[key], undefined> };

function withoutUndefined<T extends object>(members: T): Defined<T> {
  const kept: Defined<T> = {};
  for (const key in members) {
    const value = members[key];
    if (isDefined(value)) kept[key] = value;
  }
  return kept;
}

const isDefined = <T>(value: T): value is Exclude<T, undefined> => value !== undefined;
