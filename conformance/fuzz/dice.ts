/** A source of chance that begins with a seed: the same seed gives the same throws. */
export interface Dice {
  /** A whole number from 0 to below this. */
  readonly below: (limit: number) => number;
  readonly chance: (probability: number) => boolean;
  /** One of these; undefined where there are none. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined;
  /** A whole number from one to another, both included; short ones as often as long ones. */
  readonly length: (least: number, most: number) => number;
}

/** Mulberry32: 32 bits of state, which is plenty for choosing mutations. */
export function createDice(seed: number): Dice {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)],
    length: (least, most) => {
      const from = Math.max(1, least);
      return Math.min(most, Math.floor(from * ((most + 1) / from) ** next()));
    },
  };
}
