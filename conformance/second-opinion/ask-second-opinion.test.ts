import assert from 'node:assert/strict';
import { test } from 'node:test';
import { genomeRequest } from '../generate/cases.ts';
import type { Outcome } from '../run/exchange.ts';
import { askSecondOpinion, type Pass } from './ask-second-opinion.ts';
import type { PassRequest } from './plan-pass.ts';
import type { Prism, PrismReply } from './prism.ts';

const genomes = (count: number): readonly PassRequest[] =>
  Array.from({ length: count }, () => ({ operation: 'createGenome', request: genomeRequest('{}') }));
const answered = (status: number): Outcome => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json' },
  body: '[]',
  ms: 1,
  redirects: [],
});
const wrong = (message: string, ...place: readonly string[]) =>
  JSON.stringify([{ location: ['response', 'body', ...place], severity: 'Error', message }]);

/** A pass whose answers have these statuses. */
function passOf(statuses: readonly number[], changes: Partial<Pass> = {}): Pass {
  const outcomes = statuses.map(answered).values();
  return {
    requests: genomes(statuses.length),
    send: async () => outcomes.next().value ?? answered(500),
    findings: [],
    redact: (text) => text.replace('secret', '[redacted]'),
    isOver: () => false,
    tick: () => {},
    ...changes,
  };
}

/** A Prism that says this of each answer, and counts. */
function prismOf(...violations: readonly (string | undefined)[]) {
  const seen = { asked: 0, closed: 0 };
  const prism: Prism = {
    ask: async (_, { status, body }): Promise<PrismReply> => {
      const said = violations[seen.asked];
      seen.asked += 1;
      return { status, violations: said, body };
    },
    close: async () => {
      seen.closed += 1;
    },
  };
  return { seen, start: async () => prism };
}

const opinion = { by: 'prism', version: '5' };

test('an opinion counts the answers, those that agree, and each cause once', async () => {
  const { seen, start } = prismOf(
    undefined,
    wrong('skills.0 must be object', 'skills', '0'),
    wrong('skills.1 must be object', 'skills', '1'),
    wrong('secret must be text', 'hub'),
  );
  assert.deepEqual(await askSecondOpinion('5', start, passOf([200, 200, 200, 422])), {
    ...opinion,
    requests: 4,
    agreed: 1,
    violations: [
      {
        request: 'POST /v1/genomes/',
        status: 200,
        message: 'skills.0 must be object',
        location: 'response.body.skills.0',
      },
      {
        request: 'POST /v1/genomes/',
        status: 422,
        message: '[redacted] must be text',
        location: 'response.body.hub',
      },
    ],
  });
  assert.deepEqual(seen, { asked: 4, closed: 1 });
});

test('Prism is asked about 200 and 422 only', async () => {
  const { seen, start } = prismOf();
  const given = await askSecondOpinion('5', start, passOf([200, 404, 500, 201, 422]));
  assert.deepEqual(given, { ...opinion, requests: 2, agreed: 2, violations: [] });
  assert.equal(seen.asked, 2);
  assert.deepEqual(await askSecondOpinion('5', start, passOf([404])), {
    ...opinion,
    missing: 'no answer of status 200 or 422 reached Prism',
  });
});

test('a Prism that does not start, or dies, leaves a reason', async () => {
  const failing = () => Promise.reject(new Error('it ended with 1: no secret place'));
  const missing = { ...opinion, missing: 'it ended with 1: no [redacted] place' };
  assert.deepEqual(await askSecondOpinion('5', failing, passOf([200])), missing);
  const { seen, start } = prismOf();
  const dying = async (): Promise<Prism> => ({ ...(await start()), ask: failing });
  assert.deepEqual(await askSecondOpinion('5', dying, passOf([200])), missing);
  assert.equal(seen.closed, 1);
});

test('a run that is over, and a pass without requests, have no opinion', async () => {
  const { seen, start } = prismOf();
  const over = await askSecondOpinion('5', start, passOf([200], { isOver: () => true }));
  assert.ok('missing' in over && /ended before/.test(over.missing));
  assert.deepEqual(seen, { asked: 0, closed: 1 });
  const unstarted = () => assert.fail('Prism was started for nothing');
  assert.ok('missing' in (await askSecondOpinion('5', unstarted, passOf([]))));
});
