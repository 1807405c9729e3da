import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { UnreadAnswers } from './unread-answers.ts';

class Leaving extends EventEmitter {
  isCut = false;

  destroy(): void {
    this.isCut = true;
    this.emit('close');
  }
}

test('where one more is too much, the longest waiting answers are cut off, and never the new one', () => {
  const unread = new UnreadAnswers(100_000);
  const answers = Array.from({ length: 6 }, () => new Leaving());
  for (const answer of answers.slice(0, 5)) unread.add(answer, 30_000);
  assert.deepEqual(
    answers.map(({ isCut }) => isCut),
    [true, true, false, false, false, false],
  );
  assert.equal(unread.bytes, 90_000);
  const [, , , , , huge = new Leaving()] = answers;
  unread.add(huge, 500_000);
  assert.equal(huge.isCut, false);
  assert.equal(unread.bytes, 500_000);
});

test('an answer that has left no longer counts, and small ones never do', () => {
  const unread = new UnreadAnswers(100_000);
  const answer = new Leaving();
  unread.add(answer, 60_000);
  answer.emit('finish');
  answer.emit('close');
  assert.equal(unread.bytes, 0);
  unread.add(new Leaving(), 1000);
  assert.equal(unread.bytes, 0);
});
