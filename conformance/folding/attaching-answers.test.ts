import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FoldingRule, found, toldAs } from '../../fixtures/in-memory/finding-in-a-line.ts';

const hubTaken = found('update-rejects-wrong-kinds body/hub accepted-not-text', '{"hub":5}');

const rules: readonly FoldingRule[] = [
  {
    rule: 'what a connection leaves explains what came of it, and not what came back by itself',
    findings: [
      found('server-answers request status-4xx-after-another', '{"purpose":"a"}', {
        phase: 'scenario',
        after: ['{}', '{}'],
        status: 400,
        answered: 'Bad request',
      }),
      found('genome-paths-agree path status-400', '{"a":1}', {
        operation: 'createGenome',
        status: 400,
        answered: 'Bad request',
      }),
      found('validation-error-names-the-input path/agent_id not-named', '', {
        operation: 'readEvolutionStatus',
        status: 422,
        flaky: true,
      }),
      found('server-does-not-fail body/purpose status-500', '{"purpose":"a"}', {
        status: 500,
        after: ['{}'],
      }),
      hubTaken,
    ],
    leading: [
      'server-answers < genome-paths-agree < server-does-not-fail/purpose < validation-error-names-the-input/agent_id',
      'update-rejects-wrong-kinds/hub',
    ],
  },
  {
    rule: 'a refusal for what the request does not carry came over its connection, one for what it carries did not',
    findings: [
      found('server-answers request status-4xx-after-another', '{"purpose":"a"}', {
        phase: 'scenario',
        after: ['{}', '{}'],
        status: 422,
        answered: '{"detail":[{"loc":["body","status"],"msg":"a","type":"b"}]}',
      }),
      found('genome-accepts-objects answer status-422', '{"a":1}', {
        operation: 'createGenome',
        status: 422,
        answered: '{"detail":[{"loc":["path","agent_id"],"msg":"a","type":"b"}]}',
      }),
      found('evolution-status-answers-an-object answer status-422', '', {
        operation: 'readEvolutionStatus',
        status: 422,
        answered: '{"detail":[{"loc":["body","hub"],"msg":"a","type":"b"}]}',
      }),
      found('update-answers-the-agent body status-422', '{}', {
        status: 422,
        answered: '{"detail":[{"loc":["body","access_level"],"msg":"a","type":"b"}]}',
      }),
      found('update-accepts-null body/hub status-422', '{"hub":null}', {
        status: 422,
        answered: '{"detail":[{"loc":["body","hub"],"msg":"a","type":"b"}]}',
      }),
    ],
    leading: [
      'server-answers < evolution-status-answers-an-object < genome-accepts-objects < update-answers-the-agent',
      'update-accepts-null/hub',
    ],
  },
  {
    rule: 'where a refusal stays on its connection, refusals at other operations came over one',
    findings: [
      found('server-answers request status-4xx-after-another', '{"purpose":"a"}', {
        phase: 'scenario',
        after: ['{}', '{}'],
        status: 422,
      }),
      found('evolution-status-answers-an-object answer status-422', '', {
        operation: 'readEvolutionStatus',
        status: 422,
        answered: '{"detail":[{"loc":["path","agent_id"],"msg":"a","type":"b"}]}',
      }),
    ],
    leading: ['server-answers < evolution-status-answers-an-object'],
  },
  {
    rule: 'where few of many refusals came back, those few came over a connection too',
    findings: [
      found('server-answers request status-4xx-after-another', '{"purpose":"a"}', {
        phase: 'scenario',
        after: ['{}', '{}'],
        status: 422,
      }),
      found('evolution-status-answers-an-object answer status-422', '', {
        operation: 'readEvolutionStatus',
        status: 422,
      }),
      ...['hub', 'purpose', 'agent_url', 'model_name', 'status'].map((name) =>
        found(`update-answers-the-agent body/${name} status-422`, `{"${name}":"a"}`, {
          status: 422,
          flaky: true,
        }),
      ),
    ],
    leading: [
      'server-answers < evolution-status-answers-an-object < update-answers-the-agent/agent_url < update-answers-the-agent/hub < update-answers-the-agent/model_name < update-answers-the-agent/purpose < update-answers-the-agent/status',
    ],
  },
  {
    rule: 'where requests get the answers of others, a refusal that did not come back is of another request',
    findings: [
      found('answers-belong-to-their-request answer answer-of-another-request', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
      found('update-answers-the-agent body status-422', '{"hub":"a"}', { status: 422, flaky: true }),
    ],
    leading: ['answers-belong-to-their-request < update-answers-the-agent'],
  },
  {
    rule: 'where an answer is of another agent one after another, it is so at the same time, and at its fields',
    findings: [
      found('update-answers-the-agent answer/id other-agent', '{"hub":"a"}', {
        answered: '{"id":"4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63"}',
      }),
      found('answers-belong-to-their-request answer answer-of-another-agent', '{}', {
        phase: 'scenario',
        after: ['{}', '{}'],
      }),
      found('update-replaces-what-is-supplied answer/purpose other-value', '{"purpose":"a"}', {
        answered: '{"id":"4b7d2c1a-93e0-4f58-a6c4-1d0e9b8a7f63","purpose":"b"}',
      }),
      found('update-replaces-what-is-supplied answer/status other-value', '{"status":"draft"}', {
        answered: '{"id":"3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b","status":"active"}',
      }),
    ],
    leading: [
      'update-answers-the-agent/id < answers-belong-to-their-request < update-replaces-what-is-supplied/purpose',
      'update-replaces-what-is-supplied/status',
    ],
  },
  {
    rule: 'a refusal that names a field which had to be taken stands under that field, one that names another does not',
    findings: [
      found('test-score-accepts-decimal-text body/test_score status-422', '{"test_score":"1"}', {
        status: 422,
        answered: '{"detail":[{"loc":["body","test_score"],"msg":"a","type":"b"}]}',
      }),
      found('validation-error-names-the-input answer/detail not-named', '{"hub":5,"a":1,"b":2,"c":3}', {
        status: 422,
        answered: '{"detail":[{"loc":["body","test_score"],"msg":"c","type":"b"}]}',
        level: 'should',
        counts: false,
      }),
      found('validation-error-has-its-shape answer/detail type', '{"purpose":5}', {
        status: 422,
        answered: '{"detail":[{"loc":["body","purpose"],"msg":5,"type":"b"}]}',
        level: 'should',
        counts: false,
      }),
    ],
    leading: [
      'test-score-accepts-decimal-text/test_score < validation-error-names-the-input/detail',
      'validation-error-has-its-shape/detail',
    ],
  },
  {
    rule: 'the same words of refusal are one cause, in other words another one',
    findings: [
      found('update-accepts-null body/hub status-409', '{"hub":null}', {
        status: 409,
        answered: '{"detail":"No changes"}',
      }),
      found('validation-error-has-its-shape answer status-409', '{"status":"x"}', {
        status: 409,
        answered: '{"detail":"No changes"}',
        level: 'should',
        counts: false,
      }),
      found('validation-error-has-its-shape answer status-400', '{"protocol":"y"}', {
        status: 400,
        answered: '{"detail":"Bad"}',
        level: 'should',
        counts: false,
      }),
    ],
    leading: ['update-accepts-null/hub < validation-error-has-its-shape', 'validation-error-has-its-shape'],
  },
  {
    rule: 'a storm loses what its own fields lose one after another; by itself another field explains nothing',
    findings: [
      found('update-replaces-what-is-supplied answer/hub cut-short', '{"hub":"a"}'),
      found('concurrent-updates-lose-nothing answer lost', '{}', {
        phase: 'scenario',
        after: ['{}', ['{"purpose":"a"}', '{}']],
        answered: '{"purpose":"b"}',
      }),
    ],
    leading: ['update-replaces-what-is-supplied/hub', 'concurrent-updates-lose-nothing'],
  },
  {
    rule: 'a value that counts and did not come back is no trace of another one that is wrong by itself',
    findings: [
      hubTaken,
      found('update-replaces-what-is-supplied answer/purpose other-value', '{"purpose":"a"}', {
        flaky: true,
      }),
    ],
    leading: ['update-rejects-wrong-kinds/hub', 'update-replaces-what-is-supplied/purpose'],
  },
  {
    rule: 'of what did not come back, a value that was taken says least',
    findings: [
      found('update-rejects-wrong-kinds body/agent_metadata accepted-not-an-object', '{"agent_metadata":5}', {
        flaky: true,
      }),
      found('update-replaces-what-is-supplied answer/agent_metadata null-instead', '{"agent_metadata":{}}', {
        flaky: true,
      }),
    ],
    leading: ['update-replaces-what-is-supplied/agent_metadata < update-rejects-wrong-kinds/agent_metadata'],
  },
];

for (const { rule, findings, leading } of rules) {
  test(rule, () => {
    assert.deepEqual(toldAs(findings), leading);
    assert.deepEqual(toldAs(findings.toReversed()), leading, 'in whatever order they come');
  });
}
