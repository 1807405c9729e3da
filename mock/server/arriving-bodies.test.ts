import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { ArrivingBodies } from './arriving-bodies.ts';

test('a body that goes beyond the limit is not taken, and leaves the room to others', () => {
  const arriving = new ArrivingBodies(100);
  const [first, second, third] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  assert.equal(arriving.add(first, 60), true);
  assert.equal(arriving.add(second, 30), true);
  assert.equal(arriving.add(second, 30), false);
  assert.equal(arriving.add(third, 40), true);
});

test('a request that is closed, whole or not, leaves the room that it took', () => {
  const arriving = new ArrivingBodies(100);
  const first = new EventEmitter();
  assert.equal(arriving.add(first, 50), true);
  assert.equal(arriving.add(first, 50), true);
  first.emit('close');
  assert.equal(arriving.add(new EventEmitter(), 100), true);
});
