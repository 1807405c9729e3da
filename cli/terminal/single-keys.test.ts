import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { readSingleKeys } from './single-keys.ts';

function terminal() {
  const events = new EventEmitter();
  const modes: boolean[] = [];
  const raised: string[] = [];
  let goOn = () => {};
  let isPaused = false;
  return {
    modes,
    raised,
    press: (text: string) => events.emit('data', Buffer.from(text)),
    goOn: () => goOn(),
    isPaused: () => isPaused,
    listeners: () => events.listenerCount('data'),
    input: {
      setRawMode: (isRaw: boolean) => modes.push(isRaw),
      on: events.on.bind(events),
      off: events.off.bind(events),
      resume: () => {
        isPaused = false;
      },
      pause: () => {
        isPaused = true;
      },
    },
    signals: {
      raise: (signal: string) => void raised.push(signal),
      onGoingOn: (heard: () => void) => {
        goOn = heard;
        return () => {
          goOn = () => {};
        };
      },
    },
  };
}

test('a key acts as it is pressed, in either letter case, and others do nothing', () => {
  const { input, signals, press, modes } = terminal();
  const pressed: string[] = [];
  readSingleKeys(input, [{ key: 'p', act: () => void pressed.push('p') }], signals);
  press('pPx');
  assert.deepEqual(pressed, ['p', 'p']);
  assert.deepEqual(modes, [true]);
});

test('Ctrl-C, Ctrl-Z and Ctrl-\\ are still signals, and the terminal is given back before them', () => {
  const { input, signals, press, modes, raised, goOn } = terminal();
  readSingleKeys(input, [], signals);
  press('\u001a');
  assert.deepEqual([raised, modes], [['SIGTSTP'], [true, false]]);
  goOn();
  assert.deepEqual(modes, [true, false, true]);
  press('\u0003\u001c');
  assert.deepEqual(raised, ['SIGTSTP', 'SIGINT', 'SIGQUIT']);
});

test('at the end the terminal is as it was, and nobody listens', () => {
  const { input, signals, press, modes, isPaused, listeners } = terminal();
  let pressed = 0;
  const stop = readSingleKeys(
    input,
    [
      {
        key: 'q',
        act: () => {
          pressed += 1;
        },
      },
    ],
    signals,
  );
  stop();
  press('q');
  assert.deepEqual([pressed, modes.at(-1), isPaused(), listeners()], [0, false, true, 0]);
});
