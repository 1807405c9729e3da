import type { MockResponse } from './exchange.ts';

/** One reason for a 422: which field, and why. */
export interface AnsweredFault {
  readonly field: string;
  readonly why: string;
}

type Loc = readonly (string | number)[];

const none: readonly AnsweredFault[] = [];

/** A hostile request can have a fault for each byte; this many tell enough, of this many characters each. */
const most = { faults: 100, characters: 200 } as const;

const clip = (text: string) => (text.length > most.characters ? `${text.slice(0, most.characters)}…` : text);

/** The way to a field as people write it: `delegated_agents[0].role`. The first part says where the input stood. */
function fieldAt(loc: Loc): string {
  const inside = loc.length > 1 && typeof loc[1] === 'string' ? loc.slice(1) : loc;
  return inside
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isLoc = (value: unknown): value is Loc =>
  Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number');

/** An evolution service behind the mock may list faults of another form; there is nothing to tell of these. */
function readFault(item: unknown): readonly AnsweredFault[] {
  if (!isObject(item) || !isLoc(item['loc']) || typeof item['msg'] !== 'string') return none;
  return [{ field: clip(fieldAt(item['loc'])), why: clip(item['msg']) }];
}

/** What a 422 says is wrong; none for any other answer. */
export function answeredFaults({
  status,
  body,
}: Pick<MockResponse, 'status' | 'body'>): readonly AnsweredFault[] {
  if (status !== 422 || body === undefined) return none;
  const answered: unknown = JSON.parse(body);
  const detail = isObject(answered) ? answered['detail'] : undefined;
  return Array.isArray(detail) ? detail.slice(0, most.faults).flatMap(readFault) : none;
}
