import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentFieldNamed, agentFields, readOnlyFields, updateFields } from './fields.ts';

test('counts the fields as the contract does', () => {
  assert.equal(agentFields.length, 35);
  assert.equal(updateFields.length, 23);
});

test('keeps twelve fields from updates', () => {
  assert.deepEqual(
    readOnlyFields.map((field) => field.name).sort(),
    [
      'capabilities',
      'created_at',
      'created_by',
      'id',
      'import_metadata',
      'latest_evaluation',
      'skills',
    ].concat(['team_id', 'trust_stage', 'trusted_at', 'ttt_days', 'updated_at']),
  );
});

test('knows the ten fields that cannot be null in an agent', () => {
  assert.deepEqual(
    updateFields
      .map(({ name }): string => name)
      .filter((name) => agentFieldNamed(name)?.nullable === false)
      .sort(),
    [
      'access_level',
      'agent_name',
      'delegated_agents',
      'guard_manually_configured',
      'hub',
      'model_name',
    ].concat(['protection_status', 'protocol', 'rate_limit_requests_per_minute', 'status']),
  );
});
