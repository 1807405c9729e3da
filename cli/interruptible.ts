/** Edge: the signals of the process. */
import { exitCodes } from './exit-codes.ts';

/** Aborted by the first SIGINT or SIGTERM, which ends the run and restores; a second one ends the process at once. */
export function interruptible(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(exitCodes.notJudged);
      process.stderr.write('\ninterrupted: restoring what was written; once more ends at once\n');
      controller.abort();
    });
  }
  return controller.signal;
}
