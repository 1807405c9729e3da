import type { MockRequest, MockResponse } from '../exchange.ts';
import { kitPath } from './kit-path.ts';

/** Whether a person asks for the page, with a browser. */
export const isForPage = ({ method, target, header }: MockRequest): boolean =>
  method === 'GET' &&
  target.split('?', 1)[0] === `${kitPath}/` &&
  header('accept')?.includes('text/html') === true;

/** Asks a person for the token; what is typed goes into the query once, and a cookie keeps it. */
export const tokenPage: MockResponse = {
  status: 401,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'www-authenticate': 'x-kit-token',
  },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>agent-console-kit mock</title>
</head>
<body>
<main>
<h1>The token of this mock</h1>
<p>Beyond its own machine the mock asks for a token. It stands where the mock was started: --kit-token, AGENT_CONSOLE_KIT_TOKEN, or in the first lines that it printed.</p>
<form method="get">
<label>Token <input name="__token" type="password" autocomplete="off" required></label>
<button>Open</button>
</form>
</main>
</body>
</html>
`,
};
