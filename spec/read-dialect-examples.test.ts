import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readDialect } from './dialect.ts';
import { dialectSchema } from './dialect-schema.ts';
import { Inability } from './inability.ts';

const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(dialectSchema());

const whole = {
  evolutionStatus: { shape: { type: 'object' }, example: { agent_id: '{agent_id}' } },
  unknownEvolutionStatus: { example: {} },
  genome: { example: { '{genome}': true, id: '{uuid}' } },
  agentExtraFields: { revision: 7 },
  listExtraFields: { total: 3 },
  validationErrorExtraFields: { request: '{word}' },
  faultExtraFields: { code: 1 },
  faults: { enum: [{ type: 'choice', msg: 'no', loc: ['body', 0] }], missing: [] },
  errors: {
    unknownPath: { json: { detail: '{path}' }, headers: { 'retry-after': '1' } },
    otherMethod: { text: 'no', headers: { 'content-type': 'text/html' } },
  },
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-version': '7' },
  nested: {
    agent_params: {
      takes: 'objects',
      unknown: 'drop',
      keys: { temperature: { kind: 'number', nullable: true, required: false, filled: null } },
      faults: { unknown: { type: 'a', msg: 'b', atObject: true } },
      lists: 'first',
      first: 'unknown',
    },
  },
  nestedFirst: { order: ['mcp_config', 'agent_params'], unknown: true },
};

test('reads every example as it stands, and the schema takes it', () => {
  const file = { base: 'strict', points: { 'nested-shapes': 'shaped' }, examples: whole };
  assert.deepEqual(JSON.parse(JSON.stringify(readDialect(JSON.stringify(file), 'd.json').examples)), whole);
  assert.equal(validate(file), true, JSON.stringify(validate.errors));
});

test('a file without examples has none', () => {
  assert.equal('examples' in readDialect('{}', 'd.json'), false);
});

const refused: readonly (readonly [examples: object, line: RegExp])[] = [
  [
    { evolutionStaus: {} },
    /"examples" has an unknown key "evolutionStaus"\. Did you mean evolutionStatus\?$/,
  ],
  [{ genome: { example: [] } }, /"examples\.genome\.example" is not an object\. Correct it/],
  [{ evolutionStatus: {} }, /"examples\.evolutionStatus\.example" is not an object/],
  [{ errors: { unknownPath: {} } }, /"examples\.errors\.unknownPath\.text" is not a text/],
  [{ errors: { unknownpath: { json: 1 } } }, /unknown key "unknownpath"\. Did you mean unknownPath\?$/],
  [{ faults: { enum: [{}] } }, /"examples\.faults\.enum\[0\]\.type" is not a text/],
  [
    { headers: { 'content-type': 'text/html' } },
    /"examples\.headers\.content-type" is not a JSON media type/,
  ],
  [
    { headers: { 'content-length': '5' } },
    /"examples\.headers\.content-length" is not a header that can be set here/,
  ],
  [{ headers: { 'X-Version': '5' } }, /is not a header that can be set here, in lower case/],
  [{ nested: { purpose: {} } }, /"examples\.nested" has an unknown key "purpose"/],
  [
    { nested: { mcp_config: { takes: 'objects', unknown: 'dorp', keys: {} } } },
    /"examples\.nested\.mcp_config\.unknown" cannot be "dorp"\. Did you mean drop\?$/,
  ],
  [
    { nestedFirst: { order: ['mcp_confg'] } },
    /"examples\.nestedFirst\.order\[0\]" cannot be "mcp_confg"\. Did you mean mcp_config\?$/,
  ],
];

for (const [examples, line] of refused) {
  test(`refuses ${JSON.stringify(examples)} in one line that names fault and remedy`, () => {
    assert.throws(
      () => readDialect(JSON.stringify({ examples }), 'd.json'),
      (error) => error instanceof Inability && line.test(error.message),
    );
  });
}
