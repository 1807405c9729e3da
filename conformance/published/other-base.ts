import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { findOperation } from './find-operations.ts';
import { serverPaths } from './server-paths.ts';

const end = '/v1/evolution/status/';

/** What stands before the contract's paths, where a document has the evolution status elsewhere than behind the base url. */
export function otherBase(document: JsonObject | undefined, prefix: string): string | undefined {
  if (!isJsonObject(document)) return undefined;
  const { published } = findOperation(document, 'readEvolutionStatus', '');
  const bases = ['', ...serverPaths(document)];
  const found = published.flatMap(({ path }) =>
    bases.flatMap((base) => {
      const at = (base + path).lastIndexOf(end);
      return at === -1 ? [] : [(base + path).slice(0, at)];
    }),
  );
  return found.includes(prefix) ? undefined : found.findLast((base) => base !== prefix);
}
