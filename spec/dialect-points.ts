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

const point = <const Id extends string, const Choices extends Point['choices']>(
  id: Id,
  clause: string,
  question: string,
  choices: Choices,
) => ({ id, question, clause, choices });

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
  point('update-path', '4.3', 'At which path is an agent updated?', {
    pattern: '^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$',
    form: 'a path with {id} in it, once',
  }),
  point('time-unit', '2.1', 'In which unit are times?', ['seconds', 'milliseconds']),
  point('null-on-required', '2.2', 'What does null do to a field that an agent cannot have as null?', [
    'keep',
    'reset',
  ]),
  point('unknown-keys', '2.2', 'What becomes of unknown keys?', ['ignore', 'reject']),
  point('read-only-keys', '2.2', 'What becomes of keys that only an answer carries?', ['ignore', 'reject']),
  point('integer-coercion', '2.2', 'Are "5", 5.0 and true taken for integers?', [
    'lax',
    'whole-fractions',
    'strict',
  ]),
  point('integer-range', '2.2', 'Which integers are too large?', ['any', '64-bit', '53-bit']),
  point('flag-coercion', '2.2', 'Are 0, 1, "true" and "yes" taken for flags?', ['lax', 'strict']),
  point('uuid-spellings', '4.1', 'Are 32 hex digits, urn:uuid: and braces taken for a uuid?', [
    'accept',
    'reject',
  ]),
  point('uuid-answer', '2.1', 'How is a uuid that was sent in upper case answered?', [
    'canonical',
    'as-sent',
  ]),
  point('nul-in-texts', '2.2', 'Are texts with a NUL in them taken?', ['accept', 'reject']),
  point('test-score-input', '2.2', 'What does test_score take?', [
    'text-and-numbers',
    'text-only',
    'numbers-only',
  ]),
  point(
    'test-score-lax-text',
    '2.2',
    "Does test_score take exponents, spaces, underscores and other scripts' digits?",
    ['accept', 'reject'],
  ),
  point('test-score-answer', '2.1', 'How is test_score spelled in answers?', [
    'as-sent',
    'canonical',
    'shortest',
  ]),
  point('test-score-digits', '2.2', 'How many digits does test_score take?', digits),
  point('rejected-update', '4.3', 'Which status answers an update that fails validation?', [422, 400]),
  point(
    'bad-uuid-on-update',
    '4.3',
    'Which status answers an update whose path is no uuid?',
    [422, 404, 400],
  ),
  point('malformed-body', '7', 'Which status answers broken JSON?', [400, 415, 422]),
  point('missing-body', '7', 'Which status answers an update without a body?', [400, 415, 422, 'accept']),
  point('null-body', '7', 'Which status answers an update whose body is null?', [400, 422, 'accept']),
  point('missing-genome', '4.2', 'Which status answers a genome without a body?', [400, 415, 422, 'accept']),
  point('other-content-type', '1', 'Which status answers a body that is not called JSON?', [
    400,
    415,
    422,
    'accept',
  ]),
  point('missing-content-type', '1', 'Is a body without a content-type read as JSON?', ['accept', 'reject']),
  point(
    'unknown-agent-on-update',
    '4.3',
    'Which status answers an update of an unknown agent?',
    [404, 403, 410, 400, 200],
  ),
  point(
    'unknown-agent-on-status',
    '4.1',
    'Which status answers the evolution status of an unknown agent?',
    [200, 404, 403, 410, 400],
  ),
  point('genome-slash', '4.2', 'Which spelling of the genome path answers directly?', [
    'both',
    'redirect-to-slash',
    'redirect-to-no-slash',
  ]),
  point(
    'trailing-slash',
    '4.2',
    'Does any other path lead to the right one with a slash too many or too few?',
    ['redirect', 'unknown-path', 'served'],
  ),
  point('redirect-status', '4.2', 'Which status redirects?', [307, 308]),
  point('error-items', '2.5', 'How many faults does the 422 of an update list?', ['all', 'first', 'none']),
  point('error-items-limit', '2.5', 'How many faults does the 422 of an update list at most?', errorItems),
  point('error-extra-keys', '2.5', 'What does a fault carry beside loc, msg and type?', [
    'none',
    'input',
    'input-ctx',
    'input-ctx-url',
  ]),
  point('unset-fields', '2.1', 'How do unset fields appear?', ['null', 'left-out']),
  point('api-key-echo', '2.1', 'How is api_key answered?', ['plain', 'masked', 'left-out']),
  point(
    'other-method',
    '7',
    'Which status answers another method on a known path?',
    [405, 404, 501, 400, 403],
  ),
  point('head-requests', '7', 'How is HEAD answered where there is something to read?', [
    'as-other-method',
    'as-get',
  ]),
  point('options-requests', '7', 'How is OPTIONS answered on a known path, and on others?', [
    'as-other-method',
    200,
    204,
    '200-everywhere',
    '204-everywhere',
  ]),
  point('unknown-path', '7', 'Which status answers an unknown path?', [404, 403, 400]),
  point('auth', '5', 'Which status answers a request without a token?', ['none', 401, 403]),
  point('auth-scope', '5', 'Which operations ask for a token?', ['all', 'evolution']),
  point('auth-order', '5', 'When is the token looked at?', ['after-body', 'before-body', 'before-path']),
  point('auth-header', '5', 'Which header carries the token?', headerName),
  point('auth-scheme', '5', 'Which scheme stands before the token?', {
    ...word,
    form: 'one word; none where nothing stands before it',
  }),
  point('list-path', '4.4', 'At which path are agents listed?', listPath),
  point('list-envelope', '4.4', 'Is the list a plain array, or an object around it?', ['array', 'object']),
  point('list-items-key', '4.4', 'Under which key of the object?', word),
  point('list-scores', '4.4', 'Does the list carry scores only when asked?', ['when-asked', 'always']),
  point('list-flags', '4.4', 'Which spellings does include_scores take?', ['lax', 'true-and-false', 'any']),
  point('status-moves', '3.1', 'From which status may an agent move to which?', ['free', 'table']),
  point('protection-moves', '3.2', 'From which protection_status may an agent move to which?', [
    'free',
    'table',
  ]),
  point('simultaneous-updates', '4.3', 'What becomes of an update while another of that agent is written?', [
    'accept',
    'conflict',
  ]),
  point('unique-names', '2.2', 'May two agents have one agent_name?', ['free', 'unique']),
  point('published-document', '9', 'Is the OpenAPI document served at /openapi.json?', [
    'served',
    'not-served',
  ]),
  point('nested-shapes', '2.1', 'Which shape have the objects that the contract does not show?', [
    'free',
    'shaped',
  ]),
] as const;

type PointTable = (typeof dialectPoints)[number];

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
