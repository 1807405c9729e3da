import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { decodeContent } from './content-encoding.ts';

const limit = 1_000_000;
const plain = Buffer.from('{"name":"ä"}'.repeat(100));

const encoded: readonly (readonly [encoding: string, bytes: Buffer])[] = [
  ['gzip', gzipSync(plain)],
  ['x-gzip', gzipSync(plain)],
  ['GZIP', gzipSync(plain)],
  ['deflate', deflateSync(plain)],
  ['deflate', deflateRawSync(plain)],
  ['br', brotliCompressSync(plain)],
  ['identity', plain],
  ['gzip, br', brotliCompressSync(gzipSync(plain))],
];

for (const [encoding, bytes] of encoded) {
  test(`${encoding} of ${bytes.length} bytes is undone`, () => {
    const decoded = decodeContent(bytes, encoding, limit);
    assert.ok(decoded instanceof Uint8Array);
    assert.equal(Buffer.compare(decoded, plain), 0);
  });
}

for (const encoding of ['zstd', 'constructor', '', 'gzip, nonsense', 'gzip,gzip,gzip,gzip,gzip']) {
  test(`"${encoding}" leaves the bytes as they came`, () => {
    assert.equal(decodeContent(plain, encoding, limit), plain);
  });
}

test('an answer without a body has nothing to undo', () => {
  assert.deepEqual(decodeContent(Buffer.alloc(0), 'gzip', limit), Buffer.alloc(0));
});

for (const [what, bytes] of [
  ['cut off', gzipSync(plain).subarray(0, -12)],
  ['no gzip', plain],
] as const) {
  test(`a gzip that is ${what} is a broken body`, () => {
    const failure = decodeContent(bytes, 'gzip', limit);
    assert.ok(!(failure instanceof Uint8Array));
    assert.equal(failure.reason, 'reset');
    assert.match(failure.detail, /^The body is not what content-encoding "gzip" says: .*\.$/);
  });
}

test('the limit itself is no bomb', () => {
  const decoded = decodeContent(gzipSync(Buffer.alloc(1000)), 'gzip', 1000);
  assert.ok(decoded instanceof Uint8Array);
  assert.equal(decoded.length, 1000);
});

// A gzip may have many members (RFC 1952, 2.2): 4 GB in 4 MB.
const member = gzipSync(Buffer.alloc(1_000_000));
const gzipBomb = Buffer.concat(Array.from({ length: 4000 }, () => member));

for (const [encoding, bomb] of [
  ['gzip', gzipBomb],
  ['deflate', deflateSync(Buffer.alloc(20_000_000))],
  ['br', brotliCompressSync(Buffer.alloc(20_000_000), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['gzip, gzip', gzipSync(gzipBomb)],
] as const) {
  test(`a bomb of ${encoding} is too large and takes little memory`, () => {
    const before = process.memoryUsage();
    const failure = decodeContent(bomb, encoding, 5_000_000);
    const after = process.memoryUsage();
    assert.ok(!(failure instanceof Uint8Array));
    assert.equal(failure.reason, 'too-large');
    assert.ok(after.arrayBuffers - before.arrayBuffers < 30_000_000);
  });
}
