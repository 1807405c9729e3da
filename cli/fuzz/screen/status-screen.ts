/** Edge: what `fuzz` writes on standard error while it runs. */
import type { FuzzControl } from '../../../conformance/fuzz-deployment.ts';
import { hasTerminal } from '../../terminal/foreground.ts';
import { columnsOf } from '../../terminal/sheet.ts';
import { readSingleKeys, type SingleKey } from '../../terminal/single-keys.ts';
import { renderLine, renderScreen } from './render-status.ts';

const [screenMs, lineMs] = [500, 10_000];

function keysFor(control: FuzzControl, redraw: () => void): readonly SingleKey[] {
  const doing = (act: () => void) => () => {
    act();
    redraw();
  };
  return [
    { key: 'p', act: doing(() => (control.isPaused() ? control.resume() : control.pause())) },
    { key: 's', act: doing(control.skip) },
    { key: 'q', act: doing(control.stop) },
  ];
}

const signals = {
  raise: (signal: NodeJS.Signals) => void process.kill(process.pid, signal),
  onGoingOn: (heard: () => void) => {
    process.on('SIGCONT', heard);
    return () => void process.off('SIGCONT', heard);
  },
};

/** Shows where an exploration is, from the beginning: a screen that is drawn anew on a terminal, lines elsewhere. */
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
    const lines = renderScreen(control.status(), columnsOf(stderr), control.isPaused());
    stderr.write(erase() + lines.map((line) => `${line}\n`).join(''));
    drawn = lines.length;
  };
  draw();
  const timer = setInterval(draw, isTerminal ? screenMs : lineMs);
  timer.unref();
  const stopKeys = hasTerminal() ? readSingleKeys(process.stdin, keysFor(control, draw), signals) : () => {};
  return () => {
    clearInterval(timer);
    stopKeys();
    if (isTerminal) stderr.write(erase());
  };
}
