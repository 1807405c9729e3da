import type { Exchange } from '../run/exchange.ts';

/** Whether nobody can say what became of a request: it was not answered, or the server failed on the way. */
export const isUnsettled = ({ outcome }: Pick<Exchange, 'outcome'>): boolean =>
  outcome.kind === 'silence' || outcome.status >= 500;
