/**
 * Words that mean something to code: what stands for nothing, for everything, or for what is there already. No agent is
 * named by one, for another agent may have that name, so that it may be refused as taken.
 */
const words: readonly string[] = [
  // Somebody's role, and what is there by itself.
  ...[
    'default',
    'admin',
    'root',
    'system',
    'anonymous',
    'guest',
    'Custom',
    'auto',
    'latest',
    'inherit',
    'same',
  ],
  // For nothing, in languages, tables and databases.
  ...[
    'deleted',
    'none',
    'nil',
    'Null',
    'n/a',
    'NA',
    '#N/A',
    'nan',
    'Infinity',
    '\\N',
    '(null)',
    '<null>',
    '__null__',
  ],
  ...[
    'empty',
    'unset',
    'unknown',
    'missing',
    'void',
    'not set',
    'Nothing',
    '""',
    "''",
    '()',
    '[object Object]',
  ],
  // For what comes later, or was taken away.
  ...[
    'TBD',
    'todo',
    'changeme',
    'placeholder',
    'string',
    'text',
    'sample',
    'untitled',
    'test',
    'demo',
    'foo',
  ],
  ...['***', '[REDACTED]', 'redacted', 'hidden', 'unchanged', 'keep', 'remove', 'clear'],
  // Signs alone, and the first of all times, numbers and ids.
  ...['*', '?', '...', '_', '--', '.*', '%', '0.0', '-1', '1970-01-01', '0001-01-01T00:00:00Z'],
  ...['00000000-0000-0000-0000-000000000000', 'ok', 'no', 'on'],
  // Short names of models, which lead to another one.
  ...['gpt-4', 'gpt-4-turbo', 'GPT-4o', 'claude', 'sonnet', 'llama'],
];

export const plainWords: readonly (readonly [name: string, value: string])[] = words.map((word) => [
  `the word ${word}`,
  word,
]);
