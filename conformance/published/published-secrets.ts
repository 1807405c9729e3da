import { updateFields } from '../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { memberOf, resolve, updateSchemaOf } from './published-shapes.ts';

/** How deep a published schema is followed; one that refers to itself ends here. */
const deepest = 8;

/** Whether a schema, or one inside it, says that it is written and never read: writeOnly, or a password. */
function holdsSecret(document: JsonObject, given: JsonValue | undefined, depth: number): boolean {
  const schema = resolve(document, given);
  if (depth > deepest || !isJsonObject(schema)) return false;
  if (memberOf(schema, 'writeOnly') === true || memberOf(schema, 'format') === 'password') return true;
  const properties = memberOf(schema, 'properties');
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => {
    const list = memberOf(schema, keyword);
    return isJsonArray(list) ? list : [];
  });
  const inner = [
    ...(isJsonObject(properties) ? Object.values(properties) : []),
    ...alternatives,
    memberOf(schema, 'items'),
    memberOf(schema, 'additionalProperties'),
  ];
  return inner.some((one) => holdsSecret(document, one, depth + 1));
}

/**
 * Fields of the update that a deployment publishes to hold what is never answered: overwritten, it could not be put
 * back. api_key is judged by how it is shown.
 */
export function publishedSecrets(document: JsonObject, publishedPath: string): ReadonlySet<string> {
  const properties = memberOf(updateSchemaOf(document, publishedPath), 'properties');
  const names = updateFields.map(({ name }) => name).filter((name) => name !== 'api_key');
  return new Set(names.filter((name) => holdsSecret(document, memberOf(properties, name), 0)));
}
