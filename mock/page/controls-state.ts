import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  JsonNumber,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';

/** A bucket that the mock has. */
export interface BucketLine {
  /** '' for requests that name none. */
  readonly name: string;
  readonly agents: number;
  readonly requests: number;
}

/** What can be turned, as it stands now. */
export interface ControlsState {
  readonly scenario: string;
  readonly about: string;
  readonly scenarios: readonly { readonly name: string; readonly about: string }[];
  /** How many rules are in use beside those of the scenario. */
  readonly rules: number;
  /** Answers that wait for the next requests. */
  readonly next: readonly JsonObject[];
  readonly latency: { readonly from: number; readonly to: number };
  readonly failRate: number;
  readonly clock: string;
  /** The choice at each point. */
  readonly points: JsonObject;
  readonly buckets: readonly BucketLine[];
}

const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');
const listOf = (value: JsonValue | undefined) => (isJsonArray(value) ? value.filter(isJsonObject) : []);
const objectOf = (value: JsonValue | undefined): JsonObject => (isJsonObject(value) ? value : {});

export function numberOf(value: JsonValue | undefined): number {
  if (!isJsonNumber(value)) return 0;
  return value instanceof JsonNumber ? Number(value.text) : value;
}

/** What the mock answers at /__kit/scenario, /settings, /dialect and /buckets. */
export function readControls(
  scenario: JsonValue,
  settings: JsonValue,
  dialect: JsonValue,
  buckets: JsonValue,
): ControlsState {
  const { name, about, inUse, next, scenarios } = objectOf(scenario);
  const { latency, failRate, clock } = objectOf(settings);
  const span = objectOf(latency);
  return {
    scenario: textOf(name),
    about: textOf(about),
    scenarios: listOf(scenarios).map((one) => ({ name: textOf(one['name']), about: textOf(one['about']) })),
    rules: listOf(inUse)
      .filter((use) => use['name'] === undefined)
      .flatMap((use) => listOf(use['rules'])).length,
    next: listOf(next),
    latency: { from: numberOf(span['from']), to: numberOf(span['to']) },
    failRate: numberOf(failRate),
    clock: textOf(clock),
    points: objectOf(objectOf(dialect)['points']),
    buckets: listOf(buckets).map((one) => ({
      name: textOf(one['name']),
      agents: numberOf(one['agents']),
      requests: numberOf(one['requests']),
    })),
  };
}
