import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FaultList, rejected } from '../../../mock/validate/fault.ts';
import { shapedObjectParser } from '../../../mock/validate/shaped-object.ts';
import type { NestedKey, NestedShape } from '../../../spec/dialect-examples.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import { parseJson } from '../../../spec/json-parse.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonObject, type JsonObject } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import { readAnswer } from '../../observe/read-answer.ts';
import type { AskedAgent } from '../asked-agent.ts';
import { NestedField } from './nested-field.ts';
import { learnNestedShape } from './nested-shape.ts';

/** An agent whose agent_params have such a shape, and nothing that publishes it. */
function agentWith(shape: NestedShape): AskedAgent {
  const parse = shapedObjectParser(shape);
  const update = async (body: string | JsonObject) => {
    const text = typeof body === 'string' ? body : printJson(body);
    const read = parseJson(text);
    const sent = 'value' in read ? read.value : null;
    const faults: FaultList = [];
    const given = isJsonObject(sent) ? sent['agent_params'] : undefined;
    const taken = parse(given ?? null, ['body', 'agent_params'], faults);
    const [status, answered] =
      taken === rejected
        ? [422, { detail: faults.map((fault) => ({ ...fault })) }]
        : [200, { agent_params: taken }];
    const answerText = printJson(answered);
    const outcome = { kind: 'answer', status, headers: {}, body: answerText, ms: 1, redirects: [] } as const;
    const request = updateRequest('/v1/agent-configurations/{id}', 'x', text);
    return { operation: 'updateAgent', request, outcome, answer: readAnswer(outcome) } as const;
  };
  return { id: 'x', first: {}, update, readUpdates: async () => [] };
}

const field = updateFieldNamed('agent_params');
assert.ok(field);
const learn = async (shape: NestedShape) =>
  learnNestedShape(new NestedField(agentWith(shape), field), {
    seen: [],
    published: undefined,
    sample: undefined,
  });

const keys: Readonly<Record<string, NestedKey>> = {
  temperature: { kind: 'number', nullable: true },
  max_tokens: { kind: 'integer' },
  stop: { kind: 'list' },
  kit_hidden: { kind: 'text' },
};

test('of an object that drops other keys the usual ones are found with their kinds, and no other is dropped', async () => {
  const learned = await learn({ takes: 'objects', unknown: 'drop', keys });
  assert.equal(learned?.unseen, 'drops');
  assert.ok(typeof learned.shape === 'object');
  const { unknown, keys: found } = learned.shape;
  const known = Object.entries(found).filter(([, { dropped }]) => dropped !== true);
  assert.deepEqual(Object.fromEntries(known), {
    temperature: { kind: 'number', nullable: true },
    max_tokens: { kind: 'integer' },
    stop: { kind: 'list' },
  });
  assert.equal(unknown, 'keep');
  assert.deepEqual(found['top_p'], { dropped: true });
});

test('of one that refuses them they are found too', async () => {
  const learned = await learn({ takes: 'objects', unknown: 'reject', keys });
  assert.ok(typeof learned?.shape === 'object');
  assert.deepEqual(Object.keys(learned.shape.keys).sort(), ['max_tokens', 'stop', 'temperature']);
  assert.deepEqual([learned.shape.unknown, learned.unseen], ['reject', 'refuses']);
});

test('an object of texts, or of numbers, is a shape of its own', async () => {
  const ofTexts = await learn({ takes: 'objects', unknown: 'keep', keys: {}, others: { kind: 'text' } });
  assert.ok(typeof ofTexts?.shape === 'object');
  const { faults: _, ...shape } = ofTexts.shape;
  assert.deepEqual(shape, { takes: 'objects', unknown: 'keep', keys: {}, others: { kind: 'text' } });
  const others = { kind: 'number', nullable: true } as const;
  const ofNumbers = await learn({ takes: 'objects', unknown: 'keep', keys: {}, others });
  assert.deepEqual(ofNumbers?.shape === 'free' ? {} : ofNumbers?.shape.others, others);
});
