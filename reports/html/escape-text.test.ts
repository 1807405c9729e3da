import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { unseenCharacters } from '../../spec/visible-text.ts';
import { escapeText } from './escape-text.ts';

const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#96': '`',
};
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#96);/g, (_, name: string) => references[name] ?? '?');

test('nothing in a text is markup, and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const escaped = escapeText(text);
      assert.doesNotMatch(escaped, /[<>"'`]|&(?!(?:amp|lt|gt|quot|#39|#96);)/);
      if (!unseenCharacters.test(text)) assert.equal(decode(escaped), text);
    }),
    { numRuns: 500 },
  );
});

test('whatever is not seen is written out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      assert.doesNotMatch(escapeText(text), unseenCharacters);
    }),
    { numRuns: 500 },
  );
  const texts: readonly (readonly [text: string, shown: string])[] = [
    ['\u001b[31m', '\\x1b[31m'],
    ['\0', '\\x00'],
    ['a\r\n\tb', 'a\\r\\n\\tb'],
    ['\u202egpj.exe', '\\u202egpj.exe'],
    ['\u2066\u2069\u200b\ufeff', '\\u2066\\u2069\\u200b\\ufeff'],
    ['\ud800', '\\ud800'],
    ['😀', '😀'],
    ['\u{e0041}', '\\u{e0041}'],
    ['a\u00a0b\u3000c', 'a\\xa0b\\u3000c'],
  ];
  for (const [text, shown] of texts) assert.equal(escapeText(text), shown);
});

test('markup in a text is text', () => {
  assert.equal(
    escapeText('</script><img src=x onerror="a()">&lt;'),
    '&lt;/script&gt;&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;lt;',
  );
});
