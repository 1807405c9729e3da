import { refuse } from '../errors/refuse.ts';
import type { MockResponse } from '../exchange.ts';
import type { GivenPlaces } from '../fill-example.ts';
import type { World } from '../state/world.ts';

/** For how many milliseconds an update is written at least, where the dialect refuses others meanwhile. */
const writingMs = 5;
/** Whoever has had the answer is never too early: a timer may be a little before the clock. */
const earlyMs = 2;

const hasConflicts = ({ dialect }: World) => dialect['simultaneous-updates'] === 'conflict';

/** The refusal of an update of an agent that another one is written to, where the dialect has conflicts. */
export function refuseOverlap(world: World, id: string, places: GivenPlaces): MockResponse | undefined {
  if (!hasConflicts(world) || world.stopwatch() >= (world.writtenUntil.get(id) ?? 0)) return undefined;
  const { status = 409 } = world.dialect.examples?.errors?.simultaneousUpdate ?? {};
  const detail = 'The agent was changed by another update';
  return refuse(world, 'simultaneousUpdate', { status, detail }, { ...places, agentId: id });
}

/** For how long the answer to an update is held back; its agent is being written until then. */
export function holdWhileWritten(world: World, id: string, delay: number): number {
  if (!hasConflicts(world)) return delay;
  const held = Math.max(delay, writingMs);
  world.writtenUntil.set(id, world.stopwatch() + held - earlyMs);
  return held;
}
