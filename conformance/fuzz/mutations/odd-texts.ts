import { wordList } from '../../../spec/word-list.ts';

/** Texts that programs trip over: signs of several letters, directions, controls, and words of languages and shells. */
export const oddTexts: readonly string[] = [
  ...['', ' ', '\t', '\n', '\r\n', ' x', 'x '],
  ...['👩‍👩‍👧‍👦', '🏳️‍🌈', '1️⃣', 'e\u0301', 'é', 'İ', 'ß', 'ﬁ', 'Å'],
  ...[
    '\u00a0',
    '\u200b',
    '\u200d',
    '\u200e',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\uffff',
    '\u0001',
    '\u007f',
    '\u0085',
  ],
  ...['𝒳', '中文', 'العربية', 'क्षि'],
  ...wordList`' " \ \u0041 %s%n %00`,
  ...['\u0024{7*7}', '{{7*7}}', "' OR '1'='1"],
  ...wordList`
    <script> &amp; ../.. $(id) undefined null NaN None true __proto__ constructor 1e3 0x10 1_000 +1 １２ -0 00
    .5 5. 2024-02-30 a,b;c|d
  `,
];
