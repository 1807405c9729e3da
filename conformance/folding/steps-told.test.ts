import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FoldingRule, found, toldAs } from '../../fixtures/in-memory/finding-in-a-line.ts';

const named = (name: string) => `{"agent_name":"${name}"}`;

/** An agent that is set to `new` and read as `old`. */
const lostName = found('update-replaces-what-is-supplied answer/agent_name not-stored', '{}', {
  after: [
    ['{}', named('old')],
    [named('new'), named('new')],
  ],
  answered: named('old'),
});

const rules: readonly FoldingRule[] = [
  {
    rule: 'where an agent is read as it was before an update, that leads what it loses by omission, and explains it',
    findings: [
      lostName,
      found('update-keeps-what-is-omitted answer/hub changed', '{}', {
        after: [
          ['{}', '{"hub":"old"}'],
          ['{"hub":"new"}', '{"hub":"new"}'],
          ['{"purpose":"a"}', '{"hub":"new"}'],
        ],
        answered: '{"hub":"old"}',
      }),
    ],
    leading: ['update-replaces-what-is-supplied/agent_name < update-keeps-what-is-omitted/hub'],
  },
  {
    rule: 'what was read as stored before it is lost is another cause',
    findings: [
      lostName,
      found('update-keeps-what-is-omitted answer/hub changed', '{"purpose":"a"}', {
        after: [
          ['{"hub":"new"}', '{"hub":"new"}'],
          ['{}', '{"hub":"new"}'],
        ],
        answered: '{"hub":"old"}',
      }),
    ],
    leading: ['update-replaces-what-is-supplied/agent_name', 'update-keeps-what-is-omitted/hub'],
  },
  {
    rule: 'a field that is cleared says nothing of the update before',
    findings: [
      found('update-replaces-what-is-supplied answer/purpose not-stored', '{}', {
        after: [
          ['{}', '{"purpose":null}'],
          ['{"purpose":"new"}', '{"purpose":"new"}'],
        ],
        answered: '{"purpose":null}',
      }),
      found('update-keeps-what-is-omitted answer/purpose changed', '{}', {
        after: [['{}', '{"purpose":"new"}']],
        answered: '{"purpose":null}',
      }),
    ],
    leading: ['update-keeps-what-is-omitted/purpose < update-replaces-what-is-supplied/purpose'],
  },
  {
    rule: 'an update that is stored the first time and not the second is told by that',
    findings: [
      found('update-replaces-what-is-supplied answer/hub other-value', '{"hub":"a"}', {
        answered: '{"hub":"a 2"}',
      }),
      found('update-is-idempotent answer/hub changed-by-the-same-update', '{"hub":"a"}', {
        phase: 'scenario',
        after: [['{"hub":"a"}', '{"hub":"a"}']],
        answered: '{"hub":"a 2"}',
      }),
    ],
    leading: ['update-is-idempotent/hub < update-replaces-what-is-supplied/hub'],
  },
  {
    rule: 'an update that is not stored the first time either is told by itself',
    findings: [
      found('update-replaces-what-is-supplied answer/hub other-value', '{"hub":"a"}', {
        answered: '{"hub":"a 2"}',
      }),
      found('update-is-idempotent answer/hub changed-by-the-same-update', '{"hub":"a"}', {
        phase: 'scenario',
        after: [['{"hub":"a"}', '{"hub":"a 1"}']],
        answered: '{"hub":"a 2"}',
      }),
    ],
    leading: ['update-replaces-what-is-supplied/hub < update-is-idempotent/hub'],
  },
  {
    rule: 'where of two empty updates the second shows another state, no experiment tells what was done to the agent',
    findings: [
      found('update-keeps-what-is-omitted answer/status changed-by-an-empty-update', '{}', {
        after: [['{}', '{"status":"draft"}']],
        answered: '{"status":"active"}',
      }),
      found('evolution-status-changes-nothing answer/hub changed', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
        answered: '{"hub":"a"}',
      }),
    ],
    leading: ['update-keeps-what-is-omitted/status < evolution-status-changes-nothing/hub'],
  },
  {
    rule: 'an empty update after a refused one is no reading after a reading',
    findings: [
      found('update-keeps-what-is-omitted answer/status changed-by-an-empty-update', '{}', {
        after: [['{"hub":5,"status":"draft"}', '{"detail":[]}', 422]],
        answered: '{"status":"draft"}',
      }),
      found('rejected-update-leaves-no-trace answer/status changed-by-a-rejected-update', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
    ],
    leading: ['rejected-update-leaves-no-trace/status < update-keeps-what-is-omitted/status'],
  },
  {
    rule: 'what a refused update left behind stands under such traces, and what none supplied does not',
    findings: [
      found('rejected-update-leaves-no-trace answer/agent_url changed-by-a-rejected-update', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
      found('update-keeps-what-is-omitted answer/purpose changed', '{"api_key":"a"}', {
        after: ['{}', ['{"purpose":null,"status":{}}', '{}', 422]],
        answered: '{"purpose":null}',
      }),
      found('update-keeps-what-is-omitted answer/status changed', '{"hub":"a"}', {
        after: ['{}', ['{"protocol":{}}', '{}', 422]],
        answered: '{"status":"draft"}',
      }),
    ],
    leading: [
      'rejected-update-leaves-no-trace/agent_url < update-keeps-what-is-omitted/purpose',
      'update-keeps-what-is-omitted/status',
    ],
  },
  {
    rule: 'answers of another state are one cause, at whatever field each is told',
    findings: [
      found('update-keeps-what-is-omitted answer/agent_name changed', '{"status":"draft"}', {
        after: [['{}', '{"agent_name":"a","hub":"a","protocol":"a2a"}']],
        answered: '{"agent_name":"b","hub":"b","protocol":"a2a"}',
      }),
      found('update-keeps-what-is-omitted answer/protocol changed', '{"purpose":"a"}', {
        after: [['{}', '{"agent_name":"a","hub":"a","protocol":"a2a"}']],
        answered: '{"agent_name":"a","hub":"b","protocol":"chat_completions"}',
      }),
    ],
    leading: ['update-keeps-what-is-omitted/protocol < update-keeps-what-is-omitted/agent_name'],
  },
  {
    rule: 'answers that have no changed field in common are two causes',
    findings: [
      found('update-keeps-what-is-omitted answer/agent_name changed', '{"status":"draft"}', {
        after: [['{}', '{"agent_name":"a","hub":"a","protocol":"a2a"}']],
        answered: '{"agent_name":"b","hub":"b","protocol":"a2a"}',
      }),
      found('update-keeps-what-is-omitted answer/protocol changed', '{"purpose":"a"}', {
        after: [['{}', '{"agent_name":"a","hub":"a","protocol":"a2a"}']],
        answered: '{"agent_name":"a","hub":"a","protocol":"chat_completions"}',
      }),
    ],
    leading: ['update-keeps-what-is-omitted/protocol', 'update-keeps-what-is-omitted/agent_name'],
  },
  {
    rule: 'a state in which all is lost explains what is lost of any field',
    findings: [
      found('update-replaces-what-is-supplied answer/model_name other-value', '{"model_name":"a"}'),
      found('updates-follow-the-model answer/agent_name not-stored-in-a-state', '{}', {
        phase: 'scenario',
        after: ['{"status":"archived"}', ['{"agent_name":"a","model_name":"a"}', '{}']],
        answered: '{"agent_name":"b","model_name":"b"}',
      }),
    ],
    leading: ['updates-follow-the-model/agent_name < update-replaces-what-is-supplied/model_name'],
  },
  {
    rule: 'an update of one field explains what larger ones that carry it do to other fields',
    findings: [
      found('update-keeps-what-is-omitted answer/protection_status changed', '{"guard_config_id":"a"}', {
        after: ['{}'],
      }),
      found(
        'update-keeps-what-is-omitted answer/guard_manually_configured changed',
        '{"guard_config_id":"b","hub":"a"}',
        { after: ['{}'] },
      ),
    ],
    leading: [
      'update-keeps-what-is-omitted/protection_status < update-keeps-what-is-omitted/guard_manually_configured',
    ],
  },
  {
    rule: 'a larger update that does not carry it is another cause',
    findings: [
      found('update-keeps-what-is-omitted answer/protection_status changed', '{"guard_config_id":"a"}', {
        after: ['{}'],
      }),
      found('update-keeps-what-is-omitted answer/last_tested_by changed', '{"status":"draft","hub":"a"}', {
        after: ['{}'],
      }),
    ],
    leading: [
      'update-keeps-what-is-omitted/protection_status',
      'update-keeps-what-is-omitted/last_tested_by',
    ],
  },
];

for (const { rule, findings, leading } of rules) {
  test(rule, () => {
    assert.deepEqual(toldAs(findings), leading);
    assert.deepEqual(toldAs(findings.toReversed()), leading, 'in whatever order they come');
  });
}
