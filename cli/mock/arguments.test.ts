import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GivenMockOptions, readMockArguments } from './arguments.ts';

const usual: GivenMockOptions = {
  port: '4010',
  host: '127.0.0.1',
  dialect: 'fastapi',
  seed: '1',
  clock: 'real',
  maxBody: '1048576',
  maxConnections: '1000',
  headerTimeout: '10s',
  requestTimeout: '30s',
};
const read = (given: Partial<GivenMockOptions>) => readMockArguments({ ...usual, ...given });

test('the usual options are read', () => {
  assert.deepEqual(read({}), {
    port: 4010,
    host: '127.0.0.1',
    seed: 1,
    clock: 'real',
    maxBody: 1_048_576,
    maxConnections: 1000,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  });
});

test('latencies, failures, origins and hosts are read', () => {
  assert.deepEqual(read({ latency: '200' }).latency, { from: 200, to: 200 });
  assert.deepEqual(read({ latency: '100..400' }).latency, { from: 100, to: 400 });
  assert.deepEqual(read({ latency: '500ms' }).latency, { from: 500, to: 500 });
  assert.deepEqual(read({ latency: '100ms..2s' }).latency, { from: 100, to: 2000 });
  assert.equal(read({ failRate: '.5' }).failRate, 0.5);
  assert.equal(read({ cors: ['off'] }).cors, 'off');
  assert.deepEqual(read({ cors: ['https://a.example', 'http://b.example'] }).cors, [
    'https://a.example',
    'http://b.example',
  ]);
  assert.equal(read({ cors: [] }).cors, undefined);
  assert.throws(
    () => read({ cors: ['*', 'http://b.example'] }),
    /--cors \*: it does not go with other origins/,
  );
  assert.deepEqual(read({ allowedHosts: 'mock, .internal,' }).allowedHosts, ['mock', '.internal']);
  assert.equal(read({ host: '[::1]' }).host, '::1');
});

const refused: readonly (readonly [option: keyof GivenMockOptions, text: string, line: RegExp])[] = [
  ['port', '65536', /^--port 65536: it is not a whole number from 0 to 65535\./],
  ['port', '80x', /^--port 80x: /],
  ['port', '', /^--port : /],
  ['port', '0x50', /^--port 0x50: /],
  ['port', '-1', /^--port -1: /],
  ['seed', '1.5', /^--seed 1\.5: /],
  ['clock', 'fixd', /^--clock fixd: .* Did you mean fixed\?$/],
  ['latency', '400..100', /^--latency 400\.\.100: .*the smaller one first\.$/],
  ['latency', 'slow', /^--latency slow: /],
  ['latency', '1..', /^--latency 1\.\.: /],
  ['failRate', '1.5', /^--fail-rate 1\.5: it is not a number from 0 to 1\./],
  ['failRate', '5%', /^--fail-rate 5%: /],
  ['cors', 'app.example.com', /^--cors app\.example\.com: it is not an origin\./],
  ['cors', 'http://a/b', /^--cors http:\/\/a\/b: /],
  ['maxBody', '1MB', /^--max-body 1MB: /],
  ['maxConnections', '0', /^--max-connections 0: /],
  ['headerTimeout', '10', /^--header-timeout 10: it is not a duration\./],
  ['requestTimeout', '0s', /^--request-timeout 0s: /],
  ['host', 'http://x', /^--host http:\/\/x: it is not an address\./],
];

for (const [option, text, line] of refused) {
  test(`refuses ${option} ${JSON.stringify(text)}`, () => {
    assert.throws(() => read({ [option]: option === 'cors' ? [text] : text }), {
      name: 'Inability',
      message: line,
    });
  });
}
