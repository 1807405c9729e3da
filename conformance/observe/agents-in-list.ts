import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** The agents of a list, in whatever envelope: the first list of objects with an id. */
export function agentsInList(body: JsonValue | undefined): readonly JsonObject[] {
  const lists = isJsonArray(body)
    ? [body]
    : isJsonObject(body)
      ? Object.values(body).filter((value) => isJsonArray(value))
      : [];
  const found = lists.map((list) => (isJsonArray(list) ? list : []).filter((item) => isJsonObject(item)));
  return (
    found.find((list) => list.length > 0 && list.every((item) => Object.hasOwn(item, 'agent_name'))) ?? []
  );
}
