/** A source of randomness that gives the same sequence for the same seed. */
export type Random = Readonly<ReturnType<typeof createRandom>>;

/** splitmix32: small, quick, and good enough for ids that need not be secret. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** A whole number from 0 to 2^32 - 1. */
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  const hex = () => next().toString(16).padStart(8, '0');
  /** Of version 4. */
  const uuid = () => {
    const [first, second, third, fourth] = [hex(), hex(), hex(), hex()];
    const variant = '89ab'[next() & 3];
    return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${fourth}`;
  };
  /** A number from 0 up to 1. */
  const fraction = () => next() / 2 ** 32;
  return { next, fraction, uuid };
}
