import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';

/** The path of a url, or of a part of one; another origin is never followed. */
function pathOf(url: string): string {
  const base = 'http://kit.invalid/';
  const path = URL.canParse(url, base) ? new URL(url, base).pathname : '';
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** What a document says to stand before its paths: `servers` of OpenAPI 3, `basePath` of Swagger 2. */
export function serverPaths(document: JsonObject): readonly string[] {
  const servers: readonly JsonValue[] = isJsonArray(document['servers']) ? document['servers'] : [];
  const urls = servers.map((server) => (isJsonObject(server) ? server['url'] : undefined));
  return [...urls, document['basePath']]
    .filter((url) => typeof url === 'string')
    .map(pathOf)
    .filter((path) => path !== '');
}
