/** So often the rate is lowered though it changes nothing. */
const mostInVain = 3;
/** Fewer that were taken tell nothing. */
export const fewestTaken = 10;
/** So many lowerings are looked at, the older half beside the later one. */
const looked = 6;
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

/** Refused now and then, no more seldom at a far lower rate: it is chance. */
function isByChance(all: readonly Lowering[]): boolean {
  const last = all.slice(-looked);
  const [older, later] = [last.slice(0, looked / 2), last.slice(looked / 2)];
  const [highest = 0, lowest = 0] = [last[0]?.rate, last.at(-1)?.rate];
  return (
    last.length === looked &&
    highest >= lowest * lower &&
    takenOf(older) >= fewestTaken * older.length &&
    takenOf(later) < takenOf(older) * more
  );
}

/**
 * Watches what lowering the rate brings. Where it changes nothing, the rate is not what is refused, and the one to go
 * back to is told. From then on nothing is lowered, until far fewer are taken again and again.
 */
export function createLoweringWatch(): (lowering: Lowering) => number | undefined {
  let past: Lowering[] = [];
  let usual: number | undefined;
  return (lowering) => {
    past = [...past, lowering].slice(-looked);
    const last = past.slice(-mostInVain);
    if (usual !== undefined) {
      const isFew = ({ taken }: Lowering) => taken * lower < (usual ?? 0);
      if (last.length < mostInVain || !last.every(isFew)) return lowering.rate;
      usual = undefined;
      past = [lowering];
      return undefined;
    }
    if (!isByNumber(past) && !isByChance(past)) return undefined;
    const from = isByChance(past) ? past : past.slice(-1 - mostInVain);
    usual = takenOf(from) / from.length;
    past = [];
    return from[0]?.rate;
  };
}
