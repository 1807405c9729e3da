/** Addresses as pages write them, and where they really lead while a page is tried. */
export interface Addresses {
  readonly set: (written: string, real: string) => void;
  /** A snippet, with the real addresses in it. */
  readonly toReal: (text: string) => string;
  /** What a program printed, as it would have with the written ones. */
  readonly toWritten: (text: string) => string;
}

export function createAddresses(first: ReadonlyMap<string, string>): Addresses {
  const known = new Map(first);
  const replaceAll = (text: string, pairs: readonly (readonly [string, string])[]) =>
    pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  return {
    set: (written, real) => known.set(written, real),
    toReal: (text) => replaceAll(text, [...known]),
    toWritten: (text) =>
      replaceAll(
        text,
        [...known].map(([written, real]) => [real, written] as const),
      ),
  };
}
