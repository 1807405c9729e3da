import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { publishedSecrets } from '../published/published-secrets.ts';
import { type ObjectSamples, publishedShapes } from '../published/published-shapes.ts';
import type { Send } from '../run/exchange.ts';
import { toRequestPath } from '../send/request-path.ts';

/** Paths that the contract does not show, as a deployment publishes them. */
export interface Discovered {
  readonly updatePath?: string;
  readonly listPath?: string;
  /** Objects that the published update takes. */
  readonly shapes: ObjectSamples;
  /** Fields that it publishes to hold what is never answered. */
  readonly writeOnly: ReadonlySet<string>;
}

const nothing: Discovered = { shapes: new Map(), writeOnly: new Set() };

const onePlaceholder = /^[^{}]*\{[^{}]+\}[^{}]*$/;

function pathsWith(document: JsonObject, method: string): readonly string[] {
  const paths = document['paths'];
  if (!isJsonObject(paths)) return [];
  return Object.entries(paths).flatMap(([path, item]) =>
    isJsonObject(item) && isJsonObject(item[method]) ? [path] : [],
  );
}

const summaryOf = (document: JsonObject, path: string): string => {
  const item = isJsonObject(document['paths']) ? document['paths'][path] : undefined;
  const operation: JsonValue | undefined = isJsonObject(item) ? item['put'] : undefined;
  return isJsonObject(operation) ? `${operation['summary']} ${operation['operationId']}`.toLowerCase() : '';
};

/** The path of the update: a PUT with one parameter; by its name, by its summary, or because it is the only one. */
function findUpdatePath(document: JsonObject): string | undefined {
  const candidates = pathsWith(document, 'put').filter((path) => onePlaceholder.test(path));
  const named =
    candidates.find((path) => path.includes('agent-configurations')) ??
    candidates.find((path) => /update.?agent/.test(summaryOf(document, path))) ??
    candidates.find((path) => /agent/.test(path));
  return named ?? (candidates.length === 1 ? candidates[0] : undefined);
}

/** Reads /openapi.json, if the deployment serves one. The base url's own prefix may or may not stand in its paths. */
export async function discover(send: Send, prefix: string): Promise<Discovered> {
  const outcome = await send({ method: 'GET', path: '/openapi.json', headers: {} });
  if (outcome.kind !== 'answer' || outcome.status !== 200) return nothing;
  const parsed = parseJson(outcome.body, { maxDepth: 200 });
  if (!parsed.ok || !isJsonObject(parsed.value)) return nothing;
  const withoutPrefix = (published: string) => {
    const path = toRequestPath(published);
    return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  };
  const published = findUpdatePath(parsed.value);
  const updatePath = published?.replace(/\{[^{}]+\}/, '{id}');
  const listPath = pathsWith(parsed.value, 'get').find((path) => path.endsWith('/agent-configurations'));
  return {
    ...(published === undefined
      ? nothing
      : {
          shapes: publishedShapes(parsed.value, published),
          writeOnly: publishedSecrets(parsed.value, published),
        }),
    ...(updatePath === undefined ? {} : { updatePath: withoutPrefix(updatePath) }),
    ...(listPath === undefined ? {} : { listPath: withoutPrefix(listPath) }),
  };
}
