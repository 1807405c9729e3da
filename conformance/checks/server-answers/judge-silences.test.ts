import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from '../../../fixtures/in-memory/subject-of.ts';
import { evolutionStatusRequest, updateRequest } from '../../generate/cases.ts';
import { makeFinding } from '../../record/make-finding.ts';
import { placeAt } from '../../run/place.ts';
import type { Finding } from '../../run/run-record.ts';
import type { Silent } from '../../send/silence-log.ts';
import { judgeSilences } from './judge-silences.ts';

const agentId = '4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63';
const subject = subjectOf(agentId);
const recording = {
  url: 'http://127.0.0.1:4010',
  redact: (text: string) => text,
  secretHeaders: new Map<string, string>(),
  seed: 1,
};

const silent = (request = evolutionStatusRequest(agentId)): Silent => ({
  request,
  outcome: { kind: 'silence', reason: 'reset', detail: 'The connection was closed.', ms: 1 },
});
const hostile = silent(updateRequest(subject.updatePath, agentId, '{"purpose":"\\ud800"}'));

function judge(
  seen: {
    unanswered?: readonly Silent[];
    lost?: readonly Silent[];
    closed?: number;
    failed?: number;
    reused?: number;
  },
  findings: readonly Finding[] = [],
) {
  const { unanswered = [], lost, closed = 0, failed = 0, reused = 0 } = seen;
  const counts = {
    requests: 0,
    redirects: 0,
    reconnects: 0,
    waits: 0,
    unanswered: 0,
    singled: 0,
    failing: 0,
    passing: 0,
    closed,
    failed,
    reused,
  };
  const silences = {
    unanswered,
    closed: Array.from({ length: closed }, () => silent()),
    lost: lost ?? [],
    whenItWent: () => lost,
  };
  return judgeSilences({ silences, counts }, findings, { subject, recording, failsOnMust: true });
}

/** A finding of one silence that did not come back. */
function flakyFinding(check: string, counts = false): Finding {
  const exchange = { operation: 'readEvolutionStatus', ...silent() } as const;
  return makeFinding(
    {
      check: { id: check, clause: '1', requirement: 'It answers.' },
      departure: {
        level: 'must',
        code: 'reset',
        place: placeAt('path', 'agent_id'),
        expected: 'an answer',
        actual: 'none',
      },
      exchange,
      exchanges: [exchange],
      origin: { phase: 'systematic', index: 1 },
      path: 'systematic:1',
      seen: 1,
      flaky: true,
      counts,
    },
    recording,
  );
}

for (const [closed, reused, isFound] of [
  [0, 1000, false],
  [1, 10, false],
  [2, 500, false],
  [2, 400, false],
  [2, 399, true],
  [9, 1000, true],
  [30, 1500, true],
] as const) {
  test(`${closed} of ${reused} on connections that had just served are ${isFound ? 'a finding' : 'none'}`, () => {
    const [finding, ...others] = judge({ closed, reused });
    assert.deepEqual(others, []);
    assert.equal(finding?.check, isFound ? 'server-answers' : undefined);
    assert.equal(finding?.counts, isFound ? true : undefined);
    if (isFound) assert.match(finding?.actual ?? '', new RegExp(`^${closed} of ${reused} requests`));
  });
}

test('three that stay unanswered count, though none of them comes back', () => {
  const findings = judge({ unanswered: [silent(), silent(), silent()] }, [flakyFinding('server-answers')]);
  assert.deepEqual(
    findings.map(({ check, flaky, counts }) => ({ check, flaky, counts })),
    [{ check: 'server-answers', flaky: true, counts: true }],
  );
});

test('what was under way when the deployment went does not count', () => {
  const lost = [silent(), silent(), silent()];
  assert.deepEqual(judge({ unanswered: lost, lost }), []);
  assert.equal(judge({ unanswered: [...lost, silent(), silent(), silent()], lost }).length, 1);
});

test('two that stay unanswered are shown, and do not count', () => {
  const findings = judge({ unanswered: [silent(), silent()] }, [flakyFinding('server-answers')]);
  assert.deepEqual(
    findings.map(({ counts }) => counts),
    [false],
  );
});

test('three that no check saw are a finding all the same', () => {
  const findings = judge({ unanswered: [silent(), silent(), silent()] });
  assert.deepEqual(
    findings.map(({ check, counts }) => ({ check, counts })),
    [{ check: 'server-answers', counts: true }],
  );
});

test('findings of other checks stay as they are', () => {
  const other = flakyFinding('update-is-idempotent');
  const findings = judge({ unanswered: [silent(), silent(), silent()] }, [other]);
  assert.deepEqual(findings[0], other);
});

test('one failure explains the end of one connection, and not that of many', () => {
  const failure = { ...flakyFinding('server-does-not-fail', true), code: 'status-500' };
  const findings = judge({ closed: 30, failed: 2, reused: 1500 }, [failure]);
  assert.deepEqual(
    findings.map(({ check, code }) => [check, code]),
    [
      ['server-does-not-fail', 'status-500'],
      ['server-answers', 'closed-unanswered'],
    ],
  );
});

test('silences on hostile inputs are not counted', () => {
  assert.deepEqual(judge({ unanswered: [hostile, hostile, hostile, silent(), silent()] }), []);
});

test('connections that are closed after a failure are not told once more, and what stays unanswered is', () => {
  const failure = { ...flakyFinding('server-does-not-fail', true), code: 'status-500' };
  assert.deepEqual(judge({ closed: 30, failed: 30, reused: 1500 }, [failure]), [failure]);
  const findings = judge({ unanswered: [silent(), silent(), silent()] }, [failure]);
  assert.deepEqual(
    findings.map(({ check }) => check),
    ['server-does-not-fail', 'server-answers'],
  );
});
