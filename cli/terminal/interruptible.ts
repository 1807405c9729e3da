/** Edge: the ways in which a process is asked to end while it has changed agents. */

import { constants } from 'node:os';
import { exitCodes } from '../exit-codes.ts';
import { tellFailure } from './error-line.ts';

/** npm passes on the Ctrl-C that its child has had already: what comes so soon is the same one. */
const sameCtrlCMs = 1000;

/**
 * All that end a process unless somebody listens: a supervisor or a limit of time may send any of them. Not those that say
 * that a program is broken (SIGABRT), nor SIGUSR1 and SIGPROF, which are node's own. Some systems do not know all of them.
 */
const askingToEnd = (
  [
    'SIGTERM',
    'SIGHUP',
    'SIGQUIT',
    'SIGALRM',
    'SIGVTALRM',
    'SIGXCPU',
    'SIGXFSZ',
    'SIGUSR2',
    'SIGIO',
    'SIGPWR',
  ] as const
).filter((name) => name in constants.signals);

const interrupted = '\ninterrupted: restoring the agents; press Ctrl-C again to quit at once\n';
const quitting = '\nquit: agents may be left changed; to restore them: agent-console-kit restore --all\n';

/**
 * Does something once so much time is over and all that came meanwhile was heard: while the process was busy, a signal
 * waits, and is then heard after the timers and before what is immediate.
 */
function afterRest(milliseconds: number, work: () => void): void {
  setTimeout(() => setImmediate(work), milliseconds).unref();
}

/**
 * Aborted by the first signal, a closed terminal or an error that nothing caught: the run ends and restores. Only a
 * second Ctrl-C, pressed on purpose, ends the process before that is done.
 */
export function interruptible(): AbortSignal {
  const controller = new AbortController();
  let isPressed = false;
  let wouldQuit = false;
  const begin = () => {
    if (controller.signal.aborted) return;
    process.stderr.write(interrupted);
    controller.abort();
  };
  // A job that is cancelled on GitHub gets SIGINT and, 7.5 seconds later, SIGTERM: that is no second Ctrl-C.
  for (const signal of askingToEnd) process.on(signal, begin);
  process.on('SIGINT', () => {
    if (wouldQuit) {
      process.stderr.write(quitting);
      process.exit(exitCodes.notJudged);
    }
    if (!isPressed) {
      isPressed = true;
      afterRest(sameCtrlCMs, () => {
        wouldQuit = true;
      });
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
