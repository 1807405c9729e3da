import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateAgent } from '../../spec/validators.ts';
import { readNext } from './read-next.ts';
import { readUseText } from './read-use.ts';

const read = (value: unknown) => readUseText(JSON.stringify(value), 'scenario x.json', validateAgent);
const rule = { on: 'updateAgent', answer: { status: 503 } };
const rules = (...list: readonly object[]) => ({ name: 'a', rules: list });
const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('a scenario is named, given whole, or is a rule or rules', () => {
  assert.equal(read('flaky').is, 'scenario');
  assert.equal(read({ name: 'flaky' }).is, 'scenario');
  assert.equal(read(rules(rule)).is, 'scenario');
  assert.deepEqual(read(rule), { is: 'rules', rules: [rule] });
  assert.deepEqual(read([rule, { on: '*', delay: 0 }]), {
    is: 'rules',
    rules: [rule, { on: '*', delay: 0 }],
  });
});

/** Each is one line: what, why, and what to do. */
const wrong: readonly (readonly [value: unknown, line: string])[] = [
  ['flakey', 'scenario flakey: there is no built-in scenario of that name. Did you mean flaky?'],
  [
    'constructor',
    'scenario constructor: there is no built-in scenario of that name. It can be: happy, empty, slow, flaky, rate-limited, expired-token, forbidden, evolution-down, maintenance, offline, evolving, large.',
  ],
  [{ name: 'emptyy' }, 'scenario emptyy: there is no built-in scenario of that name. Did you mean empty?'],
  [
    5,
    'scenario x.json: it is neither a scenario nor rules. Write { "name": "mine", "rules": [ … ] }, or the name of a built-in one.',
  ],
  [{ name: 'a', rulse: [] }, 'scenario x.json: it has an unknown key "rulse". Did you mean rules?'],
  [
    rules({ ...rule, on: 'updateAgnet' }),
    'scenario x.json, rules[0].on: there is no operation "updateAgnet". Did you mean updateAgent?',
  ],
  [rules({ ...rule, nht: 1 }), 'scenario x.json, rules[0]: it has an unknown key "nht". Did you mean nth?'],
  [
    rules({ on: '*' }),
    'scenario x.json, rules[0].answer: the rule does nothing. Give it an answer, a delay or a break; with "delay": 0 it lets requests pass.',
  ],
  [
    rules({ on: '*', break: 'reset', answer: { status: 200 } }),
    'scenario x.json, rules[0].answer: nothing of it is seen where "break" is "reset". Leave one of them out.',
  ],
  [
    rules({ ...rule, answer: { status: 700 } }),
    'scenario x.json, rules[0].answer.status: it is not a whole number from 200 to 599. Give a whole number in that range.',
  ],
  [
    rules({ ...rule, answer: { status: 503, headers: { 'a b': '1' } } }),
    'scenario x.json, rules[0].answer.headers.a b: it is no name of a header. Write one as retry-after.',
  ],
  [
    rules({ ...rule, answer: { status: 503, headers: { 'Content-Length': '1' } } }),
    'scenario x.json, rules[0].answer.headers.Content-Length: the mock sets it itself. Leave it out; a rule with "break": "cut" sends too little.',
  ],
  [
    rules({ ...rule, answer: { status: 503, headers: { a: 'x\r\ny: z' } } }),
    'scenario x.json, rules[0].answer.headers.a: a header cannot have such characters. Keep to one line of visible ISO-8859-1 characters.',
  ],
  [
    rules({ ...rule, answer: { status: 204, body: {} } }),
    'scenario x.json, rules[0].answer.body: an answer with status 204 has none. Leave it out.',
  ],
  [
    rules({ on: '*', delay: '5..1' }),
    'scenario x.json, rules[0].delay "5..1": it is neither a time of at most 24h nor a range of times. Write it as 200, 500ms or 2s, or as 100..400 with the smaller one first. Or write forever.',
  ],
  [
    rules({ on: '*', break: 'rest' }),
    'scenario x.json, rules[0].break: "rest" is no way to break. Did you mean reset?',
  ],
  [
    { name: 'a', dialect: { atuh: 401 } },
    'dialect of scenario x.json: it has an unknown point "atuh". Did you mean auth?',
  ],
  [
    { name: 'a', state: { agents: [{ id }] } },
    'scenario x.json, state, agents[0].agent_name: it is missing. An agent needs id, agent_name, model_name, team_id, created_by, created_at, updated_at.',
  ],
  // Rules that can never match.
  [
    rules({ ...rule, nth: 4, every: 3 }),
    'scenario x.json, rules[0].nth: the rule can never match: there are only 3. Give a number up to "every".',
  ],
  [
    rules({ ...rule, on: 'createGenome', agentId: id }),
    'scenario x.json, rules[0].agentId: the rule can never match: the path of createGenome names no agent. Leave it out, or use it with readEvolutionStatus or updateAgent.',
  ],
  [
    rules({ ...rule, agentId: '5' }),
    'scenario x.json, rules[0].agentId: the rule can never match: it is not a uuid. Give the id of an agent.',
  ],
  [
    rules({ on: '*', delay: 5 }, rule),
    'scenario x.json, rules[1]: the rule can never match: rules[0] holds for every request that it fits. Put it before that one, or leave it out.',
  ],
  [
    [rule, { ...rule, agentId: id, times: 3 }],
    'rules[1]: the rule can never match: rules[0] holds for every request that it fits. Put it before that one, or leave it out.',
  ],
  [
    [
      { ...rule, header: { 'X-A': '*' } },
      { ...rule, header: { 'x-a': '1', b: '2' } },
    ],
    'rules[1]: the rule can never match: rules[0] holds for every request that it fits. Put it before that one, or leave it out.',
  ],
  [
    [
      { ...rule, nth: 2 },
      { ...rule, nth: 2 },
    ],
    'rules[1]: the rule can never match: rules[0] holds for every request that it fits. Put it before that one, or leave it out.',
  ],
];

