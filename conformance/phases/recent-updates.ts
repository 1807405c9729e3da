import type { SentRequest } from '../run/exchange.ts';

/** So many are remembered: what changed an agent was sent shortly before. */
const mostRemembered = 24;

/** The updates that a run sent last, in the order in which they were sent. */
export interface RecentUpdates {
  readonly note: (request: SentRequest) => void;
  /** Those of other agents than the one that is asked for at this path. */
  readonly ofOthers: (path: string) => readonly SentRequest[];
}

export function rememberUpdates(): RecentUpdates {
  const recent: SentRequest[] = [];
  return {
    note: (request) => {
      if (request.method !== 'PUT' || request.body === '{}') return;
      recent.push(request);
      if (recent.length > mostRemembered) recent.shift();
    },
    ofOthers: (path) => recent.filter((request) => request.path.toLowerCase() !== path.toLowerCase()),
  };
}
