import type { SentRequest } from '../run/exchange.ts';
import { dropNeedless } from '../shrinking/drop-needless.ts';
import type { CorpusEntry } from './corpus.ts';
import { mostSteps } from './fuzz-input.ts';

/** An entry of an update that was taken, and the requests of its agent that led to it, this one last. */
export interface FreshEntry {
  readonly entry: CorpusEntry;
  readonly agentId: string;
  readonly way: readonly SentRequest[];
}

/** So much of a way is tried first. */
const shortWay = 12;
/** So often steps are played to find out which of them an entry needs. */
const mostPlays = 40;

/** What calibrating needs. */
export interface Calibration {
  /** Plays steps from the first state of their agent; the fingerprint of the last answer. */
  readonly play: (steps: readonly SentRequest[], agentId: string) => Promise<string | undefined>;
  readonly isOver: () => boolean;
}

/**
 * Makes an entry show its behaviour by itself. An agent goes through many updates, and which of them a new behaviour
 * takes is not known when it is met: the input is tried alone, else the way that led there, and then without every step
 * that it does not need. Says whether it shows it again.
 */
export async function calibrate(
  { entry, agentId, way }: FreshEntry,
  { play, isOver }: Calibration,
): Promise<boolean> {
  if (entry.input.isTogether) return false;
  let plays = mostPlays;
  const shows = async (steps: readonly SentRequest[]) => {
    plays -= 1;
    return (await play(steps, agentId)) === entry.fingerprint ? steps : undefined;
  };
  const isTimeLeft = () => plays > 0 && !isOver();
  for (const steps of [entry.input.steps, way.slice(-shortWay), way]) {
    if (steps.length === 0 || !isTimeLeft()) return false;
    const shown = await shows(steps);
    if (shown === undefined) continue;
    const needed = await dropNeedless(steps, shown, shows, isTimeLeft);
    if (needed.length > mostSteps) return false;
    entry.input = { steps: needed };
    return true;
  }
  return false;
}
