import { updateFields } from '../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { viewSchema } from './view-schema.ts';

/** Choices that a deployment publishes and the contract does not list, by field. */
export type OtherChoices = ReadonlyMap<string, readonly string[]>;

/** A list of more than these is about something else. */
const most = 20;

/** What the published update says it takes beyond the choices of the contract (3): none of it may be taken. */
export function publishedChoices(document: JsonObject, body: JsonValue | undefined): OtherChoices {
  const { properties } = viewSchema(document, body);
  return new Map(
    updateFields.flatMap(({ name, choices: own }) => {
      const { choices = [] } = viewSchema(document, properties?.get(name));
      const others = choices.filter((one) => typeof one === 'string').filter((one) => !own?.includes(one));
      const isOfThis = own !== undefined && others.length > 0 && others.length <= most;
      return isOfThis ? [[name, others] as const] : [];
    }),
  );
}
