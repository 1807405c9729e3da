import type { HTTPValidationError, ValidationError } from './generated/types.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFault = (value: unknown): value is ValidationError =>
  isObject(value) &&
  Array.isArray(value['loc']) &&
  value['loc'].every((step) => typeof step === 'string' || typeof step === 'number') &&
  typeof value['msg'] === 'string' &&
  typeof value['type'] === 'string';

/** For clients: whether an error says which inputs are at fault (2.5), and not just that something is. */
export function isValidationError(
  error: unknown,
): error is HTTPValidationError & { readonly detail: readonly ValidationError[] } {
  return isObject(error) && Array.isArray(error['detail']) && error['detail'].every(isFault);
}

/** Where an input stood that is at fault: the first step of a `loc`. */
const places: ReadonlySet<string | number> = new Set(['body', 'path', 'query', 'header', 'cookie']);

/** The field of a fault as forms name it: `delegated_agents.0.role`; '' for the body as a whole. */
function fieldOf({ loc }: ValidationError): string {
  const [first = '', ...inside] = loc;
  return (places.has(first) ? inside : loc).join('.');
}

/** What is wrong with each field, for a form; empty where the error is of another kind. */
export function faultsByField(error: unknown): Readonly<Record<string, readonly string[]>> {
  const faults = new Map<string, string[]>();
  for (const fault of isValidationError(error) ? error.detail : []) {
    const field = fieldOf(fault);
    faults.set(field, [...(faults.get(field) ?? []), fault.msg]);
  }
  return Object.fromEntries(faults);
}
