import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Place, placeAt } from '../conformance/run/place.ts';
import type { Finding } from '../conformance/run/run-record.ts';
import { findInUrl } from './url-place.ts';

function markIn(
  url: string,
  operation: Finding['operation'],
  place: Place,
  template: string,
): string | undefined {
  const finding: Finding = {
    ...{
      id: 'a',
      check: 'a',
      clause: '1',
      requirement: '',
      level: 'must',
      code: '',
      expected: '',
      actual: '',
    },
    ...{
      curl: '',
      seed: 1,
      origin: { phase: 'systematic', index: 1 },
      path: '',
      seen: 1,
      flaky: false,
      counts: true,
      operation,
      place,
    },
    exchange: {
      request: { method: 'GET', url, headers: {} },
      response: { silence: 'reset', detail: '', ms: 1 },
    },
  };
  const span = findInUrl(finding, template);
  return span === undefined ? undefined : url.slice(span.at, span.at + span.length);
}

const usual = '/v1/agent-configurations/{id}';

test('a parameter is found by its template, behind any prefix', () => {
  assert.equal(
    markIn(
      'http://h:1/api/v1/evolution/status/bad?x=/y',
      'readEvolutionStatus',
      placeAt('path', 'agent_id'),
      usual,
    ),
    'bad',
  );
  assert.equal(
    markIn('http://h/p/v1/agent-configurations/bad', 'updateAgent', placeAt('path', 'id'), usual),
    'bad',
  );
  assert.equal(
    markIn(
      'http://h/agents/bad/settings/all',
      'updateAgent',
      placeAt('path', 'id'),
      '/agents/{id}/settings/all',
    ),
    'bad',
  );
});

test('the path as a whole is found', () => {
  assert.equal(markIn('https://h/p/v1/genomes/?a', 'createGenome', placeAt('path'), usual), '/p/v1/genomes/');
});

test('what is no part of the url is not found there', () => {
  assert.equal(
    markIn('http://h/v1/agent-configurations/a', 'updateAgent', placeAt('answer', 'id'), usual),
    undefined,
  );
  assert.equal(
    markIn('http://h/v1/agent-configurations/a', 'updateAgent', placeAt('body', 'hub'), usual),
    undefined,
  );
  assert.equal(markIn('http://h/', 'updateAgent', placeAt('path', 'id'), usual), undefined);
});
