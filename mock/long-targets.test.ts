import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialectPresets } from '../spec/dialect-presets.ts';
import { answer } from './answer.ts';
import { redactTarget } from './kit/redact-secrets.ts';
import { defaultState } from './state/first-state.ts';
import { createWorld } from './state/world.ts';

const size = 16_000;
const filled = (before: string, part: string, after = '') =>
  before + part.repeat(Math.ceil((size - before.length - after.length) / part.length)) + after;

/** As long as node:http takes them, and the worst of what each part of the way makes of a target. */
const targets: Readonly<Record<string, string>> = {
  'slashes alone': filled('/', '/'),
  'slashes before a letter and a slash': filled('/', '/', 'a/'),
  'slashes behind a path that is known': filled('/v1/genomes', '/'),
  'letters between slashes': filled('/', 'a/'),
  'escaped slashes': filled('/', '%2F', 'a/'),
  'escapes that are broken': filled('/', '%'),
  'escapes that are cut off': filled('/', '%2', '/'),
  'escapes of bytes that are no UTF-8': filled('/', '%ff', '/'),
  'hyphens for a uuid': filled('/v1/evolution/status/', '-'),
  'hex digits for a uuid': filled('/v1/evolution/status/', 'a'),
  'groups in braces for a uuid': filled('/v1/evolution/status/{', 'a-', '}'),
  'a query of separators': filled('/v1/agent-configurations?', '&'),
  'a query of questions': filled('/v1/agent-configurations?', '?api_key='),
  'a query to be escaped': filled('/v1/genomes?', '"'),
};

const most = 5;

/** The quickest of several, or the first that is quick: what a machine that is busy adds is not meant. */
function quickest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 200 && best >= most; turn += 1) {
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

for (const [what, target] of Object.entries(targets)) {
  test(`16 KB of path cost less than five milliseconds: ${what}`, () => {
    const world = createWorld(defaultState('seconds'), {
      dialect: dialectPresets.fastapi,
      now: () => 0,
      seed: 1,
    });
    const request = {
      target,
      scheme: 'http',
      header: (name: string) => (name === 'host' ? 'localhost' : undefined),
      body: new Uint8Array(0),
    } as const;
    for (const method of ['GET', 'PUT']) {
      const took = quickest(() => {
        const { status } = answer({ ...request, method }, world);
        assert.ok(status < 500);
        redactTarget(target);
      });
      assert.ok(took < most, `${method}: ${took} ms`);
    }
  });
}
