import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOpinion } from './read-opinion.ts';

const violation = (...place: readonly string[]) => ({
  location: ['response', 'body', ...place],
  severity: 'Error',
  code: 'type',
  message: `Response body property ${place.join('.')} must be string`,
});
const reply = (violations?: string) => ({ status: 200, violations, body: '{}' });

test('no header means no violation', () => {
  assert.deepEqual(readOpinion(200, reply()), []);
});

test('every violation of the header is read', () => {
  const header = JSON.stringify([violation('hub'), violation('skills', '0')]);
  assert.deepEqual(readOpinion(200, reply(header)), [
    { location: ['response', 'body', 'hub'], message: 'Response body property hub must be string' },
    {
      location: ['response', 'body', 'skills', '0'],
      message: 'Response body property skills.0 must be string',
    },
  ]);
});

test('a header that Prism cut short gives what is whole in it', () => {
  const items = Array.from({ length: 90 }, (_, index) => violation('evaluated_harnesses', String(index)));
  const header = `Too many violations! ${JSON.stringify(items).slice(0, 8092)}`;
  const read = readOpinion(200, reply(header));
  assert.ok(read !== undefined && read.length > 40 && read.length < 90, String(read?.length));
  assert.deepEqual(read[0]?.location, ['response', 'body', 'evaluated_harnesses', '0']);
});

test('an answer that Prism cannot read is a violation of its body', () => {
  const title = 'invalid json response body at http://127.0.0.1:4/x reason: Unexpected end of JSON input';
  const read = readOpinion(200, { status: 500, violations: undefined, body: JSON.stringify({ title }) });
  assert.deepEqual(read, [
    {
      location: ['response', 'body'],
      message: 'invalid json response body reason: Unexpected end of JSON input',
    },
  ]);
  const [mute] = readOpinion(200, { status: 502, violations: undefined, body: 'gone' }) ?? [];
  assert.equal(mute?.message, 'Prism answers 502 in its place');
});

test('a path that Prism does not know, or a header that nobody can read, is no opinion', () => {
  const unknown = [{ location: ['request'], severity: 'Warning', message: 'Selected route not found' }];
  assert.equal(readOpinion(200, reply(JSON.stringify(unknown))), undefined);
  assert.equal(readOpinion(200, reply('nonsense')), undefined);
});
