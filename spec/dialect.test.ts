import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readDialect, readDialectFile } from './dialect.ts';
import { exampleDescriptions } from './dialect-examples-descriptions.ts';
import { dialectPoints, isChoice } from './dialect-points.ts';
import { dialectPresets, presetNamed } from './dialect-presets.ts';
import { dialectSchema } from './dialect-schema.ts';
import { Inability } from './inability.ts';

const file = (value: unknown) => JSON.stringify(value);

test('each preset answers every point with one of its choices', () => {
  for (const dialect of Object.values(dialectPresets)) {
    assert.deepEqual(Object.keys(dialect).sort(), dialectPoints.map((point) => point.id).sort());
    for (const point of dialectPoints) assert.ok(isChoice(point, dialect[point.id]), point.id);
  }
});

test('no two points share an id', () => {
  assert.equal(new Set(dialectPoints.map((point) => point.id)).size, dialectPoints.length);
});

test('reads what a file says, and the rest from its base', () => {
  const dialect = readDialect(file({ base: 'strict', points: { 'time-unit': 'milliseconds' } }), 'mine.json');
  assert.deepEqual(dialect, { ...dialectPresets.strict, 'time-unit': 'milliseconds' });
  assert.deepEqual(readDialect('{}', 'mine.json'), presetNamed('fastapi'));
});

test('tells the points that were undecided when the dialect was learned', () => {
  const { dialect, undecided } = readDialectFile(
    file({ evidence: { auth: { sure: 'undecided' }, 'time-unit': { sure: 'agreed' } } }),
    'mine.json',
  );
  assert.deepEqual([...undecided], ['auth']);
  assert.equal(dialect.auth, 'none');
});

test('knows no preset by an inherited name', () => {
  assert.equal(presetNamed('constructor'), undefined);
});

const refused: readonly (readonly [text: string, line: RegExp])[] = [
  ['{', /^dialect mine\.json: it is not JSON \(.+\)\. Correct the file/],
  ['[]', /^dialect mine\.json: it is not a JSON object\. Write /],
  [file({ point: {} }), /unknown key "point"\. Did you mean points\?$/],
  [file({ base: 'fastap' }), /its base "fastap" is not a preset\. Did you mean fastapi\?$/],
  [file({ base: 7 }), /its base 7 is not a preset\. It can be: fastapi, strict\.$/],
  [file({ points: [] }), /"points" is not an object/],
  [file({ evidence: [] }), /"evidence" is not an object/],
  [file({ points: { 'time-unti': 'seconds' } }), /unknown point "time-unti"\. Did you mean time-unit\?$/],
  [
    file({ points: { 'time-unit': 'second' } }),
    /"second" is not a choice .*"time-unit"\. Did you mean seconds\?$/,
  ],
  [file({ points: { auth: 402 } }), /402 is not a choice for the point "auth"\. Did you mean 401\?$/],
  [
    file({ points: { 'update-path': '/agents' } }),
    /"\/agents" is not a choice .* It takes a path with \{id\}/,
  ],
  [file({ points: { 'update-path': '/{id}/{id}' } }), /is not a choice/],
];

for (const [text, line] of refused) {
  test(`refuses ${text} in one line that names fault and remedy`, () => {
    assert.throws(
      () => readDialect(text, 'mine.json'),
      (error) => error instanceof Inability && line.test(error.message) && !error.message.includes('\n'),
    );
  });
}

test('the schema takes the presets and refuses what reading refuses', () => {
  const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(dialectSchema());
  for (const points of Object.values(dialectPresets))
    assert.equal(validate({ base: 'fastapi', points }), true);
  for (const [text] of refused.slice(1)) assert.equal(validate(JSON.parse(text)), false, text);
});

test('every description of an example stands at a place of the schema', () => {
  const schema = JSON.stringify(dialectSchema());
  const descriptions = Object.entries(exampleDescriptions);
  assert.ok(descriptions.length > 30);
  for (const [place, description] of descriptions)
    assert.ok(
      schema.includes(`{"description":${JSON.stringify(description)}`),
      `nothing stands at "${place}"`,
    );
});
