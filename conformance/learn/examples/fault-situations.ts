import type { DialectChoices, PointId } from '../../../spec/dialect-points.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';

export type KnownChoices = Partial<DialectChoices>;

/** An update with one fault, and where the fault is. */
export interface FaultTrial {
  readonly body: string | JsonObject;
  readonly place: readonly string[];
}

/** Updates that all have the one fault that pydantic calls by this type, where a deployment of such choices finds it. */
type FaultSituation = readonly [
  type: string,
  isFound: (choices: KnownChoices) => boolean,
  ...trials: readonly FaultTrial[],
];

const inField = (name: string, value: JsonValue): FaultTrial => ({
  body: { [name]: value },
  place: ['body', name],
});
const asBody = (body: string): FaultTrial => ({ body, place: ['body'] });

const always = () => true;
const is =
  <Point extends PointId>(point: Point, ...wanted: readonly DialectChoices[Point][]) =>
  ({ [point]: choice }: KnownChoices): boolean =>
    wanted.some((one) => one === choice);

const [time, rate, flag, score] = [
  'last_evaluated_at',
  'rate_limit_requests_per_minute',
  'guard_manually_configured',
  'test_score',
] as const;
const half = new JsonNumber('1.5');
const [text, list] = [inField(time, 'abc'), inField(rate, [])];

const beforeDigits: readonly FaultSituation[] = [
  ['string_type', always, inField('purpose', 5), inField('last_tested_by', [])],
  ['enum', always, inField('status', 'zzz'), inField('protocol', 'zzz')],
  ['greater_than_equal', always, inField(rate, 0), inField(rate, -1)],
  ['uuid_parsing', always, inField('guard_config_id', 'x'), inField('guard_config_id', 'not-a-uuid')],
  ['uuid_type', always, inField('guard_config_id', 5), inField('guard_config_id', [])],
  ['list_type', always, inField('evaluated_harnesses', 5), inField('delegated_agents', 5)],
  ['model_attributes_type', always, asBody('[]'), asBody('5')],
  // What a strict parser tells apart from the rest is only the kind.
  ['int_parsing', is('integer-coercion', 'lax'), text, inField(rate, 'abc')],
  ['int_type', is('integer-coercion', 'lax'), list, inField(time, {})],
  ['int_type', is('integer-coercion', 'whole-fractions'), text, list],
  ['int_type', is('integer-coercion', 'strict'), text, list, inField(rate, half)],
  [
    'int_from_float',
    is('integer-coercion', 'lax', 'whole-fractions'),
    inField(time, half),
    inField(rate, half),
  ],
  ['bool_parsing', is('flag-coercion', 'lax'), inField(flag, 'abc'), inField(flag, 'zz')],
  ['bool_type', is('flag-coercion', 'lax'), inField(flag, []), inField(flag, {})],
  ['bool_type', is('flag-coercion', 'strict'), inField(flag, 'abc'), inField(flag, [])],
  [
    'decimal_type',
    is('test-score-input', 'text-and-numbers', 'numbers-only'),
    inField(score, []),
    inField(score, {}),
  ],
  [
    'decimal_parsing',
    is('test-score-input', 'text-and-numbers', 'text-only'),
    inField(score, 'abc'),
    inField(score, '1.2.3'),
  ],
];

function tooManyDigits({ 'test-score-digits': most = 'any' }: KnownChoices): FaultSituation {
  const digits = '7'.repeat(most === 'any' ? 0 : Number(most) + 1);
  return ['decimal_max_digits', () => digits !== '', inField(score, digits), inField(score, `${digits}7`)];
}

const afterDigits: readonly FaultSituation[] = [
  ['dict_type', is('nested-shapes', 'free'), inField('mcp_config', 5), inField('agent_metadata', 5)],
  ['json_invalid', is('malformed-body', 422), asBody('{"hub":"kit"'), asBody('not json')],
  ['missing', is('missing-body', 422), asBody(''), asBody('')],
  [
    'extra_forbidden',
    is('unknown-keys', 'reject'),
    inField('kit_unknown_key', 1),
    inField('kit_other_key', 'kit'),
  ],
  [
    'less_than_equal',
    is('integer-range', '64-bit', '53-bit'),
    ...['9223372036854775808', '99999999999999999999'].map((digits) => inField(time, new JsonNumber(digits))),
  ],
  [
    'value_error',
    is('nul-in-texts', 'reject'),
    inField('purpose', 'kit\0nul'),
    inField('last_tested_by', 'kit\0nul'),
  ],
];

/** Every fault that this deployment was seen to find, by its type, with updates that have it. */
export const faultSituations = (
  choices: KnownChoices,
): readonly (readonly [type: string, trials: readonly FaultTrial[]])[] =>
  [...beforeDigits, tooManyDigits(choices), ...afterDigits]
    .filter(([, isFound]) => isFound(choices))
    .map(([type, , ...trials]) => [type, trials]);
