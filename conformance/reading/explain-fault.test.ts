import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../run/run-record.ts';
import type { Explanation } from './explain-fault.ts';
import { validateRun } from './validate-by-schema.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/everything.json', import.meta.url), 'utf8'),
);

class Refusal extends Error {
  readonly explanation: Explanation;

  constructor(explanation: Explanation) {
    super(explanation.why);
    this.explanation = explanation;
  }
}

/** What is said of a run that has other parts. */
function faultOf(change: object): Explanation {
  try {
    validateRun({ ...run, ...change }, (fault) => {
      throw new Refusal(fault);
    });
  } catch (error) {
    if (error instanceof Refusal) return error.explanation;
    throw error;
  }
  return assert.fail('it was taken');
}

const agent = { agentId: 'a', state: 'unread' };
const remaining = { updatePath: '/{id}', update: '{}', withheld: [] };
const restoration = (change: object) => ({ restoration: [{ ...agent, ...change }] });

const origin = (origin: object) => ({ findings: [{ ...run.findings[0], origin }] });

const faults: readonly (readonly [change: object, why: string])[] = [
  [{ checks: undefined }, 'checks is missing'],
  [{ checks: {} }, 'checks is not a list'],
  [{ requests: 1.5 }, 'requests is not a whole number'],
  [{ requests: -1 }, 'requests is not >= 0'],
  [{ runId: '' }, 'runId is empty'],
  [{ verdict: 'fine' }, 'verdict is not one of conforms, violates, not-judged'],
  [{ startedAt: 'now' }, 'startedAt is not a time in UTC such as 2026-11-15T10:00:00.000Z'],
  [{ coverage: { status: { listed: 'a' } } }, 'coverage.status.listed is not a whole number'],
  [{ coverage: { 'a/b~c': 5 } }, 'coverage.a/b~c is not an object'],
  [{ dialect: { auth: { choice: [], evidence: '' } } }, 'dialect.auth.choice is not a text or number'],
  // Of several forms, the one that is meant is told of.
  [{ restoration: ['agent a is as it was'] }, 'restoration[0] is not an object'],
  [{ restoration: [{ agentId: 'a' }] }, 'restoration[0].state is missing'],
  [restoration({ state: 'unchanged', agentId: 5 }), 'restoration[0].agentId is not a text'],
  [
    restoration({ state: 'gone' }),
    'restoration[0].state is not one of unchanged, restored, unproved, changed, unread',
  ],
  [restoration({ remaining }), 'restoration[0].cause is missing'],
  [restoration({ remaining, cause: {} }), 'restoration[0].cause.status is missing'],
  [restoration({ remaining, cause: { silence: 'reset' } }), 'restoration[0].cause.detail is missing'],
  [restoration({ remaining, cause: { status: 5 } }), 'restoration[0].cause.status is not >= 100'],
  [
    restoration({ state: 'unproved', remaining, doubts: [{ field: 'api_key', shown: 'none' }] }),
    'restoration[0].doubts[0].shown is not one of not-at-all, otherwise, masked',
  ],
  [restoration({ state: 'changed', remaining, lost: [] }), 'restoration[0].lost is empty'],
  [origin({ phase: 'scenario', about: 'x' }), 'findings[0].origin.index is missing'],
  [origin({ phase: 'scenario-exchange', about: 5, index: 0 }), 'findings[0].origin.about is not a text'],
  [origin({ phase: 'random', property: 'x', index: 0 }), 'findings[0].origin.seed is missing'],
  [
    origin({ phase: 'later' }),
    'findings[0].origin.phase is not one of systematic, random, sequence, scenario, scenario-exchange, dialect, fuzz, comparison, run',
  ],
  [restoration({ state: 'unchanged', side: 'middle' }), 'restoration[0].side is not one of left, right'],
  [
    { secondOpinion: { by: 'prism', version: '1', requests: 1, agreed: 1 } },
    'secondOpinion.violations is missing',
  ],
  [{ secondOpinion: { by: 'other', version: '1', missing: 'x' } }, 'secondOpinion.by is not one of prism'],
];

for (const [change, why] of faults) {
  test(`a run is refused: ${why}`, () => {
    assert.equal(faultOf(change).why, why);
  });
}

test('a key that may stand for a missing one is told, with the one that is meant', () => {
  const { seed, ...others } = run;
  assert.throws(
    () =>
      validateRun({ ...others, sead: seed }, ({ why, hint }) => {
        throw new Error(`${why}. ${hint}`);
      }),
    /^Error: it has an unknown key "sead"\. Did you mean seed\?$/,
  );
});
