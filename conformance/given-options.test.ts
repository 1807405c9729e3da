import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDeployment, fuzzDeployment, learnDeployment } from './conformance.ts';

const url = 'http://127.0.0.1:9';

/** As JavaScript calls it, which no compiler reads. */
const callAs = (act: (options: never) => Promise<unknown>, options: unknown): Promise<unknown> =>
  Reflect.apply(act, undefined, [options]);

for (const [what, act, options, expected] of [
  ['none', checkDeployment, undefined, /checkDeployment: its options are missing/],
  ['no url', fuzzDeployment, {}, /fuzzDeployment: url: it is missing/],
  ['a misspelt one', fuzzDeployment, { url, readonly: true }, /readonly: there is no such option.*readOnly/],
  ['another misspelt one', checkDeployment, { url, agentId: [] }, /agentId: .*Did you mean agentIds/],
  ['a duration in words', fuzzDeployment, { url, maxTimeMs: '3s' }, /maxTimeMs: it is not a number/],
  ['a text for a list', checkDeployment, { url, agentIds: 'x' }, /agentIds: it is not a list of texts/],
  ['a number for a list', fuzzDeployment, { url, corpus: 5 }, /corpus: it is not a list/],
  ['a text for a flag', learnDeployment, { url, readOnly: 'no' }, /readOnly: it is not true or false/],
  ['one of another function', learnDeployment, { url, cases: 5 }, /cases: there is no such option/],
] as const) {
  test(`${what} among the options of a function is refused before anything is sent`, async () => {
    await assert.rejects(callAs(act, options), { name: 'Inability', message: expected });
  });
}
