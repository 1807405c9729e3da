import { updateFieldNamed } from '../../spec/fields.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import type { Reason } from '../oracle/expectation.ts';
import type { Understanding } from '../oracle/understand.ts';
import { nameOtherKey } from './other-keys.ts';
import type { PairedRequest } from './paired-request.ts';

/** What is telling about a request, for differences that its answers do not place themselves. */
export interface RequestPlace {
  readonly place: string;
  /** In words that do not depend on random values; empty where the place says all. */
  readonly why: string;
}

const ownMethods = { update: 'PUT', status: 'GET', genomes: 'POST', list: 'GET', elsewhere: 'GET' } as const;

/** Positions in lists and the names of keys that no update carries are chance. */
function describeReason({ place }: Reason): string {
  const [part, key] = place;
  if (part === 'body' && typeof key === 'string' && updateFieldNamed(key) === undefined)
    return `body ${nameOtherKey(key)}`;
  return place.map((step) => (typeof step === 'number' ? 'n' : step)).join(' ');
}

/** The part of a request that most likely decides how it is answered. */
export function placeOfRequest(paired: PairedRequest, understanding: Understanding): RequestPlace {
  const { place, method, ending } = paired;
  if (place.at === 'elsewhere') return { place: 'path', why: `unknown path, ${method}` };
  if (method !== ownMethods[place.at]) return { place: 'method', why: method };
  if (ending.startsWith('/')) return { place: 'path', why: 'a slash at its end' };
  const { expectation, located, body } = understanding;
  const [reason] = expectation.reasons;
  if (reason !== undefined) return { place: describeReason(reason), why: reason.why };
  if (located?.parameter?.isGiven === false)
    return { place: `path ${located.parameter.name}`, why: 'no given agent' };
  if (place.at === 'list') return { place: 'query include_scores', why: '' };
  if (place.at === 'genomes')
    return { place: 'body', why: place.hasSlash ? '' : 'the path has no slash at its end' };
  const names = body.is === 'json' && isJsonObject(body.value) ? Object.keys(body.value) : [];
  return {
    place: names.length === 1 ? `body ${names[0]}` : place.at === 'update' ? 'body' : 'path',
    why: '',
  };
}
