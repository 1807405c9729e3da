import type { SentRequest } from '../run/exchange.ts';

/** So many are told: what changed an agent was sent shortly before. */
const mostTold = 40;
/** A scenario is judged when it was played, and by then others have sent more. */
const mostRemembered = 200;

/** What a run sent last, in the order in which it was sent; but for readings of agents, and what has to be rejected. */
export interface RecentRequests {
  readonly note: (request: SentRequest) => void;
  /** That a request is answered: what is sent from now on is not what it shows. */
  readonly noteAnswered: (request: SentRequest) => void;
  /** Those that were sent until a request was answered, but for updates at its path. */
  readonly besides: (request: SentRequest) => readonly SentRequest[];
}

export function rememberRequests(): RecentRequests {
  const recent: { readonly request: SentRequest; readonly number: number }[] = [];
  const answeredAt = new WeakMap<SentRequest, number>();
  let count = 0;
  return {
    note: (request) => {
      if (request.body === '{}' && request.method === 'PUT') return;
      count += 1;
      recent.push({ request, number: count });
      if (recent.length > mostRemembered) recent.shift();
    },
    noteAnswered: (request) => answeredAt.set(request, count),
    besides: (request) => {
      const last = answeredAt.get(request) ?? count;
      const path = request.path.toLowerCase();
      return recent
        .filter(({ number }) => number <= last && number > last - mostTold)
        .map((one) => one.request)
        .filter((other) => other.path.toLowerCase() !== path);
    },
  };
}
