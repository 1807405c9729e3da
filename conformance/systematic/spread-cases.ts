/** A case as far as its order matters. */
export interface Spread {
  /** The agent that it writes to; undefined where it writes to none. */
  readonly lane: string | undefined;
  /** The fields that it supplies. */
  readonly fields: readonly string[];
}

/** A case, and the fields that it supplies. */
interface Supplying<One> {
  readonly one: One;
  readonly fields: readonly string[];
  /** The same for all that supply the same fields. */
  readonly key: string;
}

/** Cases that supply the same fields, in their order. */
interface Alike<One> {
  readonly cases: Supplying<One>[];
  /** Where its first case stands between none and all: another for each group, so that those of one case are apart. */
  readonly offset: number;
  sent: number;
}

/** The part of the golden ratio behind its point: multiples of it divide a length most evenly. */
const golden = 0.618;

const areApart = (left: Supplying<unknown> | undefined, right: Supplying<unknown> | undefined): boolean =>
  left === undefined || right === undefined || !left.fields.some((name) => right.fields.includes(name));

function groupAlike<One>(cases: readonly Supplying<One>[]): readonly Alike<One>[] {
  const groups = new Map<string, Alike<One>>();
  for (const one of cases) {
    const group = groups.get(one.key) ?? { cases: [], offset: (groups.size * golden) % 1, sent: 0 };
    group.cases.push(one);
    groups.set(one.key, group);
  }
  return [...groups.values()];
}

/** How far a group has come: all of them go on from the beginning to the end, so that each sort of case comes soon. */
const progressOf = ({ sent, offset, cases }: Alike<unknown>): number => (sent + offset) / cases.length;

/** The group that has come least far, of those that fit. */
function leastFar<One>(
  groups: readonly Alike<One>[],
  fits: (group: Alike<One>) => boolean,
): Alike<One> | undefined {
  let least: Alike<One> | undefined;
  for (const group of groups) {
    const isLess = least === undefined || progressOf(group) < progressOf(least);
    if (isLess && group.sent < group.cases.length && fits(group)) least = group;
  }
  return least;
}

/** The cases of one agent, each leaving alone what the one before it supplied, as far as there are such. */
function alternate<One>(cases: readonly Supplying<One>[]): readonly Supplying<One>[] {
  const groups = groupAlike(cases);
  const spread: Supplying<One>[] = [];
  while (spread.length < cases.length) {
    const last = spread.at(-1);
    const next = leastFar(groups, ({ cases: [one] }) => areApart(last, one)) ?? leastFar(groups, () => true);
    const one = next?.cases[next.sent];
    if (next === undefined || one === undefined) break;
    next.sent += 1;
    spread.splice(placeFor(one, spread), 0, one);
  }
  return spread;
}

/** The last place where a case is apart from those around it, behind those of its group; else behind all others. */
function placeFor(one: Supplying<unknown>, spread: readonly Supplying<unknown>[]): number {
  for (let place = spread.length; place > 0; place -= 1) {
    const before = spread[place - 1];
    if (before?.key === one.key) break;
    if (areApart(before, one) && areApart(one, spread[place])) return place;
  }
  return spread.length;
}

/**
 * Cases in an order in which an update supplies other fields than the one before it at the same agent: what was stored
 * then shows in the next answer, where it may be another than what was answered at first. Those of an agent keep the
 * places that its cases had.
 */
export function spreadCases<One>(cases: readonly One[], spreadOf: (one: One) => Spread): readonly One[] {
  const lanes = new Map<string, Supplying<One>[]>();
  const laneOf = cases.map((one) => {
    const { lane, fields } = spreadOf(one);
    if (lane === undefined) return undefined;
    const own = lanes.get(lane) ?? [];
    own.push({ one, fields, key: [...fields].sort().join() });
    lanes.set(lane, own);
    return lane;
  });
  const queues = new Map([...lanes].map(([lane, own]) => [lane, alternate(own).values()] as const));
  return cases.map((one, index) => {
    const lane = laneOf[index];
    return lane === undefined ? one : (queues.get(lane)?.next().value?.one ?? one);
  });
}
