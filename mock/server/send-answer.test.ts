import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainError } from '../exchange.ts';
import { printRawAnswer } from './send-answer.ts';

test('an answer is printed as HTTP/1.1, with its length in bytes, and ends the connection', () => {
  assert.equal(
    printRawAnswer(plainError(400, 'é'), 'Bad Request'),
    'HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: 15\r\nconnection: close\r\n\r\n{"detail":"é"}',
  );
});

test('an answer without a body has the length 0', () => {
  const printed = printRawAnswer(
    { status: 307, headers: { location: '/' }, body: undefined },
    'Temporary Redirect',
  );
  assert.match(printed, /\r\nlocation: \/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n$/);
});
