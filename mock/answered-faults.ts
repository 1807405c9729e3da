import type { MockResponse } from './exchange.ts';

/** One reason for a 422: which field, and why. */
export interface AnsweredFault {
  readonly field: string;
  readonly why: string;
}

interface ErrorItem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
}

const none: readonly AnsweredFault[] = [];

/** A hostile request can have a fault for each byte; this many tell enough, of this many characters each. */
const most = { faults: 100, characters: 200 } as const;

const clip = (text: string) => (text.length > most.characters ? `${text.slice(0, most.characters)}…` : text);

/** The way to a field as people write it: `delegated_agents[0].role`. The first part says where the input stood. */
function fieldAt(loc: readonly (string | number)[]): string {
  const inside = loc.length > 1 && typeof loc[1] === 'string' ? loc.slice(1) : loc;
  return inside
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('');
}

/** What a 422 of the core says is wrong; none for any other answer. */
export function answeredFaults({
  status,
  body,
}: Pick<MockResponse, 'status' | 'body'>): readonly AnsweredFault[] {
  if (status !== 422 || body === undefined) return none;
  const { detail }: { detail?: readonly ErrorItem[] | string } = JSON.parse(body);
  if (detail === undefined || typeof detail === 'string') return [];
  return detail.slice(0, most.faults).map(({ loc, msg }) => ({ field: clip(fieldAt(loc)), why: clip(msg) }));
}
