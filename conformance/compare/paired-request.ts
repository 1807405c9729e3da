import { classifyUuid } from '../../spec/uuid-text.ts';
import { updateRequest } from '../generate/cases.ts';
import type { OperationName, SentRequest } from '../run/exchange.ts';

/** How the id of an agent is spelled in a path. */
export type Spelling = (typeof spellings)[number][0];

/** What stands for an agent in a path: an agent of each side, or a text that both get. */
export type Identity = { readonly pair: number; readonly spelling: Spelling } | { readonly text: string };

/** Where a request goes, in words that fit both sides. */
export type PairedPlace =
  | { readonly at: 'update' | 'status'; readonly id: Identity }
  | { readonly at: 'genomes'; readonly hasSlash: boolean }
  | { readonly at: 'list' }
  | { readonly at: 'elsewhere'; readonly path: string };

/** One request to two deployments, before each has its own ids and paths in it. */
export interface PairedRequest {
  readonly operation: OperationName;
  readonly method: string;
  readonly place: PairedPlace;
  /** What follows the path: a slash too many, a query. */
  readonly ending: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Which operation is at a place, and its own method. */
const operationAt: Readonly<Record<PairedPlace['at'], readonly [operation: OperationName, method: string]>> =
  {
    update: ['updateAgent', 'PUT'],
    status: ['readEvolutionStatus', 'GET'],
    genomes: ['createGenome', 'POST'],
    list: ['listAgents', 'GET'],
    elsewhere: ['readEvolutionStatus', 'GET'],
  };

export const ownMethodAt = ({ at }: PairedPlace): string => operationAt[at][1];

/** The request that is at home at a place, but for what is told. */
export function requestAt(
  place: PairedPlace,
  told: Partial<Omit<PairedRequest, 'operation' | 'place'>> = {},
): PairedRequest {
  const [operation, method] = operationAt[place.at];
  return { operation, method, place, ending: '', headers: {}, ...told };
}

/** What a request takes from the side that it goes to. */
export interface SidePaths {
  readonly updatePath: string;
  readonly listPath: string;
  readonly agentIds: readonly string[];
}

/** Every spelling, and how it is made. */
export const spellings = [
  ['plain', (id) => id],
  ['upper case', (id) => id.toUpperCase()],
  ['32 digits', (id) => id.replaceAll('-', '')],
  ['urn', (id) => `urn:uuid:${id.toLowerCase()}`],
  ['braces', (id) => `{${id}}`],
  // No uuids: what looks only at the beginning or the end finds an agent.
  ['with a tail', (id) => `${id}0`],
  ['with a head', (id) => `x${id}`],
] as const satisfies readonly (readonly [spelling: string, spell: (id: string) => string])[];
const spellAs = new Map<Spelling, (id: string) => string>(spellings);

export const otherSpellings = spellings
  .map(([spelling]) => spelling)
  .filter((spelling) => spelling !== 'plain');

function identify(id: Identity, { agentIds }: SidePaths): string {
  if ('text' in id) return id.text;
  const agent = agentIds[id.pair] ?? '';
  return spellAs.get(id.spelling)?.(agent) ?? agent;
}

function pathFor(place: PairedPlace, side: SidePaths): string {
  switch (place.at) {
    case 'update':
      return updateRequest(side.updatePath, identify(place.id, side), '').path;
    case 'status':
      return `/v1/evolution/status/${encodeURIComponent(identify(place.id, side))}`;
    case 'genomes':
      return place.hasSlash ? '/v1/genomes/' : '/v1/genomes';
    case 'list':
      return side.listPath;
    case 'elsewhere':
      return place.path;
  }
}

export function requestFor(paired: PairedRequest, side: SidePaths): SentRequest {
  const { method, place, ending, headers, body } = paired;
  const start = { method, path: pathFor(place, side) + ending, headers };
  return body === undefined ? start : { ...start, body };
}

/** Which agent a request may read or write, if it is one of the pairs. */
export function pairOf({ place }: PairedRequest): number | undefined {
  return 'id' in place && 'pair' in place.id ? place.id.pair : undefined;
}

/** Requests of one lane go out one after another; `alone` waits for all lanes; those without one depend on nothing. */
export function laneOf(paired: PairedRequest): string | undefined {
  const { place } = paired;
  const pair = pairOf(paired);
  if (pair !== undefined) return `agent ${pair}`;
  // The list shows every agent.
  if (place.at === 'list') return 'alone';
  // Genomes may show in statuses, and an update of a unknownAgent may make an agent.
  if (place.at === 'genomes') return 'strangers';
  if ('id' in place && 'text' in place.id && classifyUuid(place.id.text) !== 'bad') return 'strangers';
  return undefined;
}
