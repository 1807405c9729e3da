import type { PointId } from '../../../spec/dialect-points.ts';
import { JsonNumber, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import type { Choice } from '../learned-point.ts';

/** What was learned of other points. */
export type KnownChoices = ReadonlyMap<PointId, Choice>;

/** An update with one fault, and where the fault is. */
export interface FaultTrial {
  readonly body: string | JsonObject;
  readonly place: readonly string[];
}

/** Updates that all have the one fault that pydantic calls by this type. */
export interface FaultSituation {
  readonly type: string;
  readonly trials: readonly FaultTrial[];
}

const inField = (name: string, value: JsonValue): FaultTrial => ({
  body: { [name]: value },
  place: ['body', name],
});
const asBody = (body: string): FaultTrial => ({ body, place: ['body'] });
const situation = (type: string, ...trials: readonly FaultTrial[]): FaultSituation => ({ type, trials });

const [time, rate, flag, score] = [
  'last_evaluated_at',
  'rate_limit_requests_per_minute',
  'guard_manually_configured',
  'test_score',
] as const;
const half = new JsonNumber('1.5');

const always: readonly FaultSituation[] = [
  situation('string_type', inField('purpose', 5), inField('last_tested_by', [])),
  situation('enum', inField('status', 'zzz'), inField('protocol', 'zzz')),
  situation('greater_than_equal', inField(rate, 0), inField(rate, -1)),
  situation('uuid_parsing', inField('guard_config_id', 'x'), inField('guard_config_id', 'not-a-uuid')),
  situation('uuid_type', inField('guard_config_id', 5), inField('guard_config_id', [])),
  situation('list_type', inField('evaluated_harnesses', 5), inField('delegated_agents', 5)),
  situation('model_attributes_type', asBody('[]'), asBody('5')),
];

/** Faults of integers; what a strict parser tells apart from the rest is only the kind. */
function ofIntegers(coercion: Choice | undefined): readonly FaultSituation[] {
  const [text, list] = [inField(time, 'abc'), inField(rate, [])];
  const fractions = situation('int_from_float', inField(time, half), inField(rate, half));
  if (coercion === 'lax')
    return [
      situation('int_parsing', text, inField(rate, 'abc')),
      situation('int_type', list, inField(time, {})),
      fractions,
    ];
  if (coercion === 'whole-fractions') return [situation('int_type', text, list), fractions];
  return coercion === 'strict' ? [situation('int_type', text, list, inField(rate, half))] : [];
}

function ofFlags(coercion: Choice | undefined): readonly FaultSituation[] {
  const types = situation('bool_type', inField(flag, []), inField(flag, {}));
  if (coercion === 'lax')
    return [situation('bool_parsing', inField(flag, 'abc'), inField(flag, 'zz')), types];
  return coercion === 'strict' ? [situation('bool_type', inField(flag, 'abc'), inField(flag, []))] : [];
}

function ofScores(input: Choice | undefined, digits: Choice | undefined): readonly FaultSituation[] {
  const types = situation('decimal_type', inField(score, []), inField(score, {}));
  const texts = situation('decimal_parsing', inField(score, 'abc'), inField(score, '1.2.3'));
  const long = '7'.repeat(typeof digits === 'string' && digits !== 'any' ? Number(digits) + 1 : 0);
  return [
    ...(input === 'text-and-numbers' || input === 'numbers-only' ? [types] : []),
    ...(input === 'text-and-numbers' || input === 'text-only' ? [texts] : []),
    ...(long === ''
      ? []
      : [situation('decimal_max_digits', inField(score, long), inField(score, `${long}7`))]),
  ];
}

const ofNestedShapes: Readonly<Record<string, readonly FaultSituation[]>> = {
  free: [situation('dict_type', inField('mcp_config', 5), inField('agent_metadata', 5))],
};

/** Every fault that this deployment was seen to find, with updates that have it. */
export function faultSituations(choices: KnownChoices): readonly FaultSituation[] {
  const is = (point: PointId, choice: Choice, ...situations: readonly FaultSituation[]) =>
    choices.get(point) === choice ? situations : [];
  const beyond = ['9223372036854775808', '99999999999999999999'].map((digits) =>
    inField(time, new JsonNumber(digits)),
  );
  return [
    ...always,
    ...ofIntegers(choices.get('integer-coercion')),
    ...ofFlags(choices.get('flag-coercion')),
    ...ofScores(choices.get('test-score-input'), choices.get('test-score-digits')),
    ...(ofNestedShapes[String(choices.get('nested-shapes'))] ?? []),
    ...is('malformed-body', 422, situation('json_invalid', asBody('{"hub":"kit"'), asBody('not json'))),
    ...is('missing-body', 422, situation('missing', asBody(''), asBody(''))),
    ...is(
      'unknown-keys',
      'reject',
      situation('extra_forbidden', inField('kit_unknown_key', 1), inField('kit_other_key', 'kit')),
    ),
    ...is('integer-range', '64-bit', situation('less_than_equal', ...beyond)),
    ...is('integer-range', '53-bit', situation('less_than_equal', ...beyond)),
    ...is(
      'nul-in-texts',
      'reject',
      situation('value_error', inField('purpose', 'kit\0nul'), inField('last_tested_by', 'kit\0nul')),
    ),
  ];
}
