import { agentFieldNamed, updateFieldNamed } from '../../spec/fields.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isSameField } from '../observe/differences.ts';
import { hasSameValue } from '../observe/same-value.ts';
import type { FieldDoubt } from '../run/field-doubt.ts';
import { findMask } from './unreadable-fields.ts';

/** Why a field cannot be read back. */
export interface Doubt extends Omit<FieldDoubt, 'field'> {
  /** Whether something is shown once it is set: then it can be seen to be unset again. */
  readonly isShownWhenSet: boolean;
}

/** Whether a deployment that leaves out what is unset may leave this out. */
function isAsGoodAsUnset(name: string, value: JsonValue): boolean {
  const field = updateFieldNamed(name);
  const isEmpty = isJsonObject(value) && Object.keys(value).length === 0;
  if (value === '' || isEmpty) return true;
  if (field === undefined) return false;
  // What is read as the default is left out with it: a flag of "off", say.
  const usual = agentFieldNamed(name)?.default;
  return isSameField(field, value, undefined) || (usual !== undefined && hasSameValue(field, value, usual));
}

/** Why a value that was supplied cannot be read back, if the answer shows that. */
export function findDoubt(
  name: string,
  sent: JsonValue,
  agent: JsonObject,
  first: JsonObject,
): Doubt | undefined {
  const answered = agent[name];
  if (typeof sent === 'string' && answered === sent) return undefined;
  if (isAsGoodAsUnset(name, sent)) return undefined;
  const isShownWhenSet = (answered ?? null) !== null;
  if (answered === undefined) return { shown: 'not-at-all', isShownWhenSet };
  if (name === 'api_key')
    return typeof sent === 'string' && answered !== sent ? { shown: 'otherwise', isShownWhenSet } : undefined;
  // A text that is shown whatever is supplied stands for one that nobody sees.
  if (typeof sent === 'string' && updateFieldNamed(name)?.kind === 'text' && typeof answered === 'string')
    if (answered !== sent && answered === first[name]) return { shown: 'otherwise', isShownWhenSet };
  const mask = findMask(answered, name);
  return mask !== undefined && findMask(sent, name) === undefined
    ? { shown: 'masked', at: mask, isShownWhenSet }
    : undefined;
}
