import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { ClosedPlaces } from './closed-places.ts';

const request = (method: string, path: string): SentRequest => ({ method, path, headers: {} });
const answer = (status: number): Outcome => ({
  kind: 'answer',
  status,
  headers: {},
  body: '',
  ms: 0,
  redirects: [],
});
const late = 120_000;
const genome = request('POST', '/api/genomes');
const statusOf = (id: string) => request('GET', `/api/evolution/${id}/status?x=1`);
const [first, second] = ['3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b', '7C9E6679742540DE944BE07FC1F90AE7'];

function closed(...singled: readonly SentRequest[]): ClosedPlaces {
  const places = new ClosedPlaces();
  for (const one of singled) places.noteSingled(one, 0);
  return places;
}

test('a place is suspect after one request that alone was asked to wait, and closed after three', () => {
  assert.equal(closed().isSuspect(genome), false);
  assert.equal(closed(genome).isSuspect(genome), true);
  assert.equal(closed(genome, genome).isClosed(genome, late), false);
  assert.equal(closed(genome, genome, genome).isClosed(genome, late), true);
});

test('a place that was away for less than two minutes may be there again soon', () => {
  assert.equal(closed(genome, genome, genome).isClosed(genome, late - 1), false);
});

test('what a place has taken first is remembered, by its place', () => {
  const places = closed();
  places.noteOutcome(statusOf(first), answer(422));
  assert.equal(places.takenAt(statusOf(second)), undefined);
  const taken = statusOf(first);
  places.noteOutcome(taken, answer(200));
  places.noteOutcome(statusOf(second), answer(200));
  assert.equal(places.takenAt(statusOf(second)), taken);
});

test('a path with another id is the same place, another method or path is not', () => {
  const places = closed(statusOf(first), statusOf(second), statusOf(first));
  assert.equal(places.isClosed(statusOf(second), late), true);
  assert.equal(places.isClosed(request('GET', `/api/agents/${first}/status`), late), false);
  assert.equal(places.isClosed(request('PUT', `/api/evolution/${first}/status`), late), false);
});

test('one request that is taken opens it; a refusal does not', () => {
  const places = closed(genome, genome, genome);
  places.noteOutcome(genome, answer(422));
  assert.equal(places.isClosed(genome, late), true);
  places.noteOutcome(genome, answer(201));
  assert.equal(places.isClosed(genome, late), false);
  assert.equal(places.isSuspect(genome), false);
});
