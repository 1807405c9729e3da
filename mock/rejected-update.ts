import { printJson } from '../spec/json-print.ts';
import { jsonResponse, type MockResponse } from './exchange.ts';
import { refuse } from './refuse.ts';
import type { World } from './state/world.ts';
import { extraFieldsOfError } from './validation-error.ts';

/** A 422 without its faults, where the dialect lists none for an update. */
export function hideFaults(response: MockResponse, world: World): MockResponse {
  if (response.status !== 422 || world.dialect['error-items'] !== 'none') return response;
  return jsonResponse(422, printJson(extraFieldsOfError(world)));
}

/** The 422 of an update as the dialect has it: the contract shows no error of the update (7). */
export function presentRejectedUpdate(response: MockResponse, world: World): MockResponse {
  const status = world.dialect['rejected-update'];
  return response.status === 422 && status !== 422
    ? refuse(world, 'rejectedUpdate', { status, detail: 'The update is not valid' })
    : hideFaults(response, world);
}
