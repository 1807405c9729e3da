import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';
import { byLength } from '../run/transfer.ts';

/** The members of a body that is an object. */
function membersOf({ body }: SentRequest) {
  const parsed = typeof body === 'string' ? parseJson(body) : undefined;
  return parsed?.ok === true && isJsonObject(parsed.value) ? Object.entries(parsed.value) : [];
}

/**
 * Steps without every member of a body that they do not need to end as they do, and what the last try showed. Halves
 * first, then single ones.
 */
export async function reduceSteps<Shown>(
  steps: readonly SentRequest[],
  shown: Shown,
  shows: (steps: readonly SentRequest[]) => Promise<Shown | undefined>,
  isTimeLeft: () => boolean,
): Promise<Shown> {
  let [needed, smallest] = [steps, shown];
  for (const [index, step] of steps.entries()) {
    let members = membersOf(step);
    for (let size = Math.ceil(members.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
      for (let at = 0; at < members.length && members.length > 1 && isTimeLeft(); ) {
        const fewer = members.toSpliced(at, size);
        const smaller = { ...byLength(step), body: printJson(Object.fromEntries(fewer)) };
        const again = fewer.length === 0 ? undefined : await shows(needed.with(index, smaller));
        if (again === undefined) at += size;
        else [members, needed, smallest] = [fewer, needed.with(index, smaller), again];
      }
  }
  return smallest;
}
