import type { DialectExamples } from './dialect-examples.ts';

/** One question that the contract leaves open, and the answers a deployment may give. */
export interface Point {
  readonly id: string;
  /** The clauses that leave it open. */
  readonly clause: string;
  /** The listed choices, or the form of a free text. */
  readonly choices: readonly (string | number)[] | { readonly pattern: string; readonly form: string };
}

const point = <const Id extends string, const Choices extends Point['choices']>(
  id: Id,
  clause: string,
  choices: Choices,
) => ({ id, clause, choices });

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
  point('update-path', '4.3', {
    pattern: '^/[^\\s?#{}]*\\{id\\}[^\\s?#{}]*$',
    form: 'a path with {id} in it, once',
  }),
  point('time-unit', '2.1', ['seconds', 'milliseconds']),
  point('null-on-required', '2.2', ['keep', 'reset']),
  point('unknown-keys', '2.2', ['ignore', 'reject']),
  point('read-only-keys', '2.2', ['ignore', 'reject']),
  point('integer-coercion', '2.2', ['lax', 'no-flags', 'whole-fractions', 'strict']),
  point('integer-range', '2.2', ['any', '64-bit', '53-bit']),
  point('flag-coercion', '2.2', ['lax', 'strict']),
  point('uuid-spellings', '4.1', ['accept', 'reject', 'hyphens-anywhere']),
  point('uuid-answer', '2.1', ['canonical', 'as-sent']),
  point('uuid-words', '2.5', ['from-1', 'from-0', 'with-prefix']),
  point('nul-in-texts', '2.2', ['accept', 'reject']),
  point('test-score-input', '2.2', ['text-and-numbers', 'text-only', 'numbers-only']),
  point('test-score-lax-text', '2.2', ['accept', 'reject']),
  point('test-score-answer', '2.1', ['as-sent', 'canonical', 'shortest']),
  point('test-score-digits', '2.2', digits),
  point('accepted-update', '4.3', [200, 201, 202]),
  point('rejected-update', '4.3', [422, 400]),
  point('bad-uuid-on-update', '4.3', [422, 404, 400]),
  point('malformed-body', '7', [400, 415, 422]),
  point('missing-body', '7', [400, 415, 422, 'accept']),
  point('null-body', '7', [400, 422, 'accept']),
  point('missing-genome', '4.2', [400, 415, 422, 'accept']),
  point('other-content-type', '1', [400, 415, 422, 'accept']),
  point('missing-content-type', '1', ['accept', 'reject']),
  point('unknown-agent-on-update', '4.3', [404, 403, 410, 400, 200]),
  point('unknown-agent-on-status', '4.1', [200, 404, 403, 410, 400]),
  point('genome-slash', '4.2', [
    'both',
    'redirect-to-slash',
    'redirect-to-no-slash',
    'slash-only',
    'no-slash-only',
  ]),
  point('trailing-slash', '4.2', ['redirect', 'unknown-path', 'served']),
  point('redirect-status', '4.2', [307, 308]),
  point('error-items', '2.5', ['all', 'first', 'none', 'nowhere']),
  point('error-items-limit', '2.5', errorItems),
  point('error-extra-keys', '2.5', ['none', 'input', 'ctx', 'input-ctx', 'input-ctx-url']),
  point('unset-fields', '2.1', ['null', 'left-out']),
  point('api-key-echo', '2.1', ['plain', 'masked', 'left-out']),
  point('other-method', '7', [405, 404, 501, 400, 403]),
  point('head-requests', '7', ['as-other-method', 'as-get']),
  point('options-requests', '7', ['as-other-method', 200, 204, '200-everywhere', '204-everywhere']),
  point('unknown-path', '7', [404, 403, 400]),
  point('auth', '5', ['none', 401, 403]),
  point('auth-scope', '5', ['all', 'evolution']),
  point('auth-order', '5', ['after-body', 'before-body', 'before-path']),
  point('auth-header', '5', headerName),
  point('auth-scheme', '5', {
    ...word,
    form: 'one word; none where nothing stands before it',
  }),
  point('list-path', '4.4', listPath),
  point('list-envelope', '4.4', ['array', 'object']),
  point('list-items-key', '4.4', word),
  point('list-scores', '4.4', ['when-asked', 'always']),
  point('list-unscored', '4.4', ['null', 'left-out']),
  point('list-flags', '4.4', ['lax', 'true-and-false', 'any']),
  point('list-flag-twice', '4.4', ['last', 'first', 'any', 'none', 'reject']),
  point('status-moves', '3.1', ['free', 'table']),
  point('protection-moves', '3.2', ['free', 'table']),
  point('simultaneous-updates', '4.3', ['accept', 'conflict']),
  point('unique-names', '2.2', ['free', 'unique']),
  point('published-document', '9', ['served', 'not-served']),
  point('nested-shapes', '2.1', ['free', 'shaped']),
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
