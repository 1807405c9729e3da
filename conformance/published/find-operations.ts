import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import type { OperationName } from '../run/exchange.ts';
import { toRequestPath } from '../send/request-path.ts';
import { operationsOf, pathsOf } from './published-operations.ts';
import { serverPaths } from './server-paths.ts';

/** Neither the name of its parameter nor a slash at its end tell a path from another. */
const withoutNames = (path: string) => toRequestPath(path.replace(/\{[^{}]*\}/g, '{}')).replace(/\/$/, '');

/** The method of each operation, and how its path ends: it may stand behind a prefix of the base url or of `servers`. */
const wantedFor = (
  updatePath: string,
): Readonly<Record<OperationName, readonly [method: string, end: string]>> => ({
  readEvolutionStatus: ['get', '/v1/evolution/status/{}'],
  createGenome: ['post', '/v1/genomes'],
  updateAgent: ['put', withoutNames(updatePath)],
  listAgents: ['get', '/agent-configurations'],
});

/** What stands at the paths of an operation of the contract, with its method or without; the genome may have two (4.2). */
export function findOperation(document: JsonObject, name: OperationName, updatePath: string) {
  const [method, end] = wantedFor(updatePath)[name];
  const bases = ['', ...serverPaths(document)];
  const isWanted = ({ path }: { readonly path: string }) =>
    bases.some((base) => withoutNames(base + path).endsWith(end));
  const withoutMethod = pathsOf(document).filter((one) => isWanted(one) && !isJsonObject(one.item[method]));
  return {
    published: operationsOf(document, method).filter(isWanted),
    withoutMethod: withoutMethod.map(({ path }) => path),
    method: method.toUpperCase(),
  };
}
