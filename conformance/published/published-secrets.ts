import { updateFields } from '../../spec/fields.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { schemasWithin, viewSchema } from './view-schema.ts';

/** Whether a schema, or one inside it, says that it is written and never read: writeOnly, or a password. */
function holdsSecret(document: JsonObject, field: JsonValue | undefined): boolean {
  const found = new Set<JsonObject>(isJsonObject(field) ? [field] : []);
  // What is added on the way is looked at too, each schema once.
  for (const schema of found) {
    if (schema['writeOnly'] === true || schema['format'] === 'password') return true;
    for (const inner of schemasWithin(document, schema)) if (isJsonObject(inner)) found.add(inner);
  }
  return false;
}

/**
 * Fields of the update that a deployment publishes to hold what is never answered: overwritten, it could not be put
 * back. api_key is judged by how it is shown.
 */
export function publishedSecrets(document: JsonObject, body: JsonValue | undefined): ReadonlySet<string> {
  const { properties } = viewSchema(document, body);
  const names = updateFields.map(({ name }) => name).filter((name) => name !== 'api_key');
  return new Set(names.filter((name) => holdsSecret(document, properties?.get(name))));
}
