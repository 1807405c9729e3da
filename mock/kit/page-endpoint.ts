import { type MockResponse, plainError } from '../exchange.ts';
import type { Answered, KitContext } from './kit-context.ts';

const notBuilt = plainError(
  404,
  'The page is not built: run npm run build, or use the endpoints below /__kit/.',
);

const headersOf = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});

export function answerPage({ readPage }: KitContext): Answered {
  if (readPage === undefined) return notBuilt;
  return readPage().then(
    (page): MockResponse =>
      page === undefined ? notBuilt : { status: 200, headers: headersOf(page.policy), body: page.html },
  );
}
