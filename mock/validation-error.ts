import type { Dialect } from '../spec/dialect-points.ts';
import { printJson } from '../spec/json-print.ts';
import type { JsonObject } from '../spec/json-value.ts';
import { jsonResponse, type MockResponse } from './exchange.ts';
import type { Fault } from './validate/fault.ts';

const documentation = 'https://errors.pydantic.dev/2.13/v/';

/** A fault with the keys that the dialect gives it, in pydantic's order. */
function presentFault(
  { type, loc, msg, input, ctx }: Fault,
  extras: Dialect['error-extra-keys'],
): JsonObject {
  return {
    type,
    loc,
    msg,
    ...(extras === 'none' ? {} : { input }),
    ...(extras.startsWith('input-ctx') && ctx !== undefined ? { ctx } : {}),
    // FastAPI itself makes json_invalid, and gave it no address.
    ...(extras.endsWith('url') && type !== 'json_invalid' ? { url: documentation + type } : {}),
  };
}

/** The 422 of a request that did not pass validation (2.5). */
export function validationError(faults: readonly Fault[], dialect: Dialect): MockResponse {
  const shown = dialect['error-items'] === 'first' ? faults.slice(0, 1) : faults;
  const detail = shown.map((fault) => presentFault(fault, dialect['error-extra-keys']));
  return jsonResponse(422, printJson({ detail }));
}
