import { agentFields as agentTable, updateFields as updateTable } from './generated/fields.ts';

/** What sort of value a field takes. */
export type Kind =
  | 'text'
  | 'integer'
  | 'number'
  | 'flag'
  | 'choice'
  | 'uuid'
  | 'decimal-text'
  | 'object'
  | 'list-of-objects'
  | 'list-of-texts';

export interface Field {
  readonly name: string;
  readonly kind: Kind;
  /** Whether this table lets it be null; in an update every field may be. */
  readonly nullable: boolean;
  readonly required: boolean;
  readonly clause: string;
  readonly default?: string | number | boolean;
  readonly choices?: readonly string[];
  readonly minimum?: number;
  /** The nested object that the contract names and does not show. */
  readonly object?: string;
}

export type UpdateFieldName = (typeof updateTable)[number]['name'];

/** The 35 fields of an agent, in the contract's order. */
export const agentFields: readonly Field[] = agentTable;
/** The 23 fields of an update, in the contract's order. */
export const updateFields: readonly (Field & { readonly name: UpdateFieldName })[] = updateTable;

const byName = (fields: readonly Field[]) => new Map(fields.map((field) => [field.name, field]));
const agentFieldsByName = byName(agentFields);
const updateFieldsByName = byName(updateFields);

export const agentFieldNamed = (name: string): Field | undefined => agentFieldsByName.get(name);
export const updateFieldNamed = (name: string): Field | undefined => updateFieldsByName.get(name);

/** The twelve fields of an agent that an update does not carry (2.2). */
export const readOnlyFields: readonly Field[] = agentFields.filter(
  (field) => !updateFieldsByName.has(field.name),
);
