import type { DialectExamples } from '../../../spec/dialect-examples.ts';
import { isJsonObject, type JsonObject } from '../../../spec/json-value.ts';
import type { Asked } from '../asked.ts';
import { makeTemplate, placesOfAsked } from './template.ts';

type ExtraFields = Pick<
  DialectExamples,
  'agentExtraFields' | 'listExtraFields' | 'validationErrorExtraFields' | 'faultExtraFields'
>;

/** What two answers to the same question carry beside the members that are known: an example, where they carry any. */
export function learnExtraFields(
  name: keyof ExtraFields,
  both: readonly [Asked, Asked],
  objectIn: (asked: Asked) => JsonObject | undefined,
  isKnown: (member: string) => boolean,
): ExtraFields {
  const extras = both.map((asked) =>
    Object.fromEntries(Object.entries(objectIn(asked) ?? {}).filter(([member]) => !isKnown(member))),
  );
  const joined = makeTemplate(extras, placesOfAsked(both[0]));
  return isJsonObject(joined) && Object.keys(joined).length > 0 ? { [name]: joined } : {};
}
