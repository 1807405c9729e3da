import type { Dialect } from '../spec/dialect-points.ts';
import { type MockRequest, type MockResponse, plainError } from './exchange.ts';

/** The answer to a request without a token, or undefined where it may go on. Any token will do. */
export function authenticate(request: MockRequest, dialect: Dialect): MockResponse | undefined {
  if (dialect.auth === 'none') return undefined;
  const scheme = dialect['auth-scheme'];
  const value = request.header(dialect['auth-header'].toLowerCase()) ?? '';
  if (value.toLowerCase().startsWith(`${scheme.toLowerCase()} `) && value.length > scheme.length + 1)
    return undefined;
  const challenge = dialect.auth === 401 ? { 'www-authenticate': scheme } : undefined;
  return plainError(dialect.auth, 'Not authenticated', challenge);
}
