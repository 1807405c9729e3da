import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderAnnouncement } from './announcement.ts';

const url = 'https://agents.example.org/api?x=1';
const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('names the deployment, the agents, what becomes of api_key, and the genomes that stay', () => {
  assert.equal(
    renderAnnouncement({ url, agentIds: [id], profile: 'quick' }),
    `writing to https://agents.example.org: all fields of 1 agent are updated (except api_key) and restored at the end: ${id}; up to 200 genomes with random content are created and not deleted. Ctrl-C stops the run and restores; --read-only writes nothing.\n`,
  );
  assert.match(renderAnnouncement({ url, agentIds: [id], writeSecrets: true }), /\(including api_key\)/);
});

test('names five agents at most', () => {
  assert.match(
    renderAnnouncement({ url, agentIds: Array.from({ length: 7 }, () => id) }),
    /7 agents .* and 2 more;/,
  );
});

test('says that nothing is written where nothing is', () => {
  assert.match(renderAnnouncement({ url, readOnly: true }), /is only read/);
  assert.match(renderAnnouncement({ url }), /no agent is updated; up to 300 genomes/);
});
