import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { Validate } from '../../spec/validators.ts';
import { decodeJsonBytes } from '../decode-json-bytes.ts';
import { type CheckedState, checkState, form, refuse, whole } from './state-check.ts';
import type { WorldState } from './world.ts';

export function readStateText(text: string, validateAgent: Validate): CheckedState {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const why = `it is not JSON (${parsed.message} at character ${parsed.position})`;
    return refuse({ isJson: false, place: whole, why, remedy: form });
  }
  const [twice] = parsed.duplicateKeys;
  if (twice === undefined) return checkState(parsed.value, validateAgent);
  return refuse({ isJson: true, place: twice, why: 'it is there twice', remedy: 'Keep one of the two.' });
}

export function readStateBytes(bytes: Uint8Array, validateAgent: Validate): CheckedState {
  const text = decodeJsonBytes(bytes);
  if (text !== undefined) return readStateText(text, validateAgent);
  return refuse({ isJson: false, place: whole, why: 'it is not valid UTF-8', remedy: 'Write it as UTF-8.' });
}

/** The state of a text that has to be one; `source` is how the user called it. */
export function requireState(text: string, source: string, validateAgent: Validate): WorldState {
  const checked = readStateText(text, validateAgent);
  if (checked.ok) return checked.state;
  const { place, why, remedy } = checked.fault;
  throw new Inability(place === whole ? source : `${source}, ${place}`, why, remedy);
}
