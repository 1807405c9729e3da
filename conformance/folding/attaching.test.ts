import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FoldingRule, found, toldAs } from '../../fixtures/in-memory/finding-in-a-line.ts';

const hubTaken = found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"hub":5}');

const rules: readonly FoldingRule[] = [
  {
    rule: 'what updates lose one after another explains what they lose at the same time, in whatever field',
    findings: [
      found('concurrent-updates-lose-nothing answer lost', '{}', { phase: 'scenario', after: ['{}', '{}'] }),
      found('update-keeps-what-is-omitted answer/hub changed', '{"purpose":"a"}', { after: ['{}'] }),
    ],
    leading: ['update-keeps-what-is-omitted/hub < concurrent-updates-lose-nothing'],
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
];

for (const { rule, findings, leading } of rules) {
  test(rule, () => {
    assert.deepEqual(toldAs(findings), leading);
    assert.deepEqual(toldAs(findings.toReversed()), leading, 'in whatever order they come');
  });
}
