import { isJsonArray, isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import type { ReadAnswer } from '../observe/read-answer.ts';
import type { Exchange, OperationName, SentRequest } from '../run/exchange.ts';

/** A question and what came back. */
export interface Asked extends Exchange {
  /** Undefined where none came. */
  readonly answer: ReadAnswer | undefined;
}

export type Ask = (operation: OperationName, request: SentRequest) => Promise<Asked>;

export const genomeCap = 15;

/** Questions that build on each other, or share a field, go out one after another. */
export async function inTurn<One, Told>(
  all: Iterable<One>,
  ask: (one: One) => Promise<Told>,
): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const one of all) told.push(await ask(one));
  return told;
}

/** The faults of a 422 (2.5); undefined where it lists none. */
export function listedFaults(answer: ReadAnswer | undefined): readonly JsonObject[] | undefined {
  const detail = answer?.object?.['detail'];
  return answer?.status === 422 && isJsonArray(detail)
    ? detail.filter((fault) => isJsonObject(fault))
    : undefined;
}

export const faultsOf = ({ answer }: Asked): readonly JsonObject[] => listedFaults(answer) ?? [];
