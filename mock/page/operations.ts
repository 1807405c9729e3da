import type { JsonObject } from '../../spec/json-value.ts';

/** An operation of the contract as it is offered by a deployment of some dialect. */
export interface OperationLine {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly section: string;
  readonly about: string;
}

const textOf = (points: JsonObject, point: string, usual: string) => {
  const value = points[point];
  return typeof value === 'string' ? value : usual;
};

/** The path of a created genome; the contract writes it both ways (4.2). */
export const genomePath = (points: JsonObject) =>
  textOf(points, 'genome-slash', '').includes('no-slash') ? '/v1/genomes' : '/v1/genomes/';

export const updatePath = (points: JsonObject, id: string) =>
  textOf(points, 'update-path', '/v1/agent-configurations/{id}').replace('{id}', encodeURIComponent(id));

export const statusPath = (id: string) => `/v1/evolution/status/${encodeURIComponent(id)}`;

/** The header that a request needs where the dialect asks for a token; any token will do. */
export function authHeaders(points: JsonObject): Readonly<Record<string, string>> {
  if (points['auth'] === undefined || points['auth'] === 'none') return {};
  const scheme = textOf(points, 'auth-scheme', 'Bearer');
  const token = 'kit-page';
  return {
    [textOf(points, 'auth-header', 'Authorization')]: scheme === 'none' ? token : `${scheme} ${token}`,
  };
}

export function operationLines(points: JsonObject): readonly OperationLine[] {
  const listPath = textOf(points, 'list-path', '/v1/agent-configurations');
  return [
    {
      name: 'readEvolutionStatus',
      method: 'GET',
      path: '/v1/evolution/status/{agent_id}',
      section: '4.1',
      about: 'answers the evolution proposal status of an agent',
    },
    {
      name: 'createGenome',
      method: 'POST',
      path: genomePath(points),
      section: '4.2',
      about: 'creates (seeds) a genome from any JSON object',
    },
    {
      name: 'updateAgent',
      method: 'PUT',
      path: textOf(points, 'update-path', '/v1/agent-configurations/{id}'),
      section: '4.3',
      about: 'replaces the supplied fields of an agent, and answers all of it',
    },
    {
      name: 'listAgents',
      method: 'GET',
      path: listPath === 'none' ? '(not served in this dialect)' : listPath,
      section: '4.4',
      about: 'lists agents; with include_scores each carries latest_evaluation',
    },
  ];
}
