import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EventStreamReader } from './event-stream.ts';

const text = 'retry: 1000\n: listening\n\nevent: agent\ndata: {"a":1}\n\ndata: {}\n\nevent: state\nda';

test('events are read whole, wherever the text is cut', () => {
  for (let size = 1; size <= text.length; size += 1) {
    const reader = new EventStreamReader();
    const events = [];
    for (let at = 0; at < text.length; at += size) events.push(...reader.read(text.slice(at, at + size)));
    assert.deepEqual(events, [
      { name: 'agent', data: '{"a":1}' },
      { name: 'message', data: '{}' },
    ]);
    assert.deepEqual(reader.read('ta: []\n\n'), [{ name: 'state', data: '[]' }]);
  }
});
