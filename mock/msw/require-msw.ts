import { Inability } from '../../spec/inability.ts';

/** What the handlers take of MSW, in whatever version it is. */
interface MswModule<Http> {
  readonly http?: Http;
}

/** `http` of MSW, which came with 2. */
export function requireHttp<Http extends { readonly all: unknown }>({ http }: MswModule<Http>): Http {
  if (typeof http?.all === 'function') return http;
  throw new Inability(
    'agent-console-kit/msw',
    'the installed msw has no http.all, so it is older than 2',
    'Install msw 2 or 3: npm i -D msw@2, or msw@3 on Node 22.',
  );
}
