import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenAgent } from '../../conformance/run/agent-restoration.ts';
import type { FieldDoubt } from '../../conformance/run/field-doubt.ts';
import { restorationLines, restorationText } from './restoration-text.ts';

const doubts: readonly FieldDoubt[] = [
  { field: 'api_key', shown: 'otherwise' },
  { field: 'hub', shown: 'not-at-all' },
  { field: 'mcp_config', shown: 'masked', at: 'mcp_config.token' },
];
const doubt =
  'it could not be seen whether all is as it was: its api_key is not shown as it is, and was written to: a key that was there unseen is overwritten (--no-write-secrets writes none), its hub is not shown, its mcp_config is shown masked (mcp_config.token)';

const sentences: readonly (readonly [seen: SeenAgent, sentence: string])[] = [
  [{ state: 'unchanged' }, 'is as it was'],
  [{ state: 'restored' }, 'was restored, and was seen to be as it was'],
  [
    { state: 'restored', derived: ['trust_stage', 'ttt_days'] },
    'was restored, but for trust_stage, ttt_days: no update carries that, the server changed it by itself',
  ],
  [{ state: 'unproved', doubts }, `was restored in what it shows, but ${doubt}`],
  [{ state: 'changed', lost: ['hub', 'team_id'] }, 'could not be restored in: hub, team_id'],
  [{ state: 'changed', lost: ['hub'], doubts }, `could not be restored in: hub; and ${doubt}`],
  [{ state: 'unread', cause: { status: 500 } }, 'could not be read, so it was not restored: it answered 500'],
  [
    { state: 'unread', cause: { silence: 'timeout', detail: 'No answer within 2 s' } },
    'could not be read, so it was not restored: No answer within 2 s',
  ],
];

for (const [seen, sentence] of sentences) {
  test(`an agent ${sentence}`, () => {
    assert.equal(restorationText({ agentId: 'x', ...seen }), `agent x ${sentence}`);
  });
}

test('of two deployments the side is told, and what the right still lacks', () => {
  const remaining = { updatePath: '/{id}', update: '{"hub":"a"}', withheld: [] };
  assert.deepEqual(
    restorationLines([
      { agentId: 'x', side: 'left', state: 'changed', lost: ['hub'], remaining },
      { agentId: 'y', side: 'right', state: 'changed', lost: ['hub'], remaining },
      { agentId: 'z', side: 'right', state: 'restored' },
    ]),
    [
      'left: agent x could not be restored in: hub',
      'right: agent y could not be restored in: hub',
      'right: agent y lacks this update: {"hub":"a"}',
      'right: agent z was restored, and was seen to be as it was',
    ],
  );
});
