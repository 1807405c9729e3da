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

/** One row of the contract's field tables. */
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

/** The name of a field of an agent (2.1). */
export type AgentFieldName = (typeof agentTable)[number]['name'];
/** The name of a field of an update (2.2). */
export type UpdateFieldName = (typeof updateTable)[number]['name'];

/** The 35 fields of an agent, in the contract's order. */
export const agentFields: readonly (Field & { readonly name: AgentFieldName })[] = agentTable;
/** The 23 fields of an update, in the contract's order. */
export const updateFields: readonly (Field & { readonly name: UpdateFieldName })[] = updateTable;

const agentFieldsByName: ReadonlyMap<string, Field> = new Map(
  agentFields.map((field) => [field.name, field]),
);
const updateFieldsByName: ReadonlyMap<string, Field> = new Map(
  updateFields.map((field) => [field.name, field]),
);

/** The field of an agent by its name. */
export function agentFieldNamed(name: string): Field | undefined {
  return agentFieldsByName.get(name);
}

/** The field of an update by its name. */
export function updateFieldNamed(name: string): Field | undefined {
  return updateFieldsByName.get(name);
}

/** The twelve fields of an agent that an update does not carry (2.2). */
export const readOnlyFields: readonly Field[] = agentFields.filter(
  (field) => !updateFieldsByName.has(field.name),
);

/** The ten fields of an update that an agent does not allow to be null. */
export const neverNullFields: readonly Field[] = updateFields.filter(
  (field) => agentFieldsByName.get(field.name)?.nullable === false,
);
