/** Edge: the ways in which a process is asked to end while it has changed agents. */

import { exitCodes } from '../exit-codes.ts';
import { tellFailure } from './error-line.ts';

/** npm passes on the Ctrl-C that its child has had already: what comes so soon is the same one. */
const sameCtrlCMs = 1000;

/** Windows knows no SIGQUIT. */
const askingToEnd: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGTERM', 'SIGHUP'] : ['SIGTERM', 'SIGHUP', 'SIGQUIT'];

const interrupted = '\ninterrupted: restoring the agents; press Ctrl-C again to quit at once\n';
const quitting = '\nquit: agents may be left changed; to restore them: agent-console-kit restore --all\n';

/**
 * Aborted by the first signal, a closed terminal or an error that nothing caught: the run ends and restores. Only a
 * second Ctrl-C, pressed on purpose, ends the process before that is done.
 */
export function interruptible(): AbortSignal {
  const controller = new AbortController();
  let firstCtrlC: number | undefined;
  const begin = () => {
    if (controller.signal.aborted) return;
    process.stderr.write(interrupted);
    controller.abort();
  };
  // A job that is cancelled on GitHub gets SIGINT and, 7.5 seconds later, SIGTERM: that is no second Ctrl-C.
  for (const signal of askingToEnd) process.on(signal, begin);
  process.on('SIGINT', () => {
    const now = performance.now();
    firstCtrlC ??= now;
    if (now - firstCtrlC > sameCtrlCMs) {
      process.stderr.write(quitting);
      process.exit(exitCodes.notJudged);
    }
    begin();
  });
  const fail = (error: unknown) => {
    tellFailure(error);
    begin();
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  return controller.signal;
}
