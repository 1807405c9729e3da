import type { FuzzControl, FuzzStatus } from './fuzz-options.ts';

/** What whoever watches an exploration has asked for. */
export interface ExplorationControl {
  readonly control: FuzzControl;
  readonly isStopped: () => boolean;
  /** Whether the rest of the cases is skipped. */
  readonly isSkipped: () => boolean;
  /** Is over once nobody pauses any more. */
  readonly pause: () => Promise<void>;
}

/** A control that nobody has touched yet. */
export function createExplorationControl(status: () => FuzzStatus): ExplorationControl {
  let [isStopped, isSkipped, pausedUntil] = [false, false, Promise.resolve()];
  let resume: (() => void) | undefined;
  const goOn = () => {
    resume?.();
    resume = undefined;
  };
  const control: FuzzControl = {
    status,
    pause: () => {
      if (resume !== undefined || isStopped) return;
      pausedUntil = new Promise((resolve) => {
        resume = resolve;
      });
    },
    resume: goOn,
    isPaused: () => resume !== undefined,
    skip: () => {
      isSkipped = true;
    },
    stop: () => {
      isStopped = true;
      goOn();
    },
  };
  return { control, isStopped: () => isStopped, isSkipped: () => isSkipped, pause: () => pausedUntil };
}
