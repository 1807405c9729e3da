import { isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import type { OperationName } from '../run/exchange.ts';
import { toRequestPath } from '../send/request-path.ts';
import { operationsOf, type PublishedOperation, pathsOf } from './published-operations.ts';
import { serverPaths } from './server-paths.ts';

/** Where an operation is looked for. */
interface Wanted {
  readonly method: 'get' | 'put' | 'post';
  /** Whether a path, its parameter taken out, is that of the operation. */
  readonly isIts: (path: string) => boolean;
}

const withoutNames = (path: string) => toRequestPath(path.replace(/\{[^{}]*\}/g, '{}'));

/** A path may stand behind a prefix that the base url has, or that `servers` tells. */
const wantedFor = (updatePath: string): Readonly<Record<OperationName, Wanted>> => ({
  readEvolutionStatus: { method: 'get', isIts: (path) => /\/v1\/evolution\/status\/\{\}\/?$/.test(path) },
  createGenome: { method: 'post', isIts: (path) => /\/v1\/genomes\/?$/.test(path) },
  updateAgent: {
    method: 'put',
    isIts: (path) => path.replace(/\/$/, '').endsWith(withoutNames(updatePath).replace(/\/$/, '')),
  },
  listAgents: { method: 'get', isIts: (path) => /\/agent-configurations\/?$/.test(path) },
});

/** What stands at the path of an operation: with its method, or only with others. */
export interface FoundOperation {
  readonly published: readonly PublishedOperation[];
  /** The paths that are there without the method. */
  readonly withoutMethod: readonly string[];
  readonly method: string;
}

/** Finds an operation of the contract in a document; the genome may stand at two paths (4.2). */
export function findOperation(document: JsonObject, name: OperationName, updatePath: string): FoundOperation {
  const { method, isIts } = wantedFor(updatePath)[name];
  const bases = ['', ...serverPaths(document)];
  const isWanted = ({ path }: { readonly path: string }) =>
    bases.some((base) => isIts(withoutNames(base + path)));
  const withoutMethod = pathsOf(document).filter((one) => isWanted(one) && !isJsonObject(one.item[method]));
  return {
    published: operationsOf(document, method).filter(isWanted),
    withoutMethod: withoutMethod.map(({ path }) => path),
    method: method.toUpperCase(),
  };
}
