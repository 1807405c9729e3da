import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { requireKnownOptions } from '../option-names.ts';
import { requireNumber } from '../require-number.ts';
import { isOperationName, type OperationName, operationNames } from '../routing/operation-names.ts';

/** Which entries of the journal; those that fit all that is given. */
export interface RequestFilter {
  readonly operation?: OperationName;
  readonly status?: number;
  readonly agentId?: string;
  /** Those after the entry of this number. */
  readonly since?: number;
}

/** Whether a record of the journal fits. */
export function matchesFilter(
  record: JsonObject,
  { operation, status, agentId, since = 0 }: RequestFilter,
): boolean {
  const { number } = record;
  return (
    (operation === undefined || record['operation'] === operation) &&
    (status === undefined || record['status'] === status) &&
    (agentId === undefined || record['agentId'] === agentId.toLowerCase()) &&
    typeof number === 'number' &&
    number > since
  );
}

const keys = ['operation', 'status', 'agentId', 'since'];

/** The filter that somebody gave, checked: one that can match nothing would be waited for without end. */
export function requireFilter(given: RequestFilter = {}): RequestFilter {
  requireKnownOptions('filter', given, keys);
  const { operation, status, since } = given;
  if (operation !== undefined && !isOperationName(operation))
    throw new Inability(
      `operation ${JSON.stringify(operation)}`,
      'there is no such operation',
      suggestWord(String(operation), operationNames),
    );
  if (status !== undefined) requireNumber('status', status, { from: 0, to: 599, whole: true });
  if (since !== undefined)
    requireNumber('since', since, { from: 0, to: Number.MAX_SAFE_INTEGER, whole: true });
  return given;
}
