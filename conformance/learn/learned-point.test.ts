import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAnswer } from '../observe/read-answer.ts';
import type { Asked } from './asked.ts';
import { decide } from './learned-point.ts';
import type { Choice } from './readings.ts';

function asked(status: number): Asked {
  const answer = { status, headers: {}, body: '', ms: 1, redirects: [] };
  const request = { method: 'PUT', path: '/x', headers: {} };
  return {
    operation: 'updateAgent',
    request,
    outcome: { kind: 'answer', ...answer },
    answer: readAnswer(answer),
  };
}

const decideOf = (...choices: readonly (Choice | undefined)[]) =>
  decide(
    'unknown-keys',
    choices.map((choice) => ({ asked: asked(choice === undefined ? 500 : 200), choice })),
  );

test('is sure where all that tells says the same', () => {
  const { choice, sure, why } = decideOf('reject', undefined, 'reject');
  assert.deepEqual([choice, sure, why], ['reject', 'agreed', undefined]);
});

test('goes by most where answers differ, and says how they do', () => {
  const { choice, sure, why } = decideOf('ignore', 'reject', 'ignore');
  assert.deepEqual([choice, sure], ['ignore', 'mixed']);
  assert.equal(why, '2 answers speak for ignore, 1 for reject');
});

test('decides nothing by failures, nor by what the point has no choice for', () => {
  assert.deepEqual(
    [decideOf(undefined).sure, decideOf(undefined).why],
    ['undecided', 'it was answered with 500'],
  );
  const other = decide('unknown-path', [{ asked: asked(418), choice: 418 }]);
  assert.deepEqual([other.choice, other.why], [undefined, 'there is no choice for what came back: 418']);
  assert.equal(decide('unknown-path', []).why, 'nothing was asked');
});

test('an even split is told with the choice that came first', () => {
  const { choice, why } = decideOf('reject', 'ignore');
  assert.deepEqual([choice, why], ['reject', '1 answer speaks for reject, 1 for ignore']);
});
