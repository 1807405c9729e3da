import { builtInScenarios } from '../../mock/scenario/built-in/built-in-scenarios.ts';
import type { ServedMock } from '../../mock/start-mock.ts';
import { readState } from '../../mock/state/world.ts';
import { printJsonLines } from '../../spec/json-print-lines.ts';
import { type Key, printKeys } from './keys.ts';
import type { RunningScreen } from './running-screen.ts';
import { loadScenario } from './scenario-file.ts';

/** What keys need beside the mock itself. */
export interface KeyParts {
  readonly screen: Pick<RunningScreen, 'showNote' | 'showText'>;
  readonly writeSnapshot: (text: string) => Promise<string>;
  readonly open: () => Promise<void>;
  readonly quit: () => void;
}

/** Clears the screen and what is above it (ECMA-48: erase, erase what scrolled off, cursor home). */
const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

/** The scenario behind the one in force, in the order in which they are listed. */
function nextScenario(name: string | undefined): string {
  const names = Object.keys(builtInScenarios);
  return names[(names.indexOf(name ?? 'happy') + 1) % names.length] ?? 'happy';
}

/** The keys of a mock that runs in a terminal, those of Vite where it has them. */
export function keysOf(
  { mock }: ServedMock,
  { screen, writeSnapshot, open, quit }: KeyParts,
): readonly Key[] {
  const bucket = () => mock.bucket();
  const keys: readonly Key[] = [
    {
      key: 'r',
      about: 'reset the state and the journal',
      act: () => {
        bucket().reset();
        screen.showNote({ event: 'reset', text: 'state and journal are as they were at the start' });
      },
    },
    {
      key: 's',
      about: 'save a snapshot of the state',
      act: async () => {
        const file = await writeSnapshot(printJsonLines(readState(bucket().world)));
        screen.showNote({ event: 'snapshot', file, text: `the state was written to ${file}` });
      },
    },
    {
      key: 'n',
      about: 'play the next scenario',
      act: async () => {
        const name = nextScenario(bucket().worlds.playbook.inForce?.scenario.name);
        bucket().useOnly(await loadScenario(name));
        screen.showNote({ event: 'scenario', name, text: `scenario ${name}` });
      },
    },
    { key: 'o', about: 'open it in a browser', act: open },
    { key: 'c', about: 'clear the screen', act: () => screen.showText(clearScreen) },
    { key: 'q', about: 'quit', act: quit },
  ];
  const help: Key = {
    key: 'h',
    about: 'show this help',
    act: () => screen.showText(printKeys([...keys, help])),
  };
  return [...keys, help];
}
