import { equalJson } from '../../spec/json-equal.ts';
import { printJson } from '../../spec/json-print.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Exchange, SentRequest } from '../run/exchange.ts';
import { type UpdateView, viewUpdate } from '../scenario/update-view.ts';

export type Adapt = (request: SentRequest, before: readonly Exchange[]) => SentRequest;

/** What was sent the second time is what had been answered, rather than what had been sent. */
function repeatsAnswer([once, twice]: readonly UpdateView[]): boolean {
  const { update = {}, state = {} } = once ?? {};
  const repeated = Object.entries(twice?.update ?? {});
  return (
    repeated.some(([name, value]) => !equalJson(value, update[name] ?? null)) &&
    repeated.every(([name, value]) => equalJson(value, state[name] ?? null))
  );
}

/** Sends what is answered now, where the recorded sequence ended with what had been answered then. */
export function repeatAnswered(recorded: readonly UpdateView[], subject: Subject): Adapt {
  const names = Object.keys(recorded.at(-1)?.update ?? {});
  if (!repeatsAnswer(recorded.slice(-2))) return (request) => request;
  return (request, before) => {
    const last = before.at(-1);
    const state = last === undefined ? undefined : viewUpdate(last, subject).state;
    if (before.length < recorded.length - 1 || state === undefined) return request;
    const answered = Object.fromEntries(names.map((name) => [name, state[name] ?? null]));
    return { ...request, body: printJson(answered) };
  };
}
