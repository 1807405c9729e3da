import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentConsoleKit } from './agent-console-kit.ts';
import { requireDevServer } from './dev-server.ts';

const wrong = (text: string) => JSON.parse(text);

test('wrong options are one sentence each', () => {
  assert.throws(
    () => agentConsoleKit(wrong('{"mounts":["/v1"]}')),
    /^Inability: agentConsoleKit, option mounts: there is no such option\. [^\n]*mount[^\n]*$/,
  );
  assert.throws(
    () => agentConsoleKit(wrong('{"mount":"v1"}')),
    /^Inability: mount v1: it is not a list of paths\. [^\n]*$/,
  );
  for (const mount of ['/', 'v1', '/v1/', '/v1*', ''])
    assert.throws(
      () => agentConsoleKit({ mount: [mount] }),
      /^Inability: mount .*: it is not a path below the root\. [^\n]*$/,
      mount,
    );
});

test('it is of the dev server alone, and has no mock before that', () => {
  const plugin = agentConsoleKit();
  assert.equal(plugin.apply, 'serve');
  assert.throws(
    () => plugin.api.kit(),
    /^Inability: agentConsoleKit, api\.kit: the dev server has not started\./,
  );
});

test('a Vite without what the plugin needs is told in one sentence', () => {
  const fit = {
    middlewares: { use: () => undefined, stack: [] },
    watcher: { add: () => undefined },
    config: { logger: { info: () => undefined } },
    printUrls: () => undefined,
  };
  requireDevServer(fit);
  for (const unfit of [{}, { ...fit, printUrls: undefined }, { ...fit, middlewares: { use: fit.printUrls } }])
    assert.throws(
      () => requireDevServer(unfit),
      /^Inability: agent-console-kit\/vite: [^\n]* Use it with Vite 5 or later: [^\n]*$/,
    );
});
