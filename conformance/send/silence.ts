import type { Silence } from '../run/exchange.ts';

/** That a request has no answer, and a sentence about it for people. */
export const silence = (reason: Silence, detail: string, ms = 0) =>
  ({ kind: 'silence', reason, detail, ms }) as const;
