import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LearnedPoint } from '../../conformance/learn/learned-point.ts';
import type { Learned } from '../../conformance/learn-deployment.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { createPaint } from '../terminal/paint.ts';
import { type LearnSheet, renderLearned } from './screen.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const request = { method: 'GET', path: '/', headers: {} };
const asked = {
  operation: 'readEvolutionStatus',
  request,
  outcome: { kind: 'silence', reason: 'timeout', detail: '', ms: 1 },
  answer: undefined,
} as const;

const point = (
  id: LearnedPoint['point'],
  choice: LearnedPoint['choice'],
  more: Partial<LearnedPoint> = {},
): LearnedPoint => ({
  point: id,
  choice,
  sure: choice === undefined ? 'undecided' : 'agreed',
  readings: [1, 2].map(() => ({ asked, choice })),
  ...more,
});

const learned: Learned = {
  target: 'http://127.0.0.1:8000',
  dialect: dialectPresets.fastapi,
  points: [
    point('time-unit', 'seconds'),
    point('unknown-keys', 'reject', { sure: 'mixed', why: '2 answers speak for reject, 1 for ignore' }),
    point('auth-scope', undefined, { why: 'no token is asked for' }),
  ],
  file: {},
  state: {},
  requests: 180,
  durationMs: 640,
  notLearned: [],
  restoration: [{ agentId, state: 'unchanged' }],
};
const sheet: LearnSheet = {
  width: Number.POSITIVE_INFINITY,
  paint: createPaint(false),
  isLearned: true,
  out: 'dialect.json',
  url: 'http://127.0.0.1:8000',
  agentIds: [agentId],
};

test('shows each point with its choice, the preset, and how sure it is', () => {
  const text = renderLearned(learned, sheet);
  assert.match(
    text,
    /^✓ http:\/\/127\.0\.0\.1:8000 was learned in 180 requests and 640 ms: 2 of 3 points decided, 1 different from preset fastapi\n/,
  );
  assert.match(text, /^point +choice +preset fastapi +evidence\n/m);
  assert.match(text, /^time-unit +seconds +same +2 answers agree$/m);
  assert.match(text, /^unknown-keys +reject +ignore +mixed: 2 answers speak for reject, 1 for ignore$/m);
  assert.match(text, /^undecided +why\nauth-scope +no token is asked for$/m);
  assert.match(text, new RegExp(`^agent ${agentId} is as it was$`, 'm'));
});

test('says where the file is and what to do with it', () => {
  const text = renderLearned(learned, sheet);
  assert.match(text, /^dialect\.json was written\. Next steps:$/m);
  assert.match(text, /^ {2}agent-console-kit mock --dialect dialect\.json /m);
  assert.match(
    text,
    new RegExp(
      `check http://127\\.0\\.0\\.1:8000 --agent-id ${agentId} --dialect dialect\\.json --fail-on must,drift`,
    ),
  );
});

test('says how to give an agent back by hand what could not be restored', () => {
  const remaining = { updatePath: '/v1/agents/{id}', update: '{"hub":"it\'s"}', withheld: [] };
  const restoration: Learned['restoration'] = [{ agentId, state: 'changed', lost: ['hub'], remaining }];
  const text = renderLearned({ ...learned, restoration }, sheet);
  assert.match(text, new RegExp(`^agent ${agentId} could not be restored in: hub$`, 'm'));
  const command = `curl -X PUT 'http://127.0.0.1:8000/v1/agents/${agentId}' -H 'content-type: application/json' -d '{"hub":"it'\\''s"}'`;
  assert.equal(text.includes(`to restore it by hand: ${command}\n`), true, text);
});

test('says why nothing was learned, and writes no table', () => {
  const failed = {
    ...learned,
    points: [],
    notLearned: ['it does not answer (refused)', 'it was interrupted'],
  };
  const text = renderLearned(failed, { ...sheet, isLearned: false, out: undefined });
  assert.match(
    text,
    /^\? http:\/\/127\.0\.0\.1:8000 could not be learned: it does not answer \(refused\)\n\? it was interrupted\n/,
  );
  assert.doesNotMatch(text, /preset|was written/);
});

test('says what part could not be learned, beside what was', () => {
  const text = renderLearned({ ...learned, notLearned: ['updateAgent: no agent may be updated'] }, sheet);
  assert.match(text, /^\? http.* was learned in .*\n\? updateAgent: no agent may be updated\n/);
});

test('a table of moves is shown, with the states that take nothing else', () => {
  const moves = {
    protection_status: { to: { unprotected: ['configured'], guarded: [] }, frozen: ['guarded'] },
  };
  const dialect = { ...dialectPresets.fastapi, examples: { moves } };
  const text = renderLearned({ ...learned, dialect }, sheet);
  assert.match(text, /protection_status +other updates +moves to +refused moves/);
  assert.match(text, /unprotected +taken +configured +unprotected, guarded/);
  assert.match(text, /guarded +nothing +none +unprotected, configured, guarded/);
  assert.doesNotMatch(renderLearned(learned, sheet), /moves to/);
});
