#!/usr/bin/env node
// Writes the style and the script, with their hashes for the page's policy, into a module that can be compiled and bundled.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const hash = (text) => createHash('sha256').update(text).digest('base64');
const literal = (text) =>
  `[\n${text
    .split('\n')
    .map((line) => `  ${JSON.stringify(line)},\n`)
    .join('')}].join('\\n')`;

/** In the order in which they stand on the page. */
const styles = [
  ...[
    'colours',
    'text',
    'top',
    'marks',
    'verdict',
    'filters',
    'findings',
    'exchanges',
    'tables',
    'matrix',
    'coverage',
    'exploration',
  ],
  ...['latency', 'answers', 'reasons', 'dialect', 'moves', 'comparison', 'print'],
];
const style = styles.map((name) => read(`style/${name}.css`)).join('\n');
const script = read('page.js');
writeFileSync(
  new URL('generated/page-files.ts', import.meta.url),
  `// Generated from style/ and page.js by npm run generate.

/** The style of the page. */
export const styleText: string = ${literal(style)};

/** Its SHA-256, as a content security policy has it. */
export const styleHash = '${hash(style)}';

/** The script of the page. */
export const scriptText: string = ${literal(script)};

/** Its SHA-256, as a content security policy has it. */
export const scriptHash = '${hash(script)}';
`,
);
