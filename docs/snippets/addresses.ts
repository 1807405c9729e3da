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
  // In one go, and whole ports alone: a real address may begin as a written one does.
  const replaceAll = (text: string, pairs: readonly (readonly [string, string])[]): string => {
    let result = '';
    for (let at = 0; at < text.length; ) {
      const pair = pairs.find(
        ([from]) => text.startsWith(from, at) && !/^\d/.test(text.slice(at + from.length)),
      );
      result += pair?.[1] ?? text.charAt(at);
      at += pair?.[0].length ?? 1;
    }
    return result;
  };
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
