import type { DialectExamples } from './dialect-examples.ts';

/** One question that the contract leaves open, and the answers a deployment may give. */
export interface Point {
  readonly id: string;
  readonly question: string;
  /** The clauses that leave it open. */
  readonly clause: string;
  /** The listed choices, or the form of a free text. */
  readonly choices: readonly (string | number)[] | { readonly pattern: string; readonly form: string };
}

const listPath = {
  pattern: '^(?:none|/[^\\s?#]*)$',
  form: 'a path that starts with /; none where there is no list',
} as const;
const headerName = { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", form: 'the name of a header' } as const;
const word = { pattern: '^[^\\s]+$', form: 'one word' } as const;
/** Up to 15 digits the contract has them taken (2.1). */
const digits = {
  pattern: '^(?:any|1[5-9]|[2-9]\\d|[1-9]\\d{2,3})$',
  form: 'any, or a number of digits from 15 to 9999',
} as const;

/** Beyond this many faults nobody is asked, and the mock lists none: a body of 1 MB can have half a million. */
export const mostErrorItems = 1000;
const errorItems = {
  pattern: '^(?:[2-9]|[1-9]\\d{1,2}|1000)$',
  form: 'a number from 2 to 1000, where 1000 stands for all beyond it too',
} as const;

/** Every point of a dialect, in the order in which reports show them. */
export const dialectPoints = [
  {
    id: 'update-path',
    question: 'At which path is an agent updated?',
    clause: '4.3',
    choices: { pattern: '^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$', form: 'a path with {id} in it, once' },
  },
  {
    id: 'time-unit',
    question: 'In which unit are times?',
    clause: '2.1',
    choices: ['seconds', 'milliseconds'],
  },
  {
    id: 'null-on-required',
    question: 'What does null do to a field that an agent cannot have as null?',
    clause: '2.2',
    choices: ['keep', 'reset'],
  },
  {
    id: 'unknown-keys',
    question: 'What becomes of unknown keys?',
    clause: '2.2',
    choices: ['ignore', 'reject'],
  },
  {
    id: 'read-only-keys',
    question: 'What becomes of keys that only an answer carries?',
    clause: '2.2',
    choices: ['ignore', 'reject'],
  },
  {
    id: 'integer-coercion',
    question: 'Are "5", 5.0 and true taken for integers?',
    clause: '2.2',
    choices: ['lax', 'whole-fractions', 'strict'],
  },
  {
    id: 'integer-range',
    question: 'Which integers are too large?',
    clause: '2.2',
    choices: ['any', '64-bit', '53-bit'],
  },
  {
    id: 'flag-coercion',
    question: 'Are 0, 1, "true" and "yes" taken for flags?',
    clause: '2.2',
    choices: ['lax', 'strict'],
  },
  {
    id: 'uuid-spellings',
    question: 'Are 32 hex digits, urn:uuid: and braces taken for a uuid?',
    clause: '4.1',
    choices: ['accept', 'reject'],
  },
  {
    id: 'nul-in-texts',
    question: 'Are texts with a NUL in them taken?',
    clause: '2.2',
    choices: ['accept', 'reject'],
  },
  {
    id: 'test-score-input',
    question: 'What does test_score take?',
    clause: '2.2',
    choices: ['text-and-numbers', 'text-only', 'numbers-only'],
  },
  {
    id: 'test-score-lax-text',
    question: "Does test_score take exponents, spaces, underscores and other scripts' digits?",
    clause: '2.2',
    choices: ['accept', 'reject'],
  },
  {
    id: 'test-score-answer',
    question: 'How is test_score spelled in answers?',
    clause: '2.1',
    choices: ['as-sent', 'canonical', 'shortest'],
  },
  {
    id: 'test-score-digits',
    question: 'How many digits does test_score take?',
    clause: '2.2',
    choices: digits,
  },
  {
    id: 'rejected-update',
    question: 'Which status answers an update that fails validation?',
    clause: '4.3',
    choices: [422, 400],
  },
  {
    id: 'bad-uuid-on-update',
    question: 'Which status answers an update whose path is no uuid?',
    clause: '4.3',
    choices: [422, 404, 400],
  },
  {
    id: 'malformed-body',
    question: 'Which status answers broken JSON?',
    clause: '7',
    choices: [400, 415, 422],
  },
  {
    id: 'missing-body',
    question: 'Which status answers an update without a body?',
    clause: '7',
    choices: [400, 415, 422, 'accept'],
  },
  {
    id: 'null-body',
    question: 'Which status answers an update whose body is null?',
    clause: '7',
    choices: [400, 422, 'accept'],
  },
  {
    id: 'missing-genome',
    question: 'Which status answers a genome without a body?',
    clause: '4.2',
    choices: [400, 415, 422, 'accept'],
  },
  {
    id: 'other-content-type',
    question: 'Which status answers a body that is not called JSON?',
    clause: '1',
    choices: [400, 415, 422, 'accept'],
  },
  {
    id: 'missing-content-type',
    question: 'Is a body without a content-type read as JSON?',
    clause: '1',
    choices: ['accept', 'reject'],
  },
  {
    id: 'unknown-agent-on-update',
    question: 'Which status answers an update of an unknown agent?',
    clause: '4.3',
    choices: [404, 403, 410, 400, 200],
  },
  {
    id: 'unknown-agent-on-status',
    question: 'Which status answers the evolution status of an unknown agent?',
    clause: '4.1',
    choices: [200, 404, 403, 410, 400],
  },
  {
    id: 'genome-slash',
    question: 'Which spelling of the genome path answers directly?',
    clause: '4.2',
    choices: ['both', 'redirect-to-slash', 'redirect-to-no-slash'],
  },
  {
    id: 'trailing-slash',
    question: 'Does any other path lead to the right one with a slash too many or too few?',
    clause: '4.2',
    choices: ['redirect', 'unknown-path'],
  },
  { id: 'redirect-status', question: 'Which status redirects?', clause: '4.2', choices: [307, 308] },
  {
    id: 'error-items',
    question: 'How many faults does the 422 of an update list?',
    clause: '2.5',
    choices: ['all', 'first', 'none'],
  },
  {
    id: 'error-items-limit',
    question: 'How many faults does the 422 of an update list at most?',
    clause: '2.5',
    choices: errorItems,
  },
  {
    id: 'error-extra-keys',
    question: 'What does a fault carry beside loc, msg and type?',
    clause: '2.5',
    choices: ['none', 'input', 'input-ctx', 'input-ctx-url'],
  },
  {
    id: 'unset-fields',
    question: 'How do unset fields appear?',
    clause: '2.1',
    choices: ['null', 'left-out'],
  },
  {
    id: 'api-key-echo',
    question: 'How is api_key answered?',
    clause: '2.1',
    choices: ['plain', 'masked', 'left-out'],
  },
  {
    id: 'other-method',
    question: 'Which status answers another method on a known path?',
    clause: '7',
    choices: [405, 404, 501, 400, 403],
  },
  {
    id: 'head-requests',
    question: 'How is HEAD answered where there is something to read?',
    clause: '7',
    choices: ['as-other-method', 'as-get'],
  },
  {
    id: 'options-requests',
    question: 'How is OPTIONS answered on a known path, and on others?',
    clause: '7',
    choices: ['as-other-method', 200, 204, '200-everywhere', '204-everywhere'],
  },
  {
    id: 'unknown-path',
    question: 'Which status answers an unknown path?',
    clause: '7',
    choices: [404, 403, 400],
  },
  {
    id: 'auth',
    question: 'Which status answers a request without a token?',
    clause: '5',
    choices: ['none', 401, 403],
  },
  {
    id: 'auth-scope',
    question: 'Which operations ask for a token?',
    clause: '5',
    choices: ['all', 'evolution'],
  },
  {
    id: 'auth-order',
    question: 'When is the token looked at?',
    clause: '5',
    choices: ['after-body', 'before-body', 'before-path'],
  },
  { id: 'auth-header', question: 'Which header carries the token?', clause: '5', choices: headerName },
  {
    id: 'auth-scheme',
    question: 'Which scheme stands before the token?',
    clause: '5',
    choices: { ...word, form: 'one word; none where nothing stands before it' },
  },
  { id: 'list-path', question: 'At which path are agents listed?', clause: '4.4', choices: listPath },
  {
    id: 'list-envelope',
    question: 'Is the list a plain array, or an object around it?',
    clause: '4.4',
    choices: ['array', 'object'],
  },
  { id: 'list-items-key', question: 'Under which key of the object?', clause: '4.4', choices: word },
  {
    id: 'list-scores',
    question: 'Does the list carry scores only when asked?',
    clause: '4.4',
    choices: ['when-asked', 'always'],
  },
  {
    id: 'nested-shapes',
    question: 'Which shape have the objects that the contract does not show?',
    clause: '2.1',
    choices: ['free', 'shaped'],
  },
] as const satisfies readonly Point[];

type PointTable = (typeof dialectPoints)[number];

/** The name of a point. */
export type PointId = PointTable['id'];

type ChoiceOf<P> = P extends { choices: readonly (infer Choice)[] } ? Choice : string;

/** The choice at every point. */
export type DialectChoices = { readonly [P in PointTable as P['id']]: ChoiceOf<P> };

/** The answers of one deployment to every point, and examples of what has no choices. */
export type Dialect = DialectChoices & { readonly examples?: DialectExamples };

/** Whether a value is an answer to the point. */
export function isChoice(point: Point, value: unknown): boolean {
  if ('pattern' in point.choices)
    return typeof value === 'string' && new RegExp(point.choices.pattern, 'u').test(value);
  return point.choices.some((choice) => choice === value);
}
