import assert from 'node:assert/strict';
import { test } from 'node:test';
import { found } from '../../fixtures/in-memory/finding-in-a-line.ts';
import { rebaseFinding } from './rebase-finding.ts';
import { baseOf } from './recorded-exchange.ts';

const finding = {
  ...found('update-accepts-null answer/hub answered-type', '{"hub":null}', { after: ['{}'] }),
  curl: '',
};

test('every request of a finding goes to the other deployment, and so does its command', () => {
  const from = baseOf(finding);
  const given = { ...finding, curl: `curl '${finding.exchange.request.url}'` };
  const moved = rebaseFinding(given, 'https://other.example/api/');
  const urls = [moved.exchange, ...(moved.steps ?? [])].map(({ request }) => request.url);
  assert.equal(urls.length, 3);
  for (const url of urls) assert.match(url, /^https:\/\/other\.example\/api\/v1\//);
  assert.equal(moved.curl, `curl '${moved.exchange.request.url}'`);
  assert.ok(!JSON.stringify(moved).includes(from));
});

test('what was met there stays as it is', () => {
  assert.equal(rebaseFinding(finding, `${baseOf(finding)}/`), finding);
});
