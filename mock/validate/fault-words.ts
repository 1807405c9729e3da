import type { ErrorExample, FaultExample } from '../../spec/dialect-examples.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { faultKeys, placeOfLoc, sortOfInput } from '../../spec/fault-key.ts';
import { updateFieldNamed } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { fillText, type GivenPlaces, type PlaceSource } from '../fill-example.ts';
import type { Fault, Location } from './fault.ts';

/** The keys under which a dialect may have the words for a fault, the one that says most first. */
function keysOf({ type, loc, input, sort, body }: Fault): readonly string[] {
  const place = placeOfLoc(loc, body);
  return faultKeys(type, sort ?? sortOfInput(input, updateFieldNamed(place.name)?.minimum), place);
}

const isOfEvolution = ({ loc: [part, name], body }: Fault) =>
  body === 'genome' || (part === 'path' && name === 'agent_id');

/** What a fault gives to fill in. */
export function placesOfFault({ type, loc, msg, input }: Fault): GivenPlaces {
  const [, second, third] = loc;
  return {
    ...(typeof second === 'string' ? { field: second } : {}),
    ...(typeof second === 'number' ? { position: second } : {}),
    ...(typeof third === 'number' ? { index: third } : {}),
    type,
    msg,
    input: printJson(input),
    text: typeof input === 'string' ? input : printJson(input),
  };
}

function fillLoc(loc: Location, given: GivenPlaces, source: PlaceSource): Location {
  return loc.map((step) => {
    if (step === '{index}') return given.index ?? 0;
    if (step === '{position}') return given.position ?? 0;
    return typeof step === 'string' ? fillText(step, given, source) : step;
  });
}

/** How a dialect tells faults: in which words, in which order, and which of them at all. */
export function createFaultTeller({ examples = {} }: Dialect) {
  const {
    faults: words = {},
    refusals = {},
    evolutionRefusals = {},
    faultOrder: { fields, later = [], badId } = {},
  } = examples;
  const laterKeys = new Set(later);
  const findIn = <Told>(table: Readonly<Record<string, Told>>, fault: Fault): Told | undefined => {
    const key = keysOf(fault).find((one) => Object.hasOwn(table, one));
    return key === undefined ? undefined : table[key];
  };
  const hasWords = Object.keys(words).length > 0;
  const hasRefusals = Object.keys(refusals).length > 0;
  const rankIn = (names: readonly string[], { loc }: Fault): number => {
    const rank = names.indexOf(String(loc[1]));
    return rank === -1 ? names.length : rank;
  };
  const sortBody = (faults: readonly Fault[], sent: readonly string[]): readonly Fault[] => {
    if (fields === undefined) return faults;
    const names = fields === 'sent' ? sent : fields;
    return faults.toSorted((left, right) => rankIn(names, left) - rankIn(names, right));
  };
  const dropLater = (faults: readonly Fault[]): readonly Fault[] => {
    if (laterKeys.size === 0) return faults;
    const early = faults.filter((fault) => !keysOf(fault).some((key) => laterKeys.has(key)));
    return early.length === 0 ? faults : early;
  };
  return {
    /** The faults of an update that the dialect tells, in its order; `sent` are the keys of its body. */
    order: (faults: readonly Fault[], sent: readonly string[]): readonly Fault[] => {
      if (examples.faultOrder === undefined) return faults;
      const ofPath = faults.filter(({ loc: [part] }) => part === 'path');
      const ofBody = dropLater(
        sortBody(
          faults.filter(({ loc: [part] }) => part !== 'path'),
          sent,
        ),
      );
      if (ofPath.length === 0 || ofBody.length === 0 || badId === undefined) return [...ofPath, ...ofBody];
      if (badId === 'last') return [...ofBody, ...ofPath];
      return badId === 'alone' ? ofPath : ofBody;
    },
    /** A fault in the words of the dialect: one, several, or none. */
    tell: (fault: Fault, source: PlaceSource): readonly Fault[] => {
      const told: readonly FaultExample[] | undefined = hasWords ? findIn(words, fault) : undefined;
      if (told === undefined) return [fault];
      const given = placesOfFault(fault);
      return told.map(({ type, msg, loc }) => ({
        ...fault,
        type,
        msg: msg === undefined ? fault.msg : fillText(msg, given, source),
        loc: loc === undefined ? fault.loc : fillLoc(loc, given, source),
      }));
    },
    /** The whole answer to an update that has this fault, where the dialect has one. */
    refusalOf: (fault: Fault | undefined): ErrorExample | undefined =>
      hasRefusals && fault !== undefined ? findIn(refusals, fault) : undefined,
    /** The body of a 422 of an evolution operation that has this fault, where the dialect has one. */
    evolutionRefusalOf: (fault: Fault | undefined): JsonObject | undefined =>
      fault !== undefined && isOfEvolution(fault) ? findIn(evolutionRefusals, fault) : undefined,
  };
}
