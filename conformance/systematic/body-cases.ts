import { printJson } from '../../spec/json-print.ts';
import { behindMark, blankBodies } from './blank-and-marked-bodies.ts';
import type { Case } from './case.ts';
import { jsonSpellings } from './json-spellings.ts';
import { jsonTypes } from './json-types.ts';
import { longOtherBodies } from './long-other-bodies.ts';
import { malformedBodies } from './malformed-bodies.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';

const otherBodies: readonly (readonly [name: string, body: string])[] = [
  ['list', '[]'],
  ['list of an update', '[{"hub":"kit"}]'],
  ['list of updates', '[{"hub":"kit"},{"purpose":"kit"}]'],
  ['list of null', '[null]'],
  ['list of a pair', '[["hub","kit"]]'],
  ['negative', '-1'],
  ['text', '"kit"'],
  ['empty text', '""'],
  ['text of an update', '"{\\"hub\\":\\"kit\\"}"'],
  ['number', '5'],
  ['zero', '0'],
  ['fraction', '1.5'],
  ['true', 'true'],
  ['false', 'false'],
  ['changes to a document', '[{"op":"replace","path":"/purpose","value":"kit"}]'],
  ...longOtherBodies,
  ...malformedBodies({ text: 'hub', list: 'evaluated_harnesses', integer: 'last_evaluated_at' }),
  ['unknown key beside a wrong one', '{"kit_unknown_key":1,"hub":5}'],
  ['unknown key after a wrong one', '{"status":"zzz","kit_unknown_key":{}}'],
];

const openBodies: readonly (readonly [name: string, body: string])[] = [
  ['null', 'null'],
  ['none', ''],
  ['unknown key', '{"kit_unknown_key":1}'],
  [
    'unknown keys of every kind',
    printJson({
      kit_text: 'a',
      kit_null: null,
      kit_true: true,
      kit_list: ['a', {}],
      kit_object: { a: { b: [] } },
    }),
  ],
  [
    'prototype keys',
    '{"__proto__":{"kit":1},"constructor":{"kit":1},"hasOwnProperty":1,"toString":1,"":1,"0":1}',
  ],
];

/** What is no update, what may be one, and every spelling and media type of one. */
export function* bodyCases(plan: UpdatePlan): Generator<Case> {
  const request = dealUpdates(plan);
  yield { request: request('{}'), subject: 'update body', valueClass: 'empty object' };
  for (const body of ['{ }', '{\n}', '\r\n{\t}\r\n'])
    yield { request: request(body), subject: 'update body', valueClass: `empty object, ${printJson(body)}` };
  for (const [valueClass, body] of [...otherBodies, ...openBodies, ...blankBodies, behindMark]) {
    yield { request: request(body), subject: 'update body', valueClass };
  }
  const texts = (['purpose', 'hub', 'agent_system_prompt', 'agent_url', 'model_name'] as const).filter(
    (name) => !plan.leftAlone.has(name),
  );
  for (const [valueClass, body] of texts.length === 0 ? [] : jsonSpellings(...texts)) {
    yield { request: request(body), subject: 'update body', valueClass };
  }
  for (const [valueClass, type] of jsonTypes) {
    const headers = { 'content-type': type };
    const body = printJson({ purpose: `kit é日😀 ${valueClass}` });
    yield { request: { ...request(body), headers }, subject: 'update content-type', valueClass };
  }
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/merge-patch+json']) {
    const headers = { 'content-type': type };
    yield {
      request: { ...request('{"purpose":"kit type"}'), headers },
      subject: 'update content-type',
      valueClass: type,
    };
  }
  yield {
    request: { ...request('{"purpose":"kit type"}'), headers: {} },
    subject: 'update content-type',
    valueClass: 'none',
  };
}
