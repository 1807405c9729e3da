import type { Dialect } from '../../spec/dialect-points.ts';
import { genomePathsOf } from './genome-paths.ts';
import type { OperationName } from './operation-names.ts';
import { percentDecode } from './percent-decode.ts';

export type Routed =
  | {
      readonly to: 'operation';
      readonly operation: OperationName;
      readonly parameter: string;
      readonly query: string;
    }
  | { readonly to: 'other-method'; readonly allow: string }
  | { readonly to: 'document' }
  | { readonly to: 'redirect'; readonly path: string; readonly query: string }
  | { readonly to: 'nowhere' };

interface Route {
  readonly method: string;
  readonly operation: OperationName;
  /** The path up to its parameter, or all of it. */
  readonly prefix: string;
  /** What follows the parameter; undefined where there is none. */
  readonly suffix: string | undefined;
}

/** Finds where a request leads, as Starlette does: by the decoded path, before anything is validated. */
export type FindRoute = (method: string, target: string) => Routed;

/** Where FastAPI publishes its document. */
export const documentPath = '/openapi.json';

function createRoute(method: string, operation: OperationName, template: string): Route {
  const open = template.indexOf('{');
  if (open === -1) return { method, operation, prefix: template, suffix: undefined };
  return {
    method,
    operation,
    prefix: template.slice(0, open),
    suffix: template.slice(template.indexOf('}') + 1),
  };
}

function routesOf(dialect: Dialect): readonly Route[] {
  return [
    createRoute('GET', 'readEvolutionStatus', '/v1/evolution/status/{agent_id}'),
    ...genomePathsOf(dialect).map((path) => createRoute('POST', 'createGenome', path)),
    createRoute('PUT', 'updateAgent', dialect['update-path']),
    ...(dialect['list-path'] === 'none' ? [] : [createRoute('GET', 'listAgents', dialect['list-path'])]),
  ];
}

/** The parameter of a path that the route matches: not empty, without a slash. '' for a route without one. */
function matchRoute({ prefix, suffix }: Route, path: string): string | undefined {
  if (suffix === undefined) return path === prefix ? '' : undefined;
  if (!path.startsWith(prefix) || !path.endsWith(suffix)) return undefined;
  const parameter = path.slice(prefix.length, path.length - suffix.length);
  return parameter === '' || parameter.includes('/') ? undefined : parameter;
}

/** The other spelling of a path, with its last slash or without its last slashes. No pattern: `/+$` is quadratic. */
function turnSlash(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return end === path.length ? `${path}/` : path.slice(0, end);
}

/** Whether a path ends with one slash that may be left out; at genomes, that is a point of its own. */
const hasOneSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') && !path.endsWith('//') && path !== '/v1/genomes/';

export function createFindRoute(dialect: Dialect): FindRoute {
  const routes = routesOf(dialect);
  const turnable = routes.filter(({ operation }) =>
    operation === 'createGenome'
      ? !dialect['genome-slash'].endsWith('only')
      : dialect['trailing-slash'] === 'redirect',
  );
  const isServed = dialect['published-document'] === 'served';
  const servesSlash = dialect['trailing-slash'] === 'served';
  const find = (method: string, path: string, query: string): Routed => {
    let allow: string | undefined;
    for (const route of routes) {
      const parameter = matchRoute(route, path);
      if (parameter === undefined) continue;
      if (route.method === method) return { to: 'operation', operation: route.operation, parameter, query };
      allow ??= route.method;
    }
    if (allow !== undefined) return { to: 'other-method', allow };
    if (servesSlash && hasOneSlash(path)) return find(method, path.slice(0, -1), query);
    if (isServed && path === documentPath)
      return method === 'GET' || method === 'HEAD'
        ? { to: 'document' }
        : { to: 'other-method', allow: 'GET, HEAD' };
    const turned = turnSlash(path);
    const isKnown =
      path !== '/' &&
      (turnable.some((route) => matchRoute(route, turned) !== undefined) ||
        (isServed && turned === documentPath && dialect['trailing-slash'] === 'redirect'));
    return isKnown ? { to: 'redirect', path: turned, query } : { to: 'nowhere' };
  };
  return (method, target) => {
    const mark = target.indexOf('?');
    const path = percentDecode(mark === -1 ? target : target.slice(0, mark));
    return find(method, path, mark === -1 ? '' : target.slice(mark + 1));
  };
}
