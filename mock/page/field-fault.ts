import { parseJson } from '../../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { clauseOfFault } from './clause-of-fault.ts';

/** One fault of a refused update, and where on the page it belongs. */
export interface FieldFault {
  /** Undefined where it concerns the request as a whole. */
  readonly field: string | undefined;
  /** Inside the field: `[0].role`. */
  readonly inside: string;
  /** Empty where only the answer itself tells: it has a form that no field can be read from. */
  readonly message: string;
  readonly clause: string;
}

const placeInside = (parts: readonly JsonValue[]) =>
  parts.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');

function readFault(item: JsonValue): FieldFault {
  const { loc, msg, type } = isJsonObject(item) ? item : {};
  const [where, field, ...inside] = isJsonArray(loc) ? loc : [];
  const name = where === 'body' && typeof field === 'string' ? field : undefined;
  return {
    field: name,
    inside: name === undefined ? '' : placeInside(inside),
    message: typeof msg === 'string' ? msg : 'It is refused.',
    clause: clauseOfFault(name, typeof type === 'string' ? type : ''),
  };
}

/** What a refusal says, field by field; one fault of the whole request where it is one sentence, or has another form (2.5, 7). */
export function readFaults(body: string): readonly FieldFault[] {
  const parsed = parseJson(body);
  const detail = parsed.ok && isJsonObject(parsed.value) ? parsed.value['detail'] : undefined;
  if (isJsonArray(detail) && detail.length > 0) return detail.map(readFault);
  const message = typeof detail === 'string' ? detail : '';
  return [{ field: undefined, inside: '', message, clause: '7/other-errors' }];
}
