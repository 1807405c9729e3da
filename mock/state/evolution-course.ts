import type { JsonObject } from '../../spec/json-value.ts';
import { fillObject, type PlaceSource } from '../fill-example.ts';

/** Evolution statuses that move on with the clock, from when they began. */
export interface RunningCourse {
  /** For how many milliseconds each stage lasts. */
  readonly every: number;
  readonly stages: readonly JsonObject[];
  readonly began: number;
}

/** The status of an agent at this time; the last stage stays. */
export function statusInCourse(
  { every, stages, began }: RunningCourse,
  agentId: string,
  source: PlaceSource,
): JsonObject {
  const passed = Math.max(0, Math.floor((source.now() - began) / every));
  return fillObject(stages[Math.min(passed, stages.length - 1)] ?? {}, { agentId }, source);
}
