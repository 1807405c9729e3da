/** So often the rate is lowered though it changes nothing. */
const mostInVain = 3;
/** Fewer that were taken tell nothing. */
export const fewestTaken = 10;
/** So many lowerings are looked at, the older half beside the later one: the more, the slower the rate went down. */
const looked = [6, 12] as const;
const mostLooked = Math.max(...looked);
/** So much lower the rate has to be by then, and so much more would be taken if that had helped. */
const [lower, more] = [4, 2];

interface Lowering {
  /** How many were taken before it was refused. */
  readonly taken: number;
  /** Requests a second, before it was lowered. */
  readonly rate: number;
}

const takenOf = (all: readonly Lowering[]) => all.reduce((sum, { taken }) => sum + taken, 0);

/** Always refused after about as many, at whatever rate: a limit by the clock is none of it. */
function isByNumber(all: readonly Lowering[]): boolean {
  const last = all.slice(-1 - mostInVain);
  const { taken: first = 0 } = last[0] ?? {};
  return (
    last.length > mostInVain &&
    last.every(({ taken }) => taken >= fewestTaken && taken * 2 > first && taken < first * 2)
  );
}

/** The last ones where it was refused now and then, no more seldom at a far lower rate: it is chance. */
function lastByChance(all: readonly Lowering[]): readonly Lowering[] | undefined {
  for (const count of looked) {
    const last = all.slice(-count);
    const [older, later] = [last.slice(0, count / 2), last.slice(count / 2)];
    const [highest = 0, lowest = 0] = [last[0]?.rate, last.at(-1)?.rate];
    const isSeldom = takenOf(older) >= fewestTaken * older.length;
    const isInVain = takenOf(later) < takenOf(older) * more;
    if (last.length === count && highest >= lowest * lower && isSeldom && isInVain) return last;
  }
  return undefined;
}

/**
 * Watches what lowering the rate brings. Where it changes nothing, the rate is not what is refused, and the one to go
 * back to is told. From then on nothing is lowered, until far fewer are taken again and again.
 */
export class LoweringWatch {
  #past: Lowering[] = [];
  #usual: number | undefined;
  /** The highest rate to go back to that was told. */
  #highest = 0;

  /** Whether lowering the rate was seen to change nothing. */
  get isInVain(): boolean {
    return this.#usual !== undefined;
  }

  /** Takes note of a lowering; the rate to go back to where it is in vain. */
  note(lowering: Lowering): number | undefined {
    this.#past = [...this.#past, lowering].slice(-mostLooked);
    if (this.#usual !== undefined)
      return this.#isStillInVain(this.#usual, lowering) ? lowering.rate : undefined;
    const from =
      lastByChance(this.#past) ?? (isByNumber(this.#past) ? this.#past.slice(-1 - mostInVain) : []);
    if (from.length === 0) return undefined;
    this.#usual = takenOf(from) / from.length;
    this.#past = [];
    this.#highest = Math.max(this.#highest, ...from.map(({ rate }) => rate));
    return this.#highest;
  }

  #isStillInVain(usual: number, lowering: Lowering): boolean {
    const last = this.#past.slice(-mostInVain);
    if (last.length < mostInVain || !last.every(({ taken }) => taken * lower < usual)) return true;
    this.#usual = undefined;
    this.#past = [lowering];
    return false;
  }
}
