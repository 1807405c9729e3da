/** Some of the factors, and which combinations of their levels no row has yet. */
interface FactorSet {
  readonly factors: readonly number[];
  /** By the number that the levels make, as digits: 1 where no row has them. */
  readonly left: Uint8Array;
  count: number;
}

type Row = (number | undefined)[];

/** Every way to choose so many of the first `count` numbers, in order. */
function choose(count: number, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return Array.from({ length: count }, (_, last) =>
    choose(last, size - 1).map((others) => [...others, last]),
  ).flat();
}

/** The levels of a row at some factors as one number; -1 where one of them is not chosen yet. */
function numberOf(factors: readonly number[], row: Row, levels: readonly number[]): number {
  let number = 0;
  for (const factor of factors) {
    const level = row[factor];
    if (level === undefined) return -1;
    number = number * (levels[factor] ?? 1) + level;
  }
  return number;
}

/** A row with a combination in it that no other row has; the rest is not chosen yet. */
function beginRow(sets: readonly FactorSet[], levels: readonly number[]): Row | undefined {
  const set = sets.find(({ count }) => count > 0);
  if (set === undefined) return undefined;
  const row: Row = levels.map(() => undefined);
  let number = set.left.indexOf(1);
  for (const factor of [...set.factors].reverse()) {
    const count = levels[factor] ?? 1;
    row[factor] = number % count;
    number = Math.floor(number / count);
  }
  return row;
}

/**
 * Rows in which every combination of levels of any `strength` factors is there, greedily few of them; `levels` says
 * how many each factor has. The same for the same levels.
 */
export function coveringArray(levels: readonly number[], strength: 2 | 3): readonly (readonly number[])[] {
  const sets = choose(levels.length, strength).map((factors): FactorSet => {
    const count = factors.reduce((product, factor) => product * (levels[factor] ?? 1), 1);
    return { factors, left: new Uint8Array(count).fill(1), count };
  });
  const setsOf = levels.map((_, factor) => sets.filter(({ factors }) => factors.includes(factor)));
  const rows: (readonly number[])[] = [];
  const gainOf = (row: Row, factor: number) =>
    (setsOf[factor] ?? []).reduce((gain, set) => {
      const number = set.count === 0 ? -1 : numberOf(set.factors, row, levels);
      return gain + (number === -1 ? 0 : (set.left[number] ?? 0));
    }, 0);
  for (let row = beginRow(sets, levels); row !== undefined; row = beginRow(sets, levels)) {
    for (const [factor, count] of levels.entries()) {
      if (row[factor] !== undefined) continue;
      let [best, most] = [0, -1];
      for (let turn = 0; turn < count; turn += 1) {
        // Beginning elsewhere each time, so that where nothing is gained no level is preferred.
        const level = (rows.length + turn) % count;
        row[factor] = level;
        const gain = gainOf(row, factor);
        if (gain > most) [best, most] = [level, gain];
      }
      row[factor] = best;
    }
    for (const set of sets) {
      const number = numberOf(set.factors, row, levels);
      set.count -= set.left[number] ?? 0;
      set.left[number] = 0;
    }
    rows.push(row.map((level) => level ?? 0));
  }
  return rows;
}
