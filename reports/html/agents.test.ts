import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Run } from '../../conformance/run/run-record.ts';
import { renderAgents } from './agents.ts';

const run: Run = JSON.parse(
  readFileSync(new URL('../../fixtures/runs/violating.json', import.meta.url), 'utf8'),
);

test('an agent that is not as it was comes first, with what to send', () => {
  const { text } = renderAgents({
    ...run,
    restoration: [
      { agentId: 'a', state: 'restored' },
      {
        agentId: 'b',
        state: 'changed',
        lost: ['purpose'],
        remaining: { updatePath: '/v1/a/{id}', update: '{"purpose":"p"}', withheld: ['api_key'] },
      },
    ],
  });
  assert.match(
    text,
    /agent <code>b<\/code> was not restored.*&quot;purpose&quot;:&quot;p&quot;.*may not be recorded: api_key/s,
  );
  assert.equal(text.indexOf('agent b could not') < text.indexOf('agent a was'), true);
});

test('where no agent was updated, that is said', () => {
  assert.match(renderAgents({ ...run, restoration: [] }).text, /No agent was updated/);
});
