import type { JsonObject } from '../../spec/json-value.ts';
import { showBoth } from '../checks/show-field.ts';
import type { Outcome } from '../run/exchange.ts';
import { differingFields } from './differences.ts';
import { departsIn } from './scenario.ts';

/** 4xx. */
export const isRefused = (outcome: Outcome) =>
  outcome.kind === 'answer' && outcome.status >= 400 && outcome.status < 500;

/** The first field in which two states of an agent differ, as a departure. */
export function compareStates(before: JsonObject | undefined, after: JsonObject | undefined, kind: string) {
  if (before === undefined || after === undefined) return 'not concerned';
  const [field] = differingFields(before, after, new Set());
  if (field === undefined) return 'kept';
  const { expected, actual } = showBoth(field.name, before, after);
  return departsIn(field, kind, expected, actual);
}
