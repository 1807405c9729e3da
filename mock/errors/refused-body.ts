import { type MockResponse, plainError } from '../exchange.ts';
import type { NameOption } from '../option-names.ts';

/** Why a body is not taken: it is larger than `maxBody`, or too many are on their way. */
export type BodyRefusal = 'too-large' | 'too-many';

const refusals: Readonly<Record<BodyRefusal, (most: number, name: NameOption) => MockResponse>> = {
  'too-large': (most, name) =>
    plainError(413, `The body is larger than ${most} bytes. Raise the limit with ${name('maxBody')}.`),
  'too-many': () =>
    plainError(429, 'Too many bodies are on their way at once. Send it again later.', { 'retry-after': '1' }),
};

/** The answer to a request whose body is not taken; `most` is how many bytes are. */
export function refusedBody(why: BodyRefusal, most: number, name: NameOption): MockResponse {
  return { ...refusals[why](most, name), cause: { by: 'limit' } };
}