for (const [value, line] of wrong) {
  test(`refused: ${line.slice(0, 110)}`, () => {
    assert.throws(() => read(value), { name: 'Inability', message: line });
  });
}

test('rules that leave each other a request are taken', () => {
  for (const list of [
    [{ ...rule, times: 1 }, rule],
    [{ ...rule, nth: 2 }, rule],
    [
      { ...rule, nth: 1 },
      { ...rule, nth: 2 },
    ],
    [{ ...rule, agentId: id }, rule],
    [
      { ...rule, header: { a: '1' } },
      { ...rule, header: { a: '*' } },
    ],
    [
      { ...rule, nth: 1, every: 2 },
      { ...rule, nth: 1, every: 3 },
    ],
    [rule, { ...rule, on: 'listAgents' }],
  ])
    assert.equal(read(list).is, 'rules', JSON.stringify(list));
});

test('what is no JSON, or has a key twice, is told with its place', () => {
  const readText = (text: string) => readUseText(text, 'scenario x.json', validateAgent);
  assert.throws(
    () => readText('{"name":'),
    /^Inability: scenario x\.json: it ends too early, at line 1, column 9\./,
  );
  assert.throws(
    () => readText('{"name":"a","name":"b"}'),
    /^Inability: scenario x\.json: it has the key \/name twice/,
  );
  assert.throws(() => readText(''), /^Inability: scenario x\.json: it is empty/);
});

test('the next answers are of an operation, with a status', () => {
  assert.deepEqual(readNext({ operation: 'listAgents', status: 503 }, 'next'), {
    on: 'listAgents',
    times: 1,
    answer: { status: 503 },
  });
  assert.throws(() => readNext({ operation: 'listAgent', status: 503 }, 'next'), /Did you mean listAgents\?/);
  assert.throws(() => readNext({ operation: 'listAgents', staus: 503 }, 'next'), /Did you mean status\?/);
  assert.throws(() => readNext({ operation: 'listAgents' }, 'next'), /next, status: it is missing/);
  assert.throws(() => readNext({ operation: 'listAgents', status: 503, times: 0 }, 'next'), /next, times: /);
});
