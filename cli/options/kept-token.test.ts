import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellKeptToken, withoutKeptToken } from './kept-token.ts';

const environment = { AGENT_CONSOLE_TOKEN: 'planted', HTTPS_PROXY: 'http://proxy' };

test('the token of the environment is kept back from a url of a file alone', () => {
  const kept = { urlFrom: 'run.json', token: undefined };
  assert.deepEqual(withoutKeptToken(kept, environment), { HTTPS_PROXY: 'http://proxy' });
  assert.equal(
    tellKeptToken(kept, environment, 'give --token'),
    'AGENT_CONSOLE_TOKEN is not sent, because the url comes from run.json. To send it, give --token.\n',
  );
  for (const use of [
    { urlFrom: undefined, token: undefined },
    { urlFrom: 'run.json', token: 'given' },
  ]) {
    assert.equal(withoutKeptToken(use, environment), environment);
    assert.equal(tellKeptToken(use, environment, 'give --token'), '');
  }
  assert.equal(tellKeptToken(kept, { AGENT_CONSOLE_TOKEN: '' }, 'give --token'), '');
});
