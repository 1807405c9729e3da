import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRedact } from '../redact/redact.ts';
import { createWords } from './words.ts';

test('ids, keys, short texts and what errors quote are learned from answers', () => {
  const words = createWords(['given']);
  words.harvest({
    id: '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b',
    detail: [{ msg: "Input should be 'draft', 'active' or 'odd one'", loc: ['body', 'status'] }],
  });
  assert.deepEqual(words.given, ['given']);
  assert.deepEqual(words.ids(), ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b']);
  for (const text of ['draft', 'active', 'odd one', 'status']) assert.ok(words.texts().includes(text), text);
  for (const key of ['id', 'detail', 'loc']) assert.ok(words.keys().includes(key), key);
});

test('what is learned is bounded, however much a deployment tells', () => {
  const words = createWords([]);
  for (let at = 0; at < 5000; at += 1) words.harvest({ [`key${at}`]: `text${at}` });
  assert.equal(words.texts().length, 300);
  assert.equal(words.keys().length, 300);
  assert.ok(words.texts().includes('text4999'));
});

test('values are learned by the field that showed them, each once', () => {
  const words = createWords([]);
  for (const hub of ['custom', 'openai', 'custom']) words.harvest([{ hub, evaluated_harnesses: ['a'] }]);
  assert.deepEqual(words.valuesOf('hub'), ['custom', 'openai']);
  assert.deepEqual(words.valuesOf('evaluated_harnesses'), [['a']]);
  assert.deepEqual(words.valuesOf('purpose'), []);
});

test('an api_key that an answer shows is put nowhere else', () => {
  const words = createWords([]);
  words.harvest({ api_key: 'harbour-key-7f21c9', hub: 'custom' });
  assert.deepEqual([words.valuesOf('api_key'), words.texts()], [[], ['custom']]);
});

test('no secret of an answer is learned, however deep it stands and whatever it is called', () => {
  const words = createWords([]);
  const config = { url: 'near', headers: { Authorization: 'Bearer sk-live-REAL' } };
  words.harvest({
    mcp_config: config,
    agent_params: { env: [{ name: 'API_TOKEN', value: 'sk-live-REAL' }] },
  });
  words.harvest({ detail: [{ msg: "got 'sk-live-REAL' with api_key='sk-live-REAL'" }] });
  assert.deepEqual([words.valuesOf('mcp_config'), words.valuesOf('agent_params')], [[], []]);
  assert.deepEqual(words.texts(), ['near']);
  assert.ok(words.keys().includes('Authorization'), 'a name is no secret');
});

test('no secret of the run is learned, wherever it stands; what the kit made up is none', () => {
  const words = createWords([]);
  const redact = createRedact(['harbour-7f21']);
  words.harvest(
    { purpose: 'harbour-7f21', 'harbour-7f21': 1, agent_params: { note: 'harbour-7f21' } },
    redact,
  );
  words.harvest({ msg: "not 'harbour-7f21'" }, redact);
  assert.deepEqual([words.texts(), words.valuesOf('purpose'), words.valuesOf('agent_params')], [[], [], []]);
  assert.deepEqual(words.keys(), ['purpose', 'agent_params', 'note', 'msg']);
  words.harvest({ mcp_config: { token: 'kit-1' } }, redact);
  assert.deepEqual(words.valuesOf('mcp_config'), [{ token: 'kit-1' }]);
});
