import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What a key does. */
export interface Key {
  readonly key: string;
  readonly about: string;
  readonly act: () => void | Promise<void>;
}

/** The keys and what they do, a line each. */
export function printKeys(keys: readonly Key[]): string {
  const lines = keys.map(({ key, about }) => `  press ${key} + enter to ${about}\n`);
  return `\n  Shortcuts\n${lines.join('')}\n`;
}

/** Reads keys as Vite does, a line each, until the function that is given is called. */
export function readKeys(
  input: Readable,
  keys: readonly Key[],
  tellFailure: (error: unknown) => void,
): () => void {
  const lines = createInterface({ input });
  lines.on('line', async (line) => {
    const key = keys.find((one) => one.key === line.trim().toLowerCase());
    try {
      await key?.act();
    } catch (error) {
      tellFailure(error);
    }
  });
  return () => lines.close();
}
