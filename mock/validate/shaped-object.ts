import type { NestedFault, NestedKey, NestedShape } from '../../spec/dialect-examples.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { areEnough, type FaultList, type Location, type Parse, rejected } from './fault.ts';
import { flagParser } from './flag.ts';
import { parseFloatLaxly } from './float.ts';
import { integerParser } from './integer.ts';
import { listParser } from './list.ts';
import { parseObject } from './object.ts';
import { parseText } from './text.ts';

// Shapes that a dialect has learned; those of the contract, such as the two of skills (2.1), stand in spec/openapi.yaml.

const parseAnything: Parse = (input) => input;

/** Nested models are pydantic's usual ones: strictness is set field by field, and not known of theirs. */
const parsers: Readonly<Record<NonNullable<NestedKey['kind']>, Parse>> = {
  text: parseText,
  integer: integerParser('lax'),
  number: parseFloatLaxly,
  flag: flagParser('lax'),
  object: parseObject,
  list: listParser(parseAnything),
};

/** The words of pydantic for what may be wrong with a model. */
const usual = {
  unknown: { type: 'extra_forbidden', msg: 'Extra inputs are not permitted' },
  missing: { type: 'missing', msg: 'Field required' },
  object: { type: 'value_error', msg: 'Value error, no object is taken' },
  notObject: {
    type: 'model_attributes_type',
    msg: 'Input should be a valid dictionary or object to extract fields from',
  },
} as const;

/** One object on its way through its shape. */
interface Reading {
  readonly shape: NestedShape;
  readonly loc: Location;
  readonly faults: FaultList;
}

/** Reports a fault in the deployment's words, at a key of the object or at the object itself. */
function tell(
  { shape, loc, faults }: Reading,
  situation: keyof typeof usual,
  input: JsonValue,
  key?: string,
): void {
  const told: NestedFault | undefined = shape.faults?.[situation];
  const { type, msg } = usual[situation];
  const place = key === undefined || told?.atObject === true ? loc : [...loc, key];
  faults.push({ type: told?.type ?? type, loc: place, msg: told?.msg ?? msg, input });
}

/** One member, read as its kind; none where it is refused. */
function readMember(
  { shape, loc, faults }: Reading,
  key: string,
  given: JsonValue,
  { kind, nullable = false }: NestedKey,
): readonly (readonly [string, JsonValue])[] {
  if (kind === undefined || (given === null && nullable)) return [[key, given]];
  const own: FaultList = [];
  const value = parsers[kind](given, [...loc, key], own);
  const whole = shape.faults?.kind;
  // A deployment that tells of the object as a whole does so whatever the key.
  for (const fault of own)
    faults.push(
      whole?.atObject === true ? { ...fault, type: whole.type, loc, msg: whole.msg ?? fault.msg } : fault,
    );
  return value === rejected ? [] : [[key, value]];
}

function readKnown(reading: Reading, input: JsonObject): readonly (readonly [string, JsonValue])[] {
  return Object.entries(reading.shape.keys).flatMap(([key, about]) => {
    if (!Object.hasOwn(input, key)) {
      if (about.required === true) tell(reading, 'missing', input, key);
      return about.filled === undefined || about.required === true ? [] : [[key, about.filled] as const];
    }
    return about.dropped === true ? [] : readMember(reading, key, input[key] ?? null, about);
  });
}

function readOthers(reading: Reading, input: JsonObject): readonly (readonly [string, JsonValue])[] {
  const { shape, faults } = reading;
  const kept: (readonly [string, JsonValue])[] = [];
  if (shape.unknown === 'drop') return kept;
  for (const key in input) {
    if (Object.hasOwn(shape.keys, key)) continue;
    const value = input[key] ?? null;
    if (shape.unknown === 'keep') kept.push(...readMember(reading, key, value, shape.others ?? {}));
    else if (areEnough(faults)) break;
    else tell(reading, 'unknown', value, key);
  }
  return kept;
}

/** Takes an object of a shape that a deployment was seen to have: as a pydantic model, or in that deployment's words. */
export function shapedObjectParser(shape: NestedShape): Parse {
  return (input, loc, faults) => {
    const reading = { shape, loc, faults };
    const before = faults.length;
    const members: (readonly [string, JsonValue])[] = [];
    if (!isJsonObject(input)) tell(reading, 'notObject', input);
    else if (shape.takes === 'nothing') tell(reading, 'object', input);
    else {
      const early = shape.first === 'unknown' ? readOthers(reading, input) : [];
      members.push(...readKnown(reading, input), ...early);
      if (shape.first !== 'unknown') members.push(...readOthers(reading, input));
    }
    if (faults.length === before) return Object.fromEntries(members);
    if (shape.lists === 'first') faults.length = before + 1;
    return rejected;
  };
}

/** A list whose items have such a shape; where the first fault is all that is listed, it is so for the whole list. */
export function shapedListParser(shape: NestedShape): Parse {
  const parse = listParser(shapedObjectParser(shape));
  return (input, loc, faults) => {
    const before = faults.length;
    const value = parse(input, loc, faults);
    if (shape.lists === 'first' && faults.length > before + 1) faults.length = before + 1;
    return value;
  };
}
