import type { ServedDocument } from '../published/fetch-document.ts';
import { findOperation } from '../published/find-operations.ts';
import { findUpdate } from '../published/find-update.ts';
import { type OtherChoices, publishedChoices } from '../published/published-choices.ts';
import { type NestedKeys, publishedKeys } from '../published/published-keys.ts';
import { bodySchemaOf, operationsOf } from '../published/published-operations.ts';
import { publishedSecrets } from '../published/published-secrets.ts';
import { type ObjectSamples, publishedShapes } from '../published/published-shapes.ts';
import { serverPaths } from '../published/server-paths.ts';
import { toRequestPath } from '../send/request-path.ts';

/** What the contract does not show, as a deployment publishes it. */
export interface Discovered {
  /** Where the update may be, the likeliest first: with the path of its servers before it, and without. */
  readonly updatePaths: readonly string[];
  readonly listPaths: readonly string[];
  /** How it calls its path parameters. */
  readonly parameterNames: readonly string[];
  /** Objects that the published update takes. */
  readonly shapes: ObjectSamples;
  /** Choices that it lists beyond those of the contract. */
  readonly otherChoices: OtherChoices;
  /** The keys of these objects. */
  readonly nestedKeys: NestedKeys;
  /** Fields that it publishes to hold what is never answered. */
  readonly writeOnly: ReadonlySet<string>;
}

/**
 * Looks up in a deployment's document what must be known before it is asked. The base url's own prefix may or may not
 * stand in its paths. Of several operations that could be the update, the one at the path that was given is it.
 */
export function discover({ document }: ServedDocument, prefix: string, givenPath?: string): Discovered {
  if (document === undefined)
    return {
      updatePaths: [],
      listPaths: [],
      parameterNames: [],
      shapes: new Map(),
      otherChoices: new Map(),
      nestedKeys: new Map(),
      writeOnly: new Set(),
    };
  const withoutPrefix = (published: string) => {
    const path = toRequestPath(published);
    return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  };
  const bases = serverPaths(document);
  const placesOf = (path: string) => [
    ...new Set([...bases.map((base) => withoutPrefix(base + path)), withoutPrefix(path)]),
  ];
  const given = givenPath === undefined ? [] : findOperation(document, 'updateAgent', givenPath).published;
  const update = given[0] ?? findUpdate(document);
  const { schema } = bodySchemaOf(document, update?.operation['requestBody']);
  const list = operationsOf(document, 'get').find(({ path }) => path.endsWith('/agent-configurations'));
  return {
    shapes: publishedShapes(document, schema),
    otherChoices: publishedChoices(document, schema),
    nestedKeys: publishedKeys(document, schema),
    writeOnly: publishedSecrets(document, schema),
    updatePaths: update === undefined ? [] : placesOf(update.path.replace(/\{[^{}]+\}/, '{id}')),
    listPaths: list === undefined ? [] : placesOf(list.path),
    parameterNames: [
      update?.path,
      findOperation(document, 'readEvolutionStatus', '').published[0]?.path,
    ].flatMap((path) => /\{([^{}]+)\}/.exec(path ?? '')?.[1] ?? []),
  };
}
