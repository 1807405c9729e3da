import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutate, nameMutants } from './mutant.ts';

const source = 'if (a > 1) go();\nif (a > 1) go();\n';
const changes = [4, 21].map((start) => ({
  kind: 'Comparison',
  start,
  end: start + 5,
  replacement: 'a >= 1',
}));

test('a mutant is named by what it changes and where, and equal ones are counted', () => {
  assert.deepEqual(
    nameMutants(source, changes).map(({ id }) => id),
    ['Comparison: a > 1 → a >= 1 | if (a > 1) go();', 'Comparison: a > 1 → a >= 1 | if (a > 1) go(); (2)'],
  );
});

test('the name stays where lines are put before it', () => {
  const moved = changes.map((change) => ({ ...change, start: change.start + 3, end: change.end + 3 }));
  assert.deepEqual(
    nameMutants(`//\n${source}`, moved).map(({ id }) => id),
    nameMutants(source, changes).map(({ id }) => id),
  );
});

test('a change is made at its place alone', () => {
  const [, second] = nameMutants(source, changes);
  assert.ok(second !== undefined);
  assert.equal(mutate(source, second), 'if (a > 1) go();\nif (a >= 1) go();\n');
});

test('what is taken out is named', () => {
  const [mutant] = nameMutants(source, [{ kind: 'Dropped', start: 0, end: 16, replacement: '' }]);
  assert.equal(mutant?.id, 'Dropped: if (a > 1) go(); → nothing | if (a > 1) go();');
});
