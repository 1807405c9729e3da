import type { Dialect } from '../spec/dialect-points.ts';
import { publishedText } from '../spec/generated/published-text.ts';
import { genomePathsOf } from './routing/genome-paths.ts';

interface PublishedOperation {
  readonly operationId: string;
  readonly summary: string;
  /** Of the kit's own document, and not of a server. */
  readonly description?: string;
  readonly responses: Readonly<Record<string, object>>;
}

interface PublishedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>;
  readonly components: object;
}

const agentList = { type: 'array', items: { $ref: '#/components/schemas/Agent' } };

/** The answer of the list in the dialect's envelope (4.4). */
function listAnswer(dialect: Dialect): object {
  const key = dialect['list-items-key'];
  const schema =
    dialect['list-envelope'] === 'array'
      ? agentList
      : { type: 'object', required: [key], properties: { [key]: agentList } };
  return { description: 'The agents.', content: { 'application/json': { schema } } };
}

/** How the token is carried, as FastAPI's security classes publish it. */
function securitySchemeOf(dialect: Dialect): object {
  const { 'auth-header': name, 'auth-scheme': scheme } = dialect;
  return name.toLowerCase() === 'authorization' && scheme !== 'none'
    ? { type: 'http', scheme: scheme.toLowerCase() }
    : { type: 'apiKey', in: 'header', name };
}

const asksForToken = ({ auth, 'auth-scope': scope }: Dialect, operationId: string): boolean =>
  auth !== 'none' && (scope === 'all' || !['updateAgent', 'listAgents'].includes(operationId));

/** One operation as the dialect has it. */
function operationIn(dialect: Dialect, { description: _, ...operation }: PublishedOperation): object {
  const { operationId, responses } = operation;
  const { '422': rejection, ...others } = responses;
  const isRejectedOtherwise = operationId === 'updateAgent' && dialect['rejected-update'] !== 422;
  const answered =
    operationId === 'listAgents'
      ? { '200': listAnswer(dialect) }
      : operationId === 'updateAgent'
        ? { [dialect['accepted-update']]: others['200'] }
        : others;
  return {
    ...operation,
    responses: {
      ...answered,
      ...(rejection === undefined || isRejectedOtherwise ? {} : { '422': rejection }),
    },
    ...(asksForToken(dialect, operationId) ? { security: [{ token: [] }] } : {}),
  };
}

/** At which paths the dialect has an operation: several, one or none. */
function pathsIn(dialect: Dialect, operationId: string, usual: string): readonly string[] {
  const listPath = dialect['list-path'];
  switch (operationId) {
    case 'updateAgent':
      return [dialect['update-path']];
    case 'listAgents':
      return listPath === 'none' ? [] : [listPath];
    case 'createGenome':
    case 'createGenomeWithoutSlash':
      return genomePathsOf(dialect).filter((path) => path === usual);
    default:
      return [usual];
  }
}

/** The document that a server of this dialect publishes, as JSON; its versions (9) are those of spec/openapi.yaml. */
export function printDocument(dialect: Dialect): string {
  const document: PublishedDocument = JSON.parse(publishedText);
  const paths: Record<string, Record<string, object>> = {};
  for (const [usual, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item))
      for (const path of pathsIn(dialect, operation.operationId, usual))
        paths[path] = { ...paths[path], [method]: operationIn(dialect, operation) };
  const components =
    dialect.auth === 'none'
      ? document.components
      : { ...document.components, securitySchemes: { token: securitySchemeOf(dialect) } };
  return JSON.stringify({ ...document, paths, components });
}
