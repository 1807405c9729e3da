/** Edge: what `fuzz` writes on standard error while it runs. */
import type { FuzzControl } from '../../../conformance/fuzz-deployment.ts';
import { type Key, readKeys } from '../../mock/keys.ts';
import { tellFailure } from '../../terminal/error-line.ts';
import { hasTerminal } from '../../terminal/foreground.ts';
import { renderLine, renderScreen } from './render-status.ts';

const [screenMs, lineMs] = [500, 10_000];

const keysFor = (control: FuzzControl): readonly Key[] => [
  {
    key: 'p',
    about: 'pause, or go on',
    act: () => (control.isPaused() ? control.resume() : control.pause()),
  },
  { key: 's', about: 'skip the rest of the cases', act: control.skip },
  { key: 'q', about: 'stop', act: control.stop },
];

/** Shows where an exploration is: a screen that is drawn anew on a terminal, a line every ten seconds elsewhere. */
export function showStatus(control: FuzzControl): () => void {
  const { stderr } = process;
  const isTerminal = stderr.isTTY === true;
  let drawn = 0;
  const erase = () => (drawn === 0 ? '' : `\u001b[${drawn}A\u001b[J`);
  const draw = () => {
    if (!isTerminal) {
      stderr.write(`${renderLine(control.status())}\n`);
      return;
    }
    const lines = renderScreen(control.status(), stderr.columns ?? 100, control.isPaused());
    stderr.write(erase() + lines.map((line) => `${line}\n`).join(''));
    drawn = lines.length;
  };
  const timer = setInterval(draw, isTerminal ? screenMs : lineMs);
  timer.unref();
  const stopKeys = hasTerminal() ? readKeys(process.stdin, keysFor(control), tellFailure) : () => {};
  return () => {
    clearInterval(timer);
    stopKeys();
    if (isTerminal) stderr.write(erase());
  };
}
