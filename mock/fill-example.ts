import { type placeNames, placeOf } from '../spec/dialect-examples.ts';
import type { Dialect } from '../spec/dialect-points.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../spec/json-value.ts';
import { textOfAlphabet, varyingTextPlace } from '../spec/varying-text.ts';
import { timeOf } from './clock.ts';
import type { Random } from './random.ts';

/** What a request gives to fill in. */
export interface GivenPlaces {
  readonly agentId?: string;
  readonly method?: string;
  readonly path?: string;
  readonly from?: string;
  readonly to?: string;
  readonly name?: string;
  /** As it stood in the path. */
  readonly agentIdAsSent?: string;
  readonly field?: string;
  /** As JSON, and as a text where it is one. */
  readonly input?: string;
  readonly text?: string;
  readonly index?: number;
  readonly position?: number;
  /** What pydantic calls a fault, and says of it. */
  readonly type?: string;
  readonly msg?: string;
  /** How many faults there are. */
  readonly count?: number;
  readonly genome?: JsonObject;
}

/** What the world gives to fill in. */
export interface PlaceSource {
  readonly dialect: Dialect;
  readonly now: () => number;
  readonly random: Random;
}

const genome = placeOf('genome');

type TextPlace = Exclude<(typeof placeNames)[number], 'genome'>;

const fillers: Readonly<Record<TextPlace, (given: GivenPlaces, source: PlaceSource) => string | number>> = {
  agent_id: ({ agentId = '' }) => agentId,
  method: ({ method = '' }) => method,
  path: ({ path = '' }) => path,
  agent_id_as_sent: ({ agentId = '', agentIdAsSent = agentId }) => agentIdAsSent,
  field: ({ field = '' }) => field,
  input: ({ input = '' }) => input,
  text: ({ text = '' }) => text,
  index: ({ index = 0 }) => index,
  position: ({ position = 0 }) => position,
  type: ({ type = '' }) => type,
  'type-upper': ({ type = '' }) => type.toUpperCase(),
  msg: ({ msg = '' }) => msg,
  count: ({ count = 1 }) => count,
  from: ({ from = '' }) => from,
  to: ({ to = '' }) => to,
  name: ({ name = '' }) => name,
  uuid: (_, { random }) => random.uuid(),
  time: (_, source) => timeOf(source),
  'time-text': (_, { now }) => new Date(now()).toISOString(),
  number: (_, { random }) => random.next(),
  word: (_, { random }) => random.next().toString(16).padStart(8, '0'),
};
const place = new RegExp(`\\{(?:(${Object.keys(fillers).join('|')})|${varyingTextPlace})\\}`, 'g');
const isTextPlace = (name: string | undefined): name is TextPlace =>
  name !== undefined && Object.hasOwn(fillers, name);

export function fillText(text: string, given: GivenPlaces, source: PlaceSource): string {
  if (!text.includes('{')) return text;
  return text.replace(place, (_, name?: string, alphabet = '', length = '') =>
    isTextPlace(name)
      ? String(fillers[name](given, source))
      : textOfAlphabet(alphabet, Number(length), source.random.next),
  );
}

function fillMember(
  [key, value]: readonly [string, JsonValue],
  given: GivenPlaces,
  source: PlaceSource,
): readonly (readonly [string, JsonValue])[] {
  if (key === genome && given.genome !== undefined) return Object.entries(given.genome);
  return [[fillText(key, given, source), fillExample(value, given, source)]];
}

export function fillObject(example: JsonObject, given: GivenPlaces, source: PlaceSource): JsonObject {
  return Object.fromEntries(Object.entries(example).flatMap((member) => fillMember(member, given, source)));
}

/** An example with its places filled in: the kit's own ids and times, and what the request brought. */
export function fillExample(example: JsonValue, given: GivenPlaces, source: PlaceSource): JsonValue {
  if (example === genome) return given.genome ?? {};
  if (example === placeOf('time')) return timeOf(source);
  if (example === placeOf('index')) return given.index ?? 0;
  if (example === placeOf('count')) return given.count ?? 1;
  if (example === placeOf('number')) return source.random.next();
  if (typeof example === 'string') return fillText(example, given, source);
  if (isJsonArray(example)) return example.map((item) => fillExample(item, given, source));
  return isJsonObject(example) ? fillObject(example, given, source) : example;
}
