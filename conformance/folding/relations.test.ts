import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentUrl, exchangeOf, found } from '../../fixtures/in-memory/finding-in-a-line.ts';
import type { Finding } from '../run/run-record.ts';
import { foldFindings } from './fold-findings.ts';

/** Each leading finding with its place, and those under it. */
function told(findings: readonly Finding[]): readonly string[] {
  const show = ({ check, place }: Finding) => `${check}${place.pointer}`;
  const folded = foldFindings(findings);
  return folded
    .filter(({ under }) => under === undefined)
    .map((leading) => {
      const also = folded.filter(({ under }) => under === leading.id).map(show);
      return [show(leading), ...also.sort()].join(' < ');
    });
}

interface Rule {
  readonly rule: string;
  readonly findings: readonly Finding[];
  readonly leading: readonly string[];
}

const hubTaken = found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"hub":5}');

const rules: readonly Rule[] = [
  {
    rule: 'several checks judge one request: whether it was to be taken comes before the shape of the answer',
    findings: [found('update-answers-the-agent answer/hub type', '{"hub":5}'), hubTaken],
    leading: ['update-rejects-wrong-kinds/hub < update-answers-the-agent/hub'],
  },
  {
    rule: 'a request is the same whichever agent it is for',
    findings: [
      hubTaken,
      {
        ...found('validation-error-has-its-shape answer status-404', '{"hub":5}', { status: 404 }),
        exchange: exchangeOf('{"hub":5}', 404, agentUrl.replace('3f1a', 'aaaa')),
        level: 'should',
        counts: false,
      },
    ],
    leading: ['update-rejects-wrong-kinds/hub < validation-error-has-its-shape'],
  },
  {
    rule: 'a failure is told by the check whose own request it is',
    findings: [
      found('server-does-not-fail body/test_score status-500', '{"test_score":null}', { status: 500 }),
      found('update-accepts-null body/test_score status-500', '{"test_score":null}', { status: 500 }),
    ],
    leading: ['update-accepts-null/test_score < server-does-not-fail/test_score'],
  },
  {
    rule: 'the same at fields of one kind is one cause; at a field of another kind it is another',
    findings: [
      hubTaken,
      found('update-rejects-wrong-kinds body/purpose accepted-not-text', '{"purpose":5}'),
      found(
        'update-rejects-wrong-kinds body/evaluated_harnesses accepted-not-text',
        '{"evaluated_harnesses":[5]}',
      ),
    ],
    leading: [
      'update-rejects-wrong-kinds/hub < update-rejects-wrong-kinds/purpose',
      'update-rejects-wrong-kinds/evaluated_harnesses',
    ],
  },
  {
    rule: 'the same at fields of three kinds is one cause',
    findings: [
      found('update-replaces-what-is-supplied answer/hub other-value', '{"hub":"a"}'),
      found('update-replaces-what-is-supplied answer/status other-value', '{"status":"draft"}'),
      found(
        'update-replaces-what-is-supplied answer/last_evaluated_at other-value',
        '{"last_evaluated_at":1}',
      ),
    ],
    leading: [
      'update-replaces-what-is-supplied/hub < update-replaces-what-is-supplied/last_evaluated_at < update-replaces-what-is-supplied/status',
    ],
  },
  {
    rule: 'one value that goes wrong in several fields is one cause',
    findings: [
      found('update-replaces-what-is-supplied answer/purpose other-kind', '{"purpose":null}'),
      found('update-replaces-what-is-supplied answer/mcp_config other-value', '{"mcp_config":null}'),
    ],
    leading: ['update-replaces-what-is-supplied/purpose < update-replaces-what-is-supplied/mcp_config'],
  },
  {
    rule: 'what takes several exchanges stands under the exchange that is wrong by itself at that field',
    findings: [
      found('concurrent-updates-lose-nothing answer/purpose lost', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
      found('updates-follow-the-model answer/purpose not-stored-in-a-state', '{}', {
        phase: 'scenario',
        after: ['{"purpose":"a"}'],
        seen: 16,
      }),
      found('update-is-idempotent answer/purpose changed', '{"purpose":"a"}', {
        phase: 'scenario',
        after: ['{"purpose":"a"}'],
      }),
      found('update-replaces-what-is-supplied answer/purpose cut-short', '{"purpose":"a"}'),
    ],
    leading: [
      'update-replaces-what-is-supplied/purpose < concurrent-updates-lose-nothing/purpose < update-is-idempotent/purpose < updates-follow-the-model/purpose',
    ],
  },
  {
    rule: 'two answers of one agent come before any number of updates, and those before a storm',
    findings: [
      found('concurrent-updates-lose-nothing answer/hub lost', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
      found('updates-follow-the-model answer/hub not-stored', '{}', {
        after: ['{}', '{}', '{}', '{}', '{}'],
      }),
      found('update-keeps-what-is-omitted answer/hub changed', '{"purpose":"a"}', { after: ['{}'] }),
    ],
    leading: [
      'update-keeps-what-is-omitted/hub < concurrent-updates-lose-nothing/hub < updates-follow-the-model/hub',
    ],
  },
  {
    rule: 'an experiment in which nothing else was sent comes before two answers of one agent',
    findings: [
      found('update-keeps-what-is-omitted answer/status changed', '{"purpose":"a"}', { after: ['{}'] }),
      found('evolution-status-changes-nothing answer/status changed', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
    ],
    leading: ['evolution-status-changes-nothing/status < update-keeps-what-is-omitted/status'],
  },
  {
    rule: 'where several such experiments see the same, none of them explains it',
    findings: [
      found('evolution-status-changes-nothing answer/status changed', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
      found('update-reaches-one-agent answer/status changed', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
      found('update-replaces-what-is-supplied answer/status not-stored', '{}', {
        after: ['{"status":"draft"}'],
      }),
    ],
    leading: [
      'update-replaces-what-is-supplied/status < evolution-status-changes-nothing/status < update-reaches-one-agent/status',
    ],
  },
  {
    rule: 'what is lost in some states only is told by the state',
    findings: [
      found('update-replaces-what-is-supplied answer/model_name other-value', '{"model_name":"a"}'),
      found('updates-follow-the-model answer/model_name not-stored-in-a-state', '{}', {
        phase: 'scenario',
        after: ['{"protocol":"a2a"}', '{"model_name":"a"}'],
        seen: 2,
      }),
    ],
    leading: ['updates-follow-the-model/model_name < update-replaces-what-is-supplied/model_name'],
  },
  {
    rule: 'what is wrong by itself among several members is no matter of the state',
    findings: [
      found(
        'update-replaces-what-is-supplied answer/model_name other-value',
        '{"model_name":"a","protocol":"a2a"}',
      ),
      found('updates-follow-the-model answer/model_name not-stored-in-a-state', '{}', {
        phase: 'scenario',
        after: ['{"protocol":"a2a"}', '{"model_name":"a"}'],
        seen: 2,
      }),
    ],
    leading: ['update-replaces-what-is-supplied/model_name < updates-follow-the-model/model_name'],
  },
  {
    rule: 'values that are taken only beside others are one cause, of whatever kind they are',
    findings: [
      found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"api_key":"kit-a","hub":5}'),
      found(
        'test-score-rejects-other-text body/test_score accepted-not-a-decimal',
        '{"purpose":"a","test_score":"x"}',
      ),
    ],
    leading: ['update-rejects-wrong-kinds/hub < test-score-rejects-other-text/test_score'],
  },
  {
    rule: 'a storm in which a value was taken that had to be refused stands under that value',
    findings: [
      found('update-rejects-other-choices body/status accepted-unlisted-choice', '{"status":"zzz"}'),
      found('concurrent-updates-lose-nothing answer/purpose lost', '{}', {
        phase: 'scenario',
        after: [
          '{}',
          '{"purpose":"a"}',
          '{"hub":"a"}',
          '{"hub":"b"}',
          '{"purpose":"b","status":"no-status"}',
        ],
      }),
    ],
    leading: ['update-rejects-other-choices/status < concurrent-updates-lose-nothing/purpose'],
  },
  {
    rule: 'where readings show several states in turn, that is the one cause of all that concerns state',
    findings: [
      found('updates-follow-the-model answer/status states-in-turn', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
      found('update-keeps-what-is-omitted answer/hub changed', '{"purpose":"a"}', { after: ['{}'] }),
      found('rejected-update-leaves-no-trace answer/protocol changed', '{}', {
        phase: 'scenario',
        after: ['{}'],
      }),
      found('concurrent-updates-lose-nothing answer/agent_url lost', '{}', {
        phase: 'scenario',
        after: ['{}'],
      }),
    ],
    leading: [
      'updates-follow-the-model/status < concurrent-updates-lose-nothing/agent_url < rejected-update-leaves-no-trace/protocol < update-keeps-what-is-omitted/hub',
    ],
  },
  {
    rule: 'a storm of values that are all right is a cause of its own',
    findings: [
      found('update-rejects-other-choices body/status accepted-unlisted-choice', '{"status":"zzz"}'),
      found('concurrent-updates-lose-nothing answer/purpose lost', '{}', {
        phase: 'scenario',
        after: ['{}', '{"purpose":"a"}', '{"hub":"a"}', '{"hub":"b"}', '{"status":"draft"}'],
      }),
    ],
    leading: ['update-rejects-other-choices/status', 'concurrent-updates-lose-nothing/purpose'],
  },
  {
    rule: 'an answer in a storm says more than what is there after it',
    findings: [
      found('concurrent-updates-lose-nothing answer/hub lost', '{}', { phase: 'scenario', after: ['{}'] }),
      found('answers-belong-to-their-request answer/id answer-of-another-agent', '{}', {
        phase: 'scenario',
        after: ['{}'],
      }),
      found('answers-belong-to-their-request answer/purpose state-that-no-order-explains', '{}', {
        phase: 'scenario',
        after: ['{}'],
      }),
    ],
    leading: [
      'answers-belong-to-their-request/id < answers-belong-to-their-request/purpose < concurrent-updates-lose-nothing/hub',
    ],
  },
  {
    rule: 'updates of one field that do the same to several others are one cause',
    findings: [
      found('update-keeps-what-is-omitted answer/status changed', '{"guard_config_id":"a"}', {
        after: ['{}'],
      }),
      found('update-keeps-what-is-omitted answer/hub changed', '{"guard_config_id":"b"}', { after: ['{}'] }),
    ],
    leading: ['update-keeps-what-is-omitted/hub < update-keeps-what-is-omitted/status'],
  },
  {
    rule: 'a larger request that carries the wrong member stands under the smaller one',
    findings: [
      found('update-accepts-every-choice body/protocol status-422', '{"protocol":"a2a"}', { status: 422 }),
      found(
        'update-answers-the-agent body status-422',
        '{"hub":"a","purpose":"b","hub2":1,"protocol":"a2a"}',
        {
          status: 422,
        },
      ),
      found('validation-error-names-the-input answer/detail not-named', '{"hub":5,"protocol":"a2a"}', {
        status: 422,
        level: 'should',
        counts: false,
        phase: 'random',
      }),
    ],
    leading: [
      'update-accepts-every-choice/protocol < update-answers-the-agent < validation-error-names-the-input/detail',
    ],
  },
  {
    rule: 'both evolution operations wrong in the same way are one cause, in different ways two',
    findings: [
      found('validation-error-has-its-shape answer/detail type', '[]', {
        operation: 'createGenome',
        status: 422,
      }),
      found('validation-error-has-its-shape answer/detail type', '', {
        operation: 'readEvolutionStatus',
        status: 422,
      }),
      found('evolution-status-answers-an-object answer status-204', 'a', {
        operation: 'readEvolutionStatus',
        status: 204,
      }),
    ],
    leading: [
      'validation-error-has-its-shape/detail < validation-error-has-its-shape/detail',
      'evolution-status-answers-an-object',
    ],
  },
  {
    rule: 'what did not come back stands under what did, at its operation',
    findings: [
      found('update-keeps-what-is-omitted answer/purpose changed', '{"a":1}', { flaky: true, counts: false }),
      hubTaken,
    ],
    leading: ['update-rejects-wrong-kinds/hub < update-keeps-what-is-omitted/purpose'],
  },
  {
    rule: 'a failure that does not come back is no trace of a value that was taken',
    findings: [
      found('server-does-not-fail body/purpose status-500', '{"purpose":"a"}', { status: 500, flaky: true }),
      hubTaken,
    ],
    leading: ['update-rejects-wrong-kinds/hub', 'server-does-not-fail/purpose'],
  },
  {
    rule: 'what came back among many alike that did not is no better than they are',
    findings: [
      found('update-replaces-what-is-supplied answer/hub other-value', '{"hub":"a"}'),
      ...['purpose', 'agent_url', 'agent_name', 'model_name'].map((name) =>
        found(`update-replaces-what-is-supplied answer/${name} other-value`, `{"${name}":"a"}`, {
          flaky: true,
        }),
      ),
      found('answers-belong-to-their-request answer/purpose value-of-another-request', '{}', {
        phase: 'scenario',
        after: ['{}'],
      }),
    ],
    leading: [
      'answers-belong-to-their-request/purpose < update-replaces-what-is-supplied/agent_name < update-replaces-what-is-supplied/agent_url < update-replaces-what-is-supplied/hub < update-replaces-what-is-supplied/model_name < update-replaces-what-is-supplied/purpose',
    ],
  },
  {
    rule: 'two causes stay two',
    findings: [
      hubTaken,
      found('update-keeps-what-is-omitted answer/agent_url changed', '{"protocol":"a2a"}', { after: ['{}'] }),
      found('evolution-status-rejects-bad-uuids path/agent_id status-404', '', {
        operation: 'readEvolutionStatus',
        status: 404,
      }),
    ],
    leading: [
      'evolution-status-rejects-bad-uuids/agent_id',
      'update-rejects-wrong-kinds/hub',
      'update-keeps-what-is-omitted/agent_url',
    ],
  },
];

for (const { rule, findings, leading } of rules) {
  test(rule, () => {
    assert.deepEqual(told(findings), leading);
    assert.deepEqual(told(findings.toReversed()), leading, 'in whatever order they come');
  });
}
