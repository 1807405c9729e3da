import type { Dialect } from '../../spec/dialect-points.ts';
import { type MockRequest, type MockResponse, plainError } from '../exchange.ts';

/** Gives the text of a file of swagger-ui-dist; undefined where the package is not installed. */
export type ReadDocsFile = (name: DocsFile) => Promise<string | undefined>;

const contentTypes = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

/** The files of swagger-ui-dist that the page loads, as FastAPI's page does. */
export type DocsFile = keyof typeof contentTypes;

const isDocsFile = (name: string): name is DocsFile => Object.hasOwn(contentTypes, name);

const page = (body: string): MockResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agent Console API</title>
${body}
</html>
`,
});

// Paths are relative, so that they hold behind a proxy with a prefix too.
const swaggerPage = page(`<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="swagger-ui"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script>
SwaggerUIBundle({ url: 'openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });
</script>
</body>`);

const plainPage = page(`<link rel="icon" href="data:,">
</head>
<body>
<h1>Agent Console API</h1>
<p>To see the API here, run <code>npm i -D swagger-ui-dist</code> in the folder from which the mock is started, and load this page again.</p>
<p>The document itself is at <a href="openapi.json">/openapi.json</a>, what the mock has beside the API at <a href="__kit/">/__kit/</a>.</p>
</body>`);

async function readDocs(name: string, read: ReadDocsFile): Promise<MockResponse> {
  if (name === '') return (await read('swagger-ui.css')) === undefined ? plainPage : swaggerPage;
  const text = isDocsFile(name) ? await read(name) : undefined;
  if (text === undefined || !isDocsFile(name)) return plainError(404, 'Not Found');
  return { status: 200, headers: { 'content-type': contentTypes[name] }, body: text };
}

const toDocs: MockResponse = { status: 307, headers: { location: '/docs' }, body: undefined };
const toPage: MockResponse = { status: 307, headers: { location: '/__kit/' }, body: undefined };

const isOfBrowser = (request: MockRequest) => request.header('accept')?.includes('text/html') === true;

/**
 * What people see who look at the mock with a browser: FastAPI's page at /docs, where the dialect publishes a document.
 * At / they are led to the page of the mock, where there is one. Undefined where the dialect answers as always.
 */
export function answerDocs(
  request: MockRequest,
  dialect: Dialect,
  read: ReadDocsFile = async () => undefined,
  hasPage = false,
): MockResponse | Promise<MockResponse> | undefined {
  const { method, target } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = ''] = target.split('?', 1);
  if (path === '/' && hasPage && isOfBrowser(request)) return toPage;
  if (dialect['published-document'] !== 'served') return undefined;
  if (path === '/') return isOfBrowser(request) ? toDocs : undefined;
  if (path === '/docs/') return toDocs;
  if (path === '/docs') return readDocs('', read);
  return path.startsWith('/docs/') ? readDocs(path.slice('/docs/'.length), read) : undefined;
}

/** Whether a target may be one of these, told fast: every request is asked. */
export const mayBeDocs = (target: string): boolean =>
  target.startsWith('/docs') || target === '/' || target.startsWith('/?');
