/** A spelling of a secret, folded, as it is looked for. */
export interface Needle {
  readonly text: string;
  /** It shares its first and its last character with what stands around it, as base64 does: so many go with it. */
  readonly before: 0 | 1;
  readonly after: 0 | 1;
  /** It is taken out only where no letter, digit or underscore stands beside it. */
  readonly isWord: boolean;
}

/** The beginnings of needles, each a node; 0 is the empty one (Aho and Corasick, 1975). */
export interface NeedleTree {
  /** The longest beginning that a node and one more unit end with. */
  readonly step: (node: number, unit: number) => number;
  /** How long the beginning is. */
  readonly depthOf: (node: number) => number;
  /** The needles that are this beginning in whole. */
  readonly needlesAt: (node: number) => readonly Needle[];
  /** The next shorter node that ends this one and is a needle in whole; 0 where there is none. */
  readonly shorterOf: (node: number) => number;
}

const none: readonly Needle[] = [];

/** Children of nodes: nearly every node has one, which needs no map. */
function createChildren() {
  const firstUnits: number[] = [-1];
  const firstNodes: number[] = [0];
  const others = new Map<number, number>();
  const keyOf = (node: number, unit: number) => node * 0x10000 + unit;
  return {
    get: (node: number, unit: number): number =>
      firstUnits[node] === unit ? (firstNodes[node] ?? 0) : (others.get(keyOf(node, unit)) ?? 0),
    add: (node: number, unit: number): number => {
      const child = firstUnits.push(-1) - 1;
      firstNodes.push(0);
      if (firstUnits[node] === -1) {
        firstUnits[node] = unit;
        firstNodes[node] = child;
      } else others.set(keyOf(node, unit), child);
      return child;
    },
  };
}

/** Plants needles, so that a text is looked through once for all of them. */
export function growNeedleTree(needles: readonly Needle[]): NeedleTree {
  const children = createChildren();
  const depths: number[] = [0];
  const parents: number[] = [0];
  const units: number[] = [0];
  const ended = new Map<number, Needle[]>();
  for (const needle of needles) {
    let node = 0;
    for (let at = 0; at < needle.text.length; at += 1) {
      const unit = needle.text.charCodeAt(at);
      let next = children.get(node, unit);
      if (next === 0) {
        next = children.add(node, unit);
        depths[next] = at + 1;
        parents[next] = node;
        units[next] = unit;
      }
      node = next;
    }
    ended.set(node, [...(ended.get(node) ?? []), needle]);
  }
  const suffixes = new Int32Array(depths.length);
  const shorter = new Int32Array(depths.length);
  const step = (from: number, unit: number): number => {
    for (let node = from; ; node = suffixes[node] ?? 0) {
      const next = children.get(node, unit);
      if (next !== 0 || node === 0) return next;
    }
  };
  const byDepth = Array.from(depths.keys()).sort((left, right) => (depths[left] ?? 0) - (depths[right] ?? 0));
  for (const node of byDepth) {
    if ((depths[node] ?? 0) < 2) continue;
    const suffix = step(suffixes[parents[node] ?? 0] ?? 0, units[node] ?? 0);
    suffixes[node] = suffix;
    shorter[node] = ended.has(suffix) ? suffix : (shorter[suffix] ?? 0);
  }
  return {
    step,
    depthOf: (node) => depths[node] ?? 0,
    needlesAt: (node) => ended.get(node) ?? none,
    shorterOf: (node) => shorter[node] ?? 0,
  };
}
