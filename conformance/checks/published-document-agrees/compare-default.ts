import type { Field } from '../../../spec/fields.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import type { SchemaView } from '../../published/schema-view.ts';
import { changed, type Direction, type FieldDisagreement } from './field-disagreement.ts';

/** 2.1: the default of a field of an agent, where the document has one: no operation creates an agent that would show it. */
export function compareDefault(
  field: Field,
  view: SchemaView,
  direction: Direction,
): readonly FieldDisagreement[] {
  const usual: JsonValue | undefined = field.default;
  if (usual === undefined || view.default === undefined || direction === 'sent') return [];
  return equalJson(usual, view.default)
    ? []
    : [changed('default', printJson(usual), printJson(view.default))];
}
