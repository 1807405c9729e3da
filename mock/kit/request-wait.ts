import { Inability } from '../../spec/inability.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { ranges, requireNumber } from '../require-number.ts';
import type { OperationName } from '../routing/operation-names.ts';
import { type RequestFilter, requireFilter } from './request-filter.ts';

/** Which request is waited for, and for how long. */
export interface RequestWait extends Omit<RequestFilter, 'operation'> {
  /** In milliseconds. Default: as long as the mock runs. */
  readonly timeout?: number;
}

/** What somebody waits for, checked. */
export function requireWait(
  operation: OperationName,
  { timeout, ...filter }: RequestWait = {},
): { readonly filter: RequestFilter; readonly timeout: number | undefined } {
  if (timeout !== undefined) requireNumber('timeout', timeout, ranges.milliseconds);
  return { filter: requireFilter({ ...filter, operation }), timeout };
}

/** What of an entry of the journal tells which request it was; that of a dropped bucket has none of it. */
interface SeenRequest {
  readonly method?: unknown;
  readonly path?: unknown;
  readonly status?: unknown;
}

const mostTold = 5;

/** None came in time: the error says which did. */
export function missedRequest(
  operation: OperationName,
  timeout: number,
  journal: readonly SeenRequest[],
): Inability {
  const seen = journal.filter(({ method }) => method !== undefined);
  const told = seen
    .slice(-mostTold)
    .map(({ method, path, status }) => visibleText(`${method} ${path}: ${status}`, 120));
  const before = seen.length > mostTold ? [`${seen.length - mostTold} others`] : [];
  return new Inability(
    `waiting for ${operation}`,
    `none that fits came in ${timeout} ms`,
    told.length === 0 ? 'No request came at all.' : `There came: ${[...before, ...told].join(', ')}.`,
  );
}
