import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { lexer, type Token, type Tokens } from 'marked';
import type { Run } from '../../conformance/run/run-record.ts';
import { hostileText, hostileTexts, plantTexts } from '../../fixtures/runs/hostile-texts.ts';
import { visibleLines } from '../text/visible-lines.ts';
import { renderMarkdown } from './render-markdown.ts';

const readRun = (name: string): Run =>
  JSON.parse(readFileSync(new URL(`../../fixtures/runs/${name}.json`, import.meta.url), 'utf8'));
const everything = readRun('everything');

const childrenOf = (token: Token): readonly Token[] => {
  const cells = token.type === 'table' ? [...token['header'], ...token['rows'].flat()] : [];
  const items: readonly Token[] = token.type === 'list' ? token['items'] : [];
  return [
    ...('tokens' in token ? (token.tokens ?? []) : []),
    ...items,
    ...cells.flatMap((cell) => cell.tokens),
  ];
};
const allTokens = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => [token, ...allTokens(childrenOf(token))]);

/** Size, and the last cells of wide tables, which are numbers of ours: a bar in a text would push them out. */
function tableShape(columns: number, rows: readonly (readonly Tokens.TableCell[])[]): string {
  const last = columns < 4 ? [] : rows.map((row) => row.at(-1)?.text);
  return `table ${columns} × ${rows.length} ${last.join(' ')}`;
}

/** The blocks of a document as a renderer that is not ours sees them: their kinds and sizes, without their texts. */
function shapeOf(blocks: readonly Token[]): readonly string[] {
  return blocks
    .filter(({ type }) => type !== 'space')
    .map((token) => {
      if (token.type === 'table') return tableShape(token['header'].length, token['rows']);
      return token.type === 'heading' ? `heading ${token['depth']}` : token.type;
    });
}

/** The tags of a document. */
const tagsOf = (tokens: readonly Token[]) =>
  new Set(
    tokens
      .filter((token): token is Tokens.HTML => token.type === 'html')
      .flatMap(({ text }) => text.match(/<[^>]*>?/g) ?? []),
  );

const ours = new Set(['<details>', '<summary>', '</summary>', '</details>', '<code>', '</code>']);

test('it begins with the verdict, and has a table and a fold for each finding', () => {
  const markdown = renderMarkdown(everything);
  const [first] = lexer(markdown);
  assert.equal(first?.type, 'heading');
  assert.match(
    markdown,
    /^# ❌ http:\/\/127\.0\.0\.1:8000 does not conform: 3 findings in 5,114 requests\.$/m,
  );
  const folds = markdown.match(/<details><summary>[^\n]*<code>/g) ?? [];
  assert.equal(folds.length, everything.findings.length);
  assert.deepEqual(tagsOf(allTokens(lexer(markdown))), ours);
});

test('a renderer reads each exchange from a code block, as it was', () => {
  const codes = lexer(renderMarkdown(everything)).flatMap((token) =>
    token.type === 'code' ? [token['text']] : [],
  );
  assert.notEqual(everything.findings.length, 0);
  for (const { exchange, expected } of everything.findings) {
    assert.ok(codes.includes(expected), expected);
    assert.ok(
      codes.some((code) => code.startsWith(`${exchange.request.method} ${exchange.request.url}`)),
      exchange.request.url,
    );
  }
});

test('what counts comes first, and says how it stands where it does not', () => {
  const markdown = renderMarkdown(everything);
  const at = (text: string) => markdown.indexOf(text);
  assert.ok(
    at('❌ must <code>update-bounds-the-rate-limit') < at('📌 must <code>update-keeps-what-is-omitted'),
    'order',
  );
  assert.match(markdown, /\*known until 2027-01-31: TICKET-12: the gateway clears it\*/);
  assert.match(markdown, /^\| 📌 known \| update-keeps-what-is-omitted /m);
  assert.match(markdown, /^\| ⚠️ failed, does not count \| update-rejects-wrong-kinds /m);
});

test('what was not judged stands before everything else', () => {
  const markdown = renderMarkdown({
    ...everything,
    verdict: 'not-judged',
    summary: 'It could not be judged.',
  });
  assert.match(
    markdown,
    /^# ❔ It could not be judged\.\n\n## Not judged\n\n- createGenome: 3 of its requests/,
  );
});

const shape = shapeOf(lexer(renderMarkdown(everything)));

/** Texts are planted everywhere, and the document is still as ours. */
function judgeHostile(texts: readonly string[]): void {
  const blocks = lexer(renderMarkdown(plantTexts(everything, texts)));
  assert.deepEqual(shapeOf(blocks), shape, JSON.stringify(texts));
  const tokens = allTokens(blocks);
  for (const tag of tagsOf(tokens)) assert.ok(ours.has(tag), `${tag} with ${JSON.stringify(texts)}`);
  for (const token of tokens) {
    assert.ok(token.type !== 'image', `an image with ${JSON.stringify(texts)}`);
    if (token.type === 'link') assert.match(token['href'], /^(?:https?|mailto):/, JSON.stringify(texts));
  }
}

test('no single hostile text breaks out of a table, a fold or a fence', () => {
  for (const text of hostileTexts) judgeHostile([text]);
});

test('no mixture of hostile texts does either', () => {
  fc.assert(fc.property(fc.array(hostileText, { minLength: 1, maxLength: 9 }), judgeHostile), {
    numRuns: 60,
    seed: 6,
  });
});

test('a fence is longer than any in the text', () => {
  const [finding] = everything.findings;
  assert.ok(finding !== undefined, 'there is a finding');
  const actual = 'before\n``````\n<script>alert(1)</script>\n```';
  const markdown = renderMarkdown({ ...everything, findings: [{ ...finding, actual }] });
  assert.ok(
    lexer(markdown).some((token) => token.type === 'code' && token['text'] === visibleLines(actual)),
    'the text is one code block',
  );
});

test('where room is short, it is filled with the weightiest findings, and the others are counted', () => {
  const findings = Array.from({ length: 400 }, () => everything.findings).flat();
  const run = { ...everything, findings };
  const markdown = renderMarkdown(run, 100_000);
  assert.ok(Buffer.byteLength(markdown) <= 100_000, `${Buffer.byteLength(markdown)} bytes`);
  assert.ok(Buffer.byteLength(markdown) > 90_000, `${Buffer.byteLength(markdown)} bytes`);
  const shown = markdown.match(/<details><summary>❌/g)?.length ?? 0;
  assert.match(markdown, new RegExp(`^2,${800 - shown} more findings in run\\.json\\.$`, 'm'));
  assert.deepEqual(shapeOf(lexer(markdown)).slice(0, 4), shape.slice(0, 4));
});

test('a run without findings is as short', () => {
  const markdown = renderMarkdown(readRun('conforming'));
  assert.match(markdown, /^# ✅ /);
  assert.doesNotMatch(markdown, /findings?$/m);
});

test('the same run gives the same bytes', () => {
  assert.equal(renderMarkdown(structuredClone(everything)), renderMarkdown(everything));
});
