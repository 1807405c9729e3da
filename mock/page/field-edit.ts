import type { Field } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { printJsonLines } from '../../spec/json-print-lines.ts';
import { isJsonNumber, type JsonValue } from '../../spec/json-value.ts';

/** What a person has made of a field, before it is sent. */
export interface FieldEdit {
  /** What stands in the control. */
  readonly text: string;
  /** Every field of an update may be null (2.2). */
  readonly isNull: boolean;
}

export type EditedValue =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly why: string };

const isJsonKind = ({ kind }: Field) =>
  kind === 'object' || kind === 'list-of-objects' || kind === 'list-of-texts';

/** A value as its control shows it. */
export function textOfValue(field: Field, value: JsonValue): string {
  if (value === null) return '';
  if (isJsonKind(field)) return printJsonLines(value).trimEnd();
  return typeof value === 'string' ? value : printJson(value);
}

/** What is sent for an edit. The deployment judges it, not the page: text in a number's place is sent as text. */
export function valueOfEdit(field: Field, { text, isNull }: FieldEdit): EditedValue {
  if (isNull) return { ok: true, value: null };
  if (field.kind === 'flag') return { ok: true, value: text === 'true' };
  if (field.kind === 'integer' || field.kind === 'number') {
    const read = parseJson(text);
    return { ok: true, value: read.ok && isJsonNumber(read.value) ? read.value : text };
  }
  if (!isJsonKind(field)) return { ok: true, value: text };
  const read = parseJson(text);
  return read.ok ? { ok: true, value: read.value } : { ok: false, why: `This is not JSON: ${read.message}` };
}
