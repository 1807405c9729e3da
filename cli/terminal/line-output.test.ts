import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { LineOutput } from './line-output.ts';

/** A stream whose reader takes everything, or nothing. */
class Pipe extends EventEmitter {
  readonly written: string[] = [];
  writableLength = 0;

  write(text: string): boolean {
    this.written.push(text);
    this.writableLength += text.length;
    return false;
  }

  read(): void {
    this.writableLength = 0;
    this.emit('drain');
  }
}

const create = () => {
  const pipe = new Pipe();
  return { pipe, output: new LineOutput(pipe, (lines) => `${lines} dropped\n`) };
};

test('what is read is written, line by line', () => {
  const { pipe, output } = create();
  output.write('a\n');
  output.write('b\n');
  assert.deepEqual(pipe.written, ['a\n', 'b\n']);
});

test('what nobody reads is bounded, and it is told how many lines were dropped', () => {
  const { pipe, output } = create();
  const line = `${'x'.repeat(999)}\n`;
  for (let count = 0; count < 5000; count += 1) output.write(line);
  const kept = pipe.written.length;
  assert.ok(kept < 300, `${kept} lines wait`);
  pipe.read();
  output.write('later\n');
  assert.deepEqual(pipe.written.slice(kept), [`${5000 - kept} dropped\n`, 'later\n']);
  pipe.read();
  assert.equal(pipe.written.length, kept + 2);
});

test('at the end it waits for the reader, and no longer than told', async () => {
  const { pipe, output } = create();
  assert.equal(await output.leave(10_000), true);
  output.write('a\n');
  assert.equal(await output.leave(1), false);
  const left = output.leave(10_000);
  pipe.read();
  assert.equal(await left, true);
});
