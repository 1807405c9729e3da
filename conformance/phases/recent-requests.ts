import type { SentRequest } from '../run/exchange.ts';

/** So many are remembered: what changed an agent was sent shortly before. */
const mostRemembered = 40;

/** What a run sent last, in the order in which it was sent; but for readings of agents, and what has to be rejected. */
export interface RecentRequests {
  readonly note: (request: SentRequest) => void;
  /** Those but the updates at this path. */
  readonly besides: (path: string) => readonly SentRequest[];
}

export function rememberRequests(): RecentRequests {
  const recent: SentRequest[] = [];
  return {
    note: (request) => {
      if (request.body === '{}' && request.method === 'PUT') return;
      recent.push(request);
      if (recent.length > mostRemembered) recent.shift();
    },
    besides: (path) => recent.filter((request) => request.path.toLowerCase() !== path.toLowerCase()),
  };
}
