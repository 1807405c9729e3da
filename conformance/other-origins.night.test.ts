import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { serveDeployment } from '../fixtures/deployments/serve.ts';
import { checkDeployment } from './check-deployment.ts';
import { isAsItWas } from './run/agent-restoration.ts';

test('a deployment that sends updates on to another origin shows it no api_key, no header of the user, and is not judged', async () => {
  const headers = new Set<string | undefined>();
  const bodies: string[] = [];
  const behind = await serveDeployment({
    beforeAnswer: ({ request, update }) => {
      for (const name of ['authorization', 'x-team']) headers.add(request.header(name));
      bodies.push(JSON.stringify(update ?? {}));
      return undefined;
    },
  });
  const front = createServer(({ url = '' }, response) => {
    response.writeHead(307, { location: behind.url + url }).end();
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  assert.ok(typeof address === 'object' && address !== null);
  try {
    const run = await checkDeployment(
      {
        url: `http://127.0.0.1:${address.port}`,
        agentIds: behind.agentIds,
        token: 'token-of-the-front',
        headers: { 'x-team': 'front' },
        profile: 'quick',
        cases: 60,
        seed: 1,
      },
      { name: 'agent-console-kit', version: 'test' },
    );
    assert.ok(bodies.length > 100);
    assert.deepEqual([...headers], [undefined]);
    assert.deepEqual(
      bodies.filter((body) => body.includes('api_key')),
      [],
    );
    assert.equal(run.verdict, 'not-judged', run.summary);
    assert.deepEqual(run.findings, []);
    assert.match(run.notJudged.join('\n'), /other-origin \(a redirect leads to another origin/);
    assert.notEqual(run.restoration.length, 0);
    for (const agent of run.restoration) assert.ok(isAsItWas(agent), JSON.stringify(agent));
  } finally {
    front.closeAllConnections();
    front.close();
    await behind.close();
  }
});
