import { agentFieldNamed } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isSuccess } from '../observe/read-answer.ts';
import type { Answer } from '../run/exchange.ts';
import { placeAt } from '../run/place.ts';
import { type Both, makeBoth, mapBoth } from './both.ts';
import type { SideNames } from './canonical-text.ts';
import type { Canonical } from './canonical-value.ts';
import { compareAgents } from './compare-agents.ts';
import { compareLists } from './compare-lists.ts';
import type { Difference } from './difference.ts';
import type { PairedPlace } from './paired-request.ts';
import { walkDifferences } from './walk-differences.ts';

/** One answer, and what it takes to compare it. */
export interface ComparedBody {
  readonly answer: Answer;
  readonly json: JsonValue | undefined;
  readonly names: SideNames;
  readonly canonical: Canonical;
  /** The agents when the comparison began, in the order of the pairs. */
  readonly firsts: readonly (JsonObject | undefined)[];
}

export interface AskedBody {
  readonly place: PairedPlace;
  readonly pair: number | undefined;
  /** What it supplies, where it is an update. */
  readonly supplied: JsonObject;
  /** Fields of each pair that could not be brought to the same value. */
  readonly unaligned: readonly ReadonlySet<string>[];
}

type Found = Omit<Difference, 'aspect'>;

export function parseBody({ body }: Answer): JsonValue | undefined {
  const parsed = parseJson(body);
  return parsed.ok ? parsed.value : undefined;
}

const isUnaligned = ({ unaligned }: AskedBody, pair: number | undefined, field: string): boolean =>
  pair !== undefined && (unaligned[pair]?.has(field) ?? false);

/** What null does to a field that an agent cannot have as null is one question for all of them. */
const isNullOnRequired = (field: string, supplied: JsonObject): boolean =>
  Object.hasOwn(supplied, field) && supplied[field] === null && agentFieldNamed(field)?.nullable === false;

function compareAnsweredAgents(
  bodies: Both<ComparedBody>,
  agents: Both<JsonObject>,
  asked: AskedBody,
): readonly Found[] {
  const { pair, supplied } = asked;
  const answered = makeBoth((side) => ({
    agent: agents[side],
    first: pair === undefined ? undefined : bodies[side].firsts[pair],
    canonical: bodies[side].canonical,
  }));
  return compareAgents(answered)
    .filter(({ field }) => Object.hasOwn(supplied, field) || !isUnaligned(asked, pair, field))
    .map((found) =>
      isNullOnRequired(found.field, supplied)
        ? { ...found, place: placeAt('answer'), code: `null-on-required-${found.code}` }
        : found,
    );
}

function compareAnsweredLists(
  bodies: Both<ComparedBody>,
  lists: Both<JsonValue>,
  asked: AskedBody,
): readonly Found[] {
  const answered = makeBoth((side) => {
    const { canonical, names, firsts } = bodies[side];
    const agents = names.agentIds.map((id, pair) => ({ id, first: firsts[pair] }));
    return { body: lists[side], canonical, agents };
  });
  return compareLists(answered).filter(({ pair, field }) => !isUnaligned(asked, pair, field));
}

function findDifferences(bodies: Both<ComparedBody>, asked: AskedBody): readonly Found[] {
  const { left, right } = mapBoth(bodies, ({ json }) => json);
  const texts = mapBoth(bodies, ({ answer }) => answer.body);
  if (left === undefined || right === undefined) {
    const marked = mapBoth(bodies, ({ answer, canonical }) => canonical.text(answer.body));
    return marked.left === marked.right ? [] : [{ place: placeAt('answer'), code: 'other-text', ...texts }];
  }
  const isTaken = isSuccess(bodies.left.answer);
  const { at } = asked.place;
  if (isTaken && at === 'update' && isJsonObject(left) && isJsonObject(right))
    return compareAnsweredAgents(bodies, { left, right }, asked);
  if (isTaken && at === 'list') return compareAnsweredLists(bodies, { left, right }, asked);
  const found = walkDifferences(bodies.left.canonical.value(left), bodies.right.canonical.value(right));
  // What the contract does not show (2.3, 2.4) is told as one, wherever in it the two differ.
  return found.length === 0 || !isTaken
    ? found
    : [{ place: placeAt('answer'), code: 'other-free-form-value', ...texts }];
}

/** How the bodies of two answers of the same status differ, once ids, times and secrets are marks. */
export function compareBodies(bodies: Both<ComparedBody>, asked: AskedBody): readonly Difference[] {
  if (bodies.left.answer.body === bodies.right.answer.body) return [];
  const found = findDifferences(bodies, asked);
  return found.map(({ place, code, left, right }) => ({ aspect: 'body', place, code, left, right }));
}
