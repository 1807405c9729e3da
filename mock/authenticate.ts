import { refuse } from './errors/refuse.ts';
import type { MockRequest, MockResponse } from './exchange.ts';
import { placesOf } from './request-places.ts';
import type { World } from './state/world.ts';

function carriesToken(request: MockRequest, { dialect }: World): boolean {
  const scheme = dialect['auth-scheme'];
  const value = request.header(dialect['auth-header'].toLowerCase()) ?? '';
  if (scheme === 'none') return value !== '';
  return value.toLowerCase().startsWith(`${scheme.toLowerCase()} `) && value.length > scheme.length + 1;
}

/** The answer to a request without a token, or undefined where it may go on. Any will do: how it is presented is not shown (5). */
export function authenticate(request: MockRequest, world: World): MockResponse | undefined {
  const { auth, 'auth-scheme': scheme } = world.dialect;
  if (auth === 'none' || carriesToken(request, world)) return undefined;
  const usual = { status: auth, detail: 'Not authenticated' };
  const challenge = auth === 401 && scheme !== 'none' ? { headers: { 'www-authenticate': scheme } } : {};
  return refuse(world, 'unauthenticated', { ...usual, ...challenge }, placesOf(request));
}
