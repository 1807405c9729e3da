import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderAnnouncement } from './announcement.ts';

const url = 'https://agents.example.org/api?x=1';
const id = '3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';

test('names the deployment, the agents, what becomes of api_key, and the genomes that stay', () => {
  assert.equal(
    renderAnnouncement({ url, agentIds: [id], profile: 'quick' }),
    `https://agents.example.org will be written to: every field of 1 agent is updated (${id}; api_key is left alone) and restored at the end; up to 60 genomes with random content are created, and stay. Ctrl-C ends it and restores; --read-only writes nothing.\n`,
  );
  assert.match(renderAnnouncement({ url, agentIds: [id], writeSecrets: true }), /; api_key too\)/);
});

test('names five agents at most', () => {
  assert.match(
    renderAnnouncement({ url, agentIds: Array.from({ length: 7 }, () => id) }),
    /7 agents .* and 2 more;/,
  );
});

test('says that nothing is written where nothing is', () => {
  assert.match(renderAnnouncement({ url, readOnly: true }), /is only read/);
  assert.match(renderAnnouncement({ url }), /no agent is updated; up to 250 genomes/);
});
