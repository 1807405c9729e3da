import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonNumber, type JsonValue } from '../../../spec/json-value.ts';
import {
  makeTemplate,
  mergeAnswers,
  placeByLooks,
  placeMembers,
  placesOf,
  templateText,
} from './template.ts';

const agentId = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const request = { method: 'GET', path: `/v1/evolution/status/${agentId}?a=1`, headers: {} };
const places = placesOf(request);
const uuids = ['9b2d4c1a-7e3f-4a6b-9c8d-1e2f3a4b5c6d', '2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d'] as const;

test('what the request brought becomes a place', () => {
  assert.deepEqual(places, { method: 'GET', path: `/v1/evolution/status/${agentId}`, agentId });
  assert.equal(templateText('GET takes no WIDGET', places), '{method} takes no WIDGET');
  assert.equal(templateText(`no agent ${agentId} here`, places), 'no agent {agent_id} here');
  assert.equal(templateText(`nothing at ${places.path}`, places), 'nothing at {path}');
  const upper = { ...places, agentId: agentId.toUpperCase() };
  assert.equal(templateText(agentId, upper), '{agent_id}', 'an id that was asked for in upper case');
});

test('what differs between two answers becomes a place of its kind', () => {
  const differing: readonly (readonly [left: JsonValue, right: JsonValue, place: string])[] = [
    [uuids[0], uuids[1], '{uuid}'],
    [1763200000, 1763200001, '{time}'],
    [1763200000123, 1763200000456, '{time}'],
    [7, 8, '{number}'],
    [new JsonNumber('0.5'), new JsonNumber('0.25'), '{number}'],
    ['2026-11-15T10:00:00Z', '2026-11-15T10:00:01Z', '{time-text}'],
    ['request-7', 'request-8', '{word}'],
  ];
  for (const [left, right, place] of differing)
    assert.deepEqual(mergeAnswers({ a: [left] }, { a: [right] }), { a: [place] });
});

test('what is the same stays, at any depth, and an answer that has more or less is taken as it came first', () => {
  const left = { same: uuids[0], list: [1, 2], more: true, inner: { id: uuids[0], kind: 'a' } };
  const right = { same: uuids[0], list: [1], inner: { id: uuids[1], kind: 'a' } };
  assert.deepEqual(makeTemplate([left, right], places), {
    same: uuids[0],
    list: [1, 2],
    more: true,
    inner: { id: '{uuid}', kind: 'a' },
  });
  assert.equal(makeTemplate([true, 'x'], places), true);
});

test('a time that two answers of one second share is the time, and another one is a constant', () => {
  const now = { ...places, answeredAt: Date.parse('2026-11-15T10:00:00Z') };
  const answer = { at: '2026-11-15T10:00:01Z', s: 1794736800, ms: 1794736800500, born: 1694736800, n: 5 };
  assert.deepEqual(makeTemplate([answer, answer], now), {
    at: '{time-text}',
    s: '{time}',
    ms: '{time}',
    born: 1694736800,
    n: 5,
  });
  assert.deepEqual(makeTemplate([answer, answer], places), answer);
});

test('a genome that comes back is known wherever it stands', () => {
  const genome = { kit: 'a', traits: { b: [1] } };
  const own = placesOf({ ...request, path: '/v1/genomes/' }, genome);
  assert.deepEqual(placeMembers({ id: 1, echo: genome, deep: [{ genome }] }, own), {
    id: 1,
    echo: '{genome}',
    deep: [{ genome: '{genome}' }],
  });
  assert.deepEqual(placeMembers({ id: 1, ...genome }, own), { id: 1, '{genome}': true });
  assert.deepEqual(placeMembers(genome, own), { '{genome}': true }, 'the answer stays an object');
});

test('what is another each time is known by its looks', () => {
  const uuid = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
  const values = [uuid, '2026-01-02T03:04:05Z', 1_767_225_600, 1_767_225_600_123, 'kit', 422, null];
  assert.deepEqual(values.map(placeByLooks), ['{uuid}', '{time-text}', '{time}', '{time}', 'kit', 422, null]);
});
