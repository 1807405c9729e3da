import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';

type Member = readonly [name: string, value: JsonValue];

/** The members of a body; none where it is no object. */
function membersOf(body: SentRequest['body']): readonly Member[] {
  const parsed = typeof body === 'string' ? parseJson(body) : undefined;
  return parsed?.ok === true && isJsonObject(parsed.value) ? Object.entries(parsed.value) : [];
}

/** Fewer members of one body that still show the same: single ones, then all but one part after another. */
export async function reduceMembers<Shown>(
  body: SentRequest['body'],
  shows: (body: string) => Promise<Shown | undefined>,
  isTimeLeft: () => boolean,
): Promise<Shown | undefined> {
  let members = membersOf(body);
  if (members.length < 2) return undefined;
  const attempt = (fewer: readonly Member[]) => shows(printJson(Object.fromEntries(fewer)));
  for (const member of members) {
    if (!isTimeLeft()) return undefined;
    const alone = await attempt([member]);
    if (alone !== undefined) return alone;
  }
  let smallest: Shown | undefined;
  for (let size = Math.ceil(members.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < members.length && members.length > 2 && isTimeLeft(); ) {
      const fewer = [...members.slice(0, at), ...members.slice(at + size)];
      const again = fewer.length === 0 ? undefined : await attempt(fewer);
      if (again === undefined) at += size;
      else [members, smallest] = [fewer, again];
    }
  return smallest;
}
