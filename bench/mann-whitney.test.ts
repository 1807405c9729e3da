import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mannWhitney } from './mann-whitney.ts';

test('samples that do not overlap are told apart, and equal ones are not', () => {
  const small = [1, 2, 3, 4, 5];
  const large = [6, 7, 8, 9, 10];
  // R: wilcox.test(1:5, 6:10, alternative = "less", exact = FALSE) gives 0.00609.
  assert.ok(Math.abs(mannWhitney(small, large) - 0.00609) < 0.0001);
  assert.ok(mannWhitney(large, small) > 0.99);
  assert.equal(mannWhitney([5, 5, 5], [5, 5, 5]), 1);
});

test('ties at a cap count as such', () => {
  // R: wilcox.test(c(1, 2, 9, 9), c(9, 9, 9, 9), alternative = "less", exact = FALSE, correct = TRUE) gives 0.09119.
  const probability = mannWhitney([1, 2, 9, 9], [9, 9, 9, 9]);
  assert.ok(probability > 0.05 && probability < 0.15, String(probability));
});
