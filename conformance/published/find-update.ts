import { updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { bodySchemaOf, operationsOf, type PublishedOperation } from './published-operations.ts';
import { viewSchema } from './view-schema.ts';

const onePlaceholder = /^[^{}]*\{[^{}]+\}[^{}]*$/;

/** What each sign is worth: a path of the contract's list is worth more than all fields, and these more than a name. */
const signs: readonly (readonly [worth: number, isShown: (path: string, names: string) => boolean])[] = [
  [100, (path) => /agent-configurations\/\{[^{}]+\}\/?$/.test(path)],
  [3, (path) => path.includes('agent-configurations')],
  [3, (_, names) => /update.?agent.?configuration/.test(names)],
  [2, (_, names) => /update.?agent/.test(names)],
  [1, (path) => path.includes('agent')],
];

/** The names of the members that the body of an operation is published to have; undefined where none are published. */
function publishedMembers(document: JsonObject, { operation }: PublishedOperation) {
  const { schema } = bodySchemaOf(document, operation['requestBody']);
  const { properties } = viewSchema(document, schema);
  return properties === undefined || properties.size === 0 ? undefined : [...properties.keys()];
}

/** How much speaks for an operation being the update; what takes other members alone is about something else. */
function worthOf(document: JsonObject, candidate: PublishedOperation): number | undefined {
  const { path, operation } = candidate;
  const names = [operation['summary'], operation['operationId']].filter((name) => typeof name === 'string');
  const members = publishedMembers(document, candidate);
  const shared = members?.filter((name) => updateFieldNamed(name) !== undefined).length ?? 0;
  if (members !== undefined && shared === 0) return undefined;
  const shown = signs.filter(([, isShown]) => isShown(path, names.join(' ').toLowerCase()));
  return shown.reduce((sum, [worth]) => sum + worth, shared);
}

/** Where so much speaks for several, they are the update under several paths. */
const certain = 10;

/**
 * The update (4.3): a PUT with one parameter, by its path, the members of its body and its name. Where little speaks for
 * it, and as much for another, none of them is it: what is sent there would be written.
 */
export function findUpdate(document: JsonObject): PublishedOperation | undefined {
  const weighed = operationsOf(document, 'put')
    .filter(({ path }) => onePlaceholder.test(path))
    .flatMap((candidate) => {
      const worth = worthOf(document, candidate);
      return worth === undefined ? [] : [{ candidate, worth }];
    })
    .sort((left, right) => right.worth - left.worth);
  const [best, next] = weighed;
  if (best === undefined) return undefined;
  return best.worth === next?.worth && best.worth < certain ? undefined : best.candidate;
}
