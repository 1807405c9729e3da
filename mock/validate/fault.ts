import { mostErrorItems } from '../../spec/dialect-points.ts';
import type { InputSort } from '../../spec/fault-key.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';

/** The way to a faulty input, as `loc` of 2.5. */
export type Location = readonly (string | number)[];

/** One fault of a request, in pydantic's terms. */
export interface Fault {
  readonly type: string;
  readonly loc: Location;
  readonly msg: string;
  readonly input: JsonValue;
  readonly ctx?: JsonObject;
  /** What sort of input it is about, where the input itself does not tell. */
  readonly sort?: InputSort;
  /** Whose body it is about, where that is not an update's. */
  readonly body?: 'genome';
}

/** What stands for a value that did not pass; its fault has been reported. */
export const rejected: unique symbol = Symbol('rejected');
export type Rejected = typeof rejected;

/** Where parsers of a request report faults, in the order in which they find them. */
export type FaultList = Fault[];

/** Whether as many faults were found as any dialect lists; to look for more would only cost time. */
export const areEnough = (faults: FaultList): boolean => faults.length >= mostErrorItems;

/** Reads one input: the value after coercion, or `rejected` after a fault was reported. Never sees null of a nullable field. */
export type Parse = (input: JsonValue, loc: Location, faults: FaultList) => JsonValue | Rejected;
