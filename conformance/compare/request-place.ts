import { agentFieldNamed, updateFieldNamed } from '../../spec/fields.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import { placeOfReason, type Reason } from '../oracle/expectation.ts';
import type { Understanding } from '../oracle/understand.ts';
import { namesAt, type Place, placeAt } from '../run/place.ts';
import { ownMethodAt, type PairedRequest } from './paired-request.ts';

/** What most likely decides how a request is answered, for differences that its answers do not place themselves. */
export interface RequestPlace {
  readonly place: Place;
  /** A code; empty where the place says all. */
  readonly why: string;
}

/** The place of a key that no update carries (2.2): all of one sort have one cause. Undefined for a field of the update. */
export function placeOfOtherKey(key: string): Place | undefined {
  if (updateFieldNamed(key) !== undefined) return undefined;
  return placeAt('body', agentFieldNamed(key) === undefined ? 'unknown-keys' : 'read-only-keys');
}

/** Positions in lists and the names of keys that no update carries are chance. */
function placeWithoutChance(reason: Reason): Place {
  const place = placeOfReason(reason);
  const [key] = namesAt(place);
  return (place.part === 'body' && key !== undefined && placeOfOtherKey(key)) || place;
}

/** The part of a request that most likely decides how it is answered. */
export function placeOfRequest(paired: PairedRequest, understanding: Understanding): RequestPlace {
  const { place, method, ending } = paired;
  if (place.at === 'elsewhere') return { place: placeAt('path'), why: `unknown-path-${method}` };
  if (method !== ownMethodAt(place)) return { place: placeAt('method'), why: method };
  if (ending.startsWith('/')) return { place: placeAt('path'), why: 'slash-at-its-end' };
  const { expectation, located, body } = understanding;
  const [reason] = expectation.reasons;
  if (reason !== undefined) return { place: placeWithoutChance(reason), why: reason.code };
  if (located?.parameter?.isGiven === false)
    return { place: placeAt('path', located.parameter.name), why: 'unknown-agent' };
  if (place.at === 'list') return { place: placeAt('query', 'include_scores'), why: '' };
  if (place.at === 'genomes')
    return { place: placeAt('body'), why: place.hasSlash ? '' : 'no-slash-at-its-end' };
  const names = body.is === 'json' && isJsonObject(body.value) ? Object.keys(body.value) : [];
  return {
    place: place.at === 'update' ? placeAt('body', ...(names.length === 1 ? names : [])) : placeAt('path'),
    why: '',
  };
}
