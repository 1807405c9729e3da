import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  agentUrl,
  exchangeOf,
  type FoldingRule,
  found,
  toldAs,
} from '../../fixtures/in-memory/finding-in-a-line.ts';

const hubTaken = found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"hub":5}');

const rules: readonly FoldingRule[] = [
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
    rule: 'a null that is stored says more than an agent that is read with it',
    findings: [
      found('update-answers-the-agent answer/agent_name type', '{}'),
      found('update-accepts-null answer/agent_name answered-type', '{"agent_name":null}'),
    ],
    leading: ['update-accepts-null/agent_name < update-answers-the-agent/agent_name'],
  },
  {
    rule: 'what is taken and what is lost only beside others are one cause',
    findings: [
      found('update-rejects-other-choices body/status accepted-unlisted-choice', '{"hub":"a","status":"x"}'),
      found('test-score-keeps-its-value answer/test_score other-value', '{"hub":"a","test_score":"1"}'),
    ],
    leading: ['update-rejects-other-choices/status < test-score-keeps-its-value/test_score'],
  },
  {
    rule: 'what is refused beside others, and what is lost beside others, are two causes',
    findings: [
      found('update-answers-the-agent body status-422', '{"hub":"a","purpose":"x"}', { status: 422 }),
      found('test-score-keeps-its-value answer/test_score other-value', '{"hub":"a","test_score":"1"}'),
    ],
    leading: ['update-answers-the-agent', 'test-score-keeps-its-value/test_score'],
  },
  {
    rule: 'what is wrong with a path is told by the smallest update under it',
    findings: [
      found('update-accepts-every-choice path/id status-404', '{"protocol":"a2a"}', { status: 404 }),
      found('update-answers-the-agent path/id status-404', '{}', { status: 404 }),
    ],
    leading: ['update-answers-the-agent/id < update-accepts-every-choice/id'],
  },
  {
    rule: 'objects and lists of objects are alike, and so is what one check says of a field and of the whole',
    findings: [
      found('server-answers body/mcp_config reset', '{"mcp_config":{"a":1}}', { status: 'reset' }),
      found('server-answers body/delegated_agents reset', '{"delegated_agents":[{"a":1}]}', {
        status: 'reset',
      }),
      found('server-answers path reset', '{"hub":"a"}', { status: 'reset' }),
    ],
    leading: ['server-answers < server-answers/delegated_agents < server-answers/mcp_config'],
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
    rule: 'what goes wrong in one transfer alone is one cause, and what is lost there leads what is taken',
    findings: [
      found('update-rejects-wrong-kinds body/purpose accepted-not-text-chunked', '{"purpose":[]}'),
      found('update-replaces-what-is-supplied answer/purpose other-value-chunked', '{"purpose":"a"}'),
      found('genome-accepts-objects answer status-422-chunked', '{}', {
        operation: 'createGenome',
        status: 422,
      }),
      found('update-answers-the-agent body/hub status-422-in-pieces', '{"hub":"a"}', { status: 422 }),
    ],
    leading: [
      'genome-accepts-objects < update-rejects-wrong-kinds/purpose < update-replaces-what-is-supplied/purpose',
      'update-answers-the-agent/hub',
    ],
  },
  {
    rule: 'one check that sees the same in a transfer and without it sees one cause',
    findings: [
      found('genome-accepts-objects answer status-422', '{"a":"aaa"}', {
        operation: 'createGenome',
        status: 422,
        answered: '{"detail":"a"}',
      }),
      found('genome-accepts-objects answer status-422-in-pieces', '{"b":1}', {
        operation: 'createGenome',
        status: 422,
        answered: '{"detail":"b"}',
      }),
    ],
    leading: ['genome-accepts-objects < genome-accepts-objects'],
  },
  {
    rule: 'what is not acceptable is asked for by a header, whatever the operation',
    findings: [
      found('evolution-status-answers-an-object answer status-406', '', { status: 406 }),
      found('update-answers-the-agent answer status-406', '{"hub":"kit"}', { status: 406 }),
    ],
    leading: ['evolution-status-answers-an-object < update-answers-the-agent'],
  },
  {
    rule: 'an object that stays in part and one that stays whole are both not replaced',
    findings: [
      found('update-replaces-what-is-supplied answer/agent_metadata merged', '{"agent_metadata":{}}'),
      found('update-replaces-what-is-supplied answer/mcp_config not-replaced', '{"mcp_config":{"kit":1}}'),
    ],
    leading: [
      'update-replaces-what-is-supplied/agent_metadata < update-replaces-what-is-supplied/mcp_config',
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
    assert.deepEqual(toldAs(findings), leading);
    assert.deepEqual(toldAs(findings.toReversed()), leading, 'in whatever order they come');
  });
}
