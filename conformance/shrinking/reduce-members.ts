import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { Departure } from '../observe/judgement.ts';
import type { Cause } from '../phases/tally.ts';
import type { Exchange, SentRequest } from '../run/exchange.ts';
import { departAgain, type Resend } from './shrink.ts';

type Member = readonly [name: string, value: JsonValue];

/** The members of a body; none where it is no object. */
function membersOf({ body }: SentRequest): readonly Member[] {
  const parsed = typeof body === 'string' ? parseJson(body) : undefined;
  return parsed?.ok === true && isJsonObject(parsed.value) ? Object.entries(parsed.value) : [];
}

const withMembers = (request: SentRequest, members: readonly Member[]): SentRequest => ({
  ...request,
  body: printJson(Object.fromEntries(members)),
});

/** Fewer members of one body that still depart in the same way: single ones, then all but one part after another. */
export async function reduceMembers(
  cause: Cause,
  resend: Resend,
  isTimeLeft: () => boolean,
): Promise<{ readonly exchange: Exchange; readonly departure: Departure } | undefined> {
  const { request } = cause.exchange;
  let members = membersOf(request);
  if (members.length < 2) return undefined;
  const attempt = (fewer: readonly Member[]) => departAgain(cause, withMembers(request, fewer), resend);
  for (const member of members) {
    if (!isTimeLeft()) return undefined;
    const alone = await attempt([member]);
    if (alone !== undefined) return alone;
  }
  let smallest: Awaited<ReturnType<typeof attempt>>;
  for (let size = Math.ceil(members.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < members.length && members.length > 2 && isTimeLeft(); ) {
      const fewer = [...members.slice(0, at), ...members.slice(at + size)];
      const again = fewer.length === 0 ? undefined : await attempt(fewer);
      if (again === undefined) at += size;
      else [members, smallest] = [fewer, again];
    }
  return smallest;
}
