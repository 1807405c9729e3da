import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRawAnswers } from './read-raw-answers.ts';

const read = (text: string, methods: readonly string[] = ['GET'], isEnded = false) =>
  readRawAnswers(Buffer.from(text, 'latin1'), methods, isEnded);

const bodiesOf = ({ answers }: ReturnType<typeof read>) =>
  answers.map(({ bytes }) => bytes.toString('latin1'));

const long = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: 1\r\nx-a: 2\r\n\r\nhello';
const chunked =
  'HTTP/1.1 422 x\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2;ext=1\r\nde\r\n0\r\nx-trailer: 1\r\n\r\n';

test('an answer is whole once its last byte is there, and not one byte before', () => {
  for (const text of [long, chunked]) {
    for (let length = 0; length < text.length; length += 1) {
      const { answers, isBroken } = read(text.slice(0, length));
      assert.deepEqual([answers.length, isBroken], [0, false], text.slice(0, length));
    }
    assert.equal(read(text).answers.length, 1);
  }
  assert.deepEqual(bodiesOf(read(long)), ['hello']);
  assert.deepEqual(bodiesOf(read(chunked)), ['abcde']);
});

test('status and headers are read, names in lower case, repeated ones joined', () => {
  const [answer] = read(long).answers;
  assert.equal(answer?.status, 200);
  assert.deepEqual(answer?.headers, { 'content-length': '5', 'x-a': '1, 2' });
});

test('answers to pipelined requests are read in order, each to its own end', () => {
  assert.deepEqual(bodiesOf(read(chunked + long, ['PUT', 'GET'])), ['abcde', 'hello']);
  assert.deepEqual(bodiesOf(read(long + chunked, ['GET'])), ['hello'], 'no more than was asked for');
});

test('interim answers are none', () => {
  const interim = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n';
  assert.deepEqual(
    read(interim + long).answers.map(({ status }) => status),
    [200],
  );
});

test('HEAD, 204 and 304 have no body, whatever their headers say', () => {
  const headed = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n';
  assert.deepEqual(bodiesOf(read(headed + long, ['HEAD', 'GET'])), ['', 'hello']);
  assert.deepEqual(bodiesOf(read(`HTTP/1.1 204 x\r\n\r\n${long}`, ['PUT', 'GET'])), ['', 'hello']);
});

test('without a length a body ends with the connection', () => {
  const open = 'HTTP/1.0 200 OK\r\n\r\nall of it';
  assert.equal(read(open).answers.length, 0);
  assert.deepEqual(bodiesOf(read(open, ['GET'], true)), ['all of it']);
});

for (const [what, text] of [
  ['another protocol', 'SSH-2.0-OpenSSH\r\n'],
  ['a status that is none', 'HTTP/1.1 ok\r\n\r\n'],
  ['a header without a colon', 'HTTP/1.1 200 OK\r\nnonsense\r\n\r\n'],
  ['a length that is none', 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n'],
  ['a chunk without a size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nxyz\r\n'],
] as const)
  test(`${what} is no HTTP`, () => assert.ok(read(text).isBroken));

test('what ends in the middle of its head is no HTTP; in the middle of its body it is no answer yet', () => {
  assert.ok(read('HTTP/1.1 200 OK\r\ncont', ['GET'], true).isBroken);
  assert.deepEqual(read(long.slice(0, -1), ['GET'], true), { answers: [], isBroken: false });
});
