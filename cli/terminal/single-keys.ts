/** What a key does. */
export interface SingleKey {
  readonly key: string;
  readonly act: () => void;
}

/** A terminal that gives keys as they are pressed; node's standard input is one. */
export interface KeyInput {
  readonly setRawMode: (isRaw: boolean) => unknown;
  readonly on: (event: 'data', heard: (chunk: Buffer | string) => void) => unknown;
  readonly off: (event: 'data', heard: (chunk: Buffer | string) => void) => unknown;
  readonly resume: () => unknown;
  readonly pause: () => unknown;
}

/** What a terminal that gives single keys no longer turns into a signal by itself. */
const signals: ReadonlyMap<string, 'SIGINT' | 'SIGTSTP' | 'SIGQUIT'> = new Map([
  ['\u0003', 'SIGINT'],
  ['\u001a', 'SIGTSTP'],
  ['\u001c', 'SIGQUIT'],
]);

/** Where this process is sent a signal, and told that it goes on after one that stopped it. */
export interface Signals {
  readonly raise: (signal: 'SIGINT' | 'SIGTSTP' | 'SIGQUIT') => void;
  readonly onGoingOn: (heard: () => void) => () => void;
}

/** Reads single keys without enter, until the function that is given is called; the terminal is then as it was. */
export function readSingleKeys(input: KeyInput, keys: readonly SingleKey[], { raise, onGoingOn }: Signals) {
  const hear = (chunk: Buffer | string) => {
    for (const letter of String(chunk)) {
      const signal = signals.get(letter);
      // Whoever has the terminal next finds it as it was.
      if (signal !== undefined) input.setRawMode(false);
      if (signal !== undefined) raise(signal);
      else keys.find(({ key }) => key === letter.toLowerCase())?.act();
    }
  };
  const takeOver = () => void input.setRawMode(true);
  takeOver();
  input.on('data', hear);
  input.resume();
  const forget = onGoingOn(takeOver);
  return () => {
    forget();
    input.off('data', hear);
    input.setRawMode(false);
    input.pause();
  };
}
