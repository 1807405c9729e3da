import type { Field, Kind } from '../fields.ts';
import { type Document, nameOfReference, type Schema, schemaNamed } from './document.ts';
import { tableText } from './table-text.ts';

/** The schema that counts beside null, and the name under which it is shared. */
function essence(document: Document, schema: Schema): { schema: Schema; name?: string } {
  const reference = schema.$ref ?? schema.anyOf?.find((option) => option.$ref !== undefined)?.$ref;
  if (reference !== undefined) {
    const name = nameOfReference(reference);
    return { schema: schemaNamed(document, name), name };
  }
  return { schema: schema.anyOf?.[0] ?? schema };
}

const typesOf = (schema: Schema): readonly string[] =>
  schema.anyOf?.flatMap(typesOf) ?? (typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []));

const kindsByType: Readonly<Record<string, Kind>> = {
  string: 'text',
  integer: 'integer',
  number: 'number',
  boolean: 'flag',
  object: 'object',
};

function kindOf(document: Document, schema: Schema): Kind {
  if (schema.enum !== undefined) return 'choice';
  if (schema.format === 'uuid') return 'uuid';
  if (schema.pattern !== undefined) return 'decimal-text';
  const [type] = typesOf(schema).filter((one) => one !== 'null');
  if (type === 'array' && schema.items !== undefined) {
    return essence(document, schema.items).schema.type === 'object' ? 'list-of-objects' : 'list-of-texts';
  }
  const kind = kindsByType[type ?? ''];
  if (kind === undefined) throw new Error(`no kind is known for the schema type ${type}`);
  return kind;
}

function rowsOf(document: Document, name: string): readonly Field[] {
  const table = schemaNamed(document, name);
  return Object.entries(table.properties ?? {}).map(([field, property]) => {
    const inner = essence(document, property);
    const object =
      inner.name ?? (property.items?.$ref === undefined ? undefined : nameOfReference(property.items.$ref));
    return {
      name: field,
      kind: kindOf(document, inner.schema),
      nullable: typesOf(property).includes('null'),
      required: table.required?.includes(field) ?? false,
      clause: property['x-clause'] ?? '',
      ...(property.default === undefined ? {} : { default: property.default }),
      ...(inner.schema.enum === undefined ? {} : { choices: inner.schema.enum }),
      ...(inner.schema.minimum === undefined ? {} : { minimum: inner.schema.minimum }),
      ...(object === undefined || inner.schema.enum !== undefined ? {} : { object }),
    };
  });
}

/** The field tables of Agent and AgentUpdate: name, kind, nullable, default, choices, minimum, clause. */
export function generateFields(document: Document): string {
  return [
    tableText('The 35 fields of an agent (2.1).', 'agentFields', rowsOf(document, 'Agent')),
    tableText('The 23 fields of an update (2.2).', 'updateFields', rowsOf(document, 'AgentUpdate')),
  ].join('\n');
}
