/** A case as far as its order matters. */
export interface Spread {
  /** The agent that it writes to; undefined where it writes to none. */
  readonly lane: string | undefined;
  /** The fields that it supplies. */
  readonly fields: readonly string[];
}

/** Cases that supply the same fields, in their order. */
interface Alike<One> {
  readonly fields: ReadonlySet<string>;
  readonly waiting: One[];
}

/** The cases of one agent, each leaving alone what the one before it supplied, as far as there are such. */
function alternate<One>(cases: readonly (readonly [one: One, fields: readonly string[]])[]): readonly One[] {
  const groups = new Map<string, Alike<One>>();
  for (const [one, fields] of cases) {
    const key = [...fields].sort().join();
    const group = groups.get(key) ?? { fields: new Set(fields), waiting: [] };
    group.waiting.push(one);
    groups.set(key, group);
  }
  const spread: One[] = [];
  let last: ReadonlySet<string> = new Set();
  const isApart = ({ fields }: Alike<One>) => ![...fields].some((name) => last.has(name));
  // Those of which there are most come first: what is left at the end has nothing to alternate with.
  const longest = (some: readonly Alike<One>[]) =>
    some.reduce<Alike<One> | undefined>(
      (most, group) => (group.waiting.length > (most?.waiting.length ?? 0) ? group : most),
      undefined,
    );
  while (spread.length < cases.length) {
    const all = [...groups.values()];
    const next = longest(all.filter(isApart)) ?? longest(all);
    const one = next?.waiting.shift();
    if (next === undefined || one === undefined) break;
    spread.push(one);
    last = next.fields;
  }
  return spread;
}

/**
 * Cases in an order in which an update supplies other fields than the one before it at the same agent: what was stored
 * then shows in the next answer, where it may be another than what was answered at first. Those of an agent keep the
 * places that its cases had.
 */
export function spreadCases<One>(cases: readonly One[], spreadOf: (one: One) => Spread): readonly One[] {
  const lanes = new Map<string, (readonly [one: One, fields: readonly string[]])[]>();
  const laneOf = cases.map((one) => {
    const { lane, fields } = spreadOf(one);
    if (lane === undefined) return undefined;
    const own = lanes.get(lane) ?? [];
    own.push([one, fields]);
    lanes.set(lane, own);
    return lane;
  });
  const queues = new Map([...lanes].map(([lane, own]) => [lane, alternate(own).values()] as const));
  return cases.map((one, index) => {
    const lane = laneOf[index];
    return lane === undefined ? one : (queues.get(lane)?.next().value ?? one);
  });
}
