import fc from 'fast-check';
import type { PairedProperty } from './paired-property.ts';
import type { PairedRequest } from './paired-request.ts';

/** A request to both, and where fast-check finds it again. */
export interface PlannedPair {
  readonly paired: PairedRequest;
  readonly property: PairedProperty;
  readonly seed: number;
  readonly index: number;
  readonly order: number;
}

/** Requests are made in rounds, so that a long run needs no more memory than a short one. */
const casesOfARound = 600;

/** Every so many requests of a sort that repeats, one is sent again at once. */
const repeatEvery = 8;

/** The requests of one sort in one round, spread over it. */
function sample(property: PairedProperty, seed: number, size: number) {
  return fc.sample(property.requests, { seed, numRuns: size }).flatMap((paired, index) => {
    const dealt = { at: (index + 0.5) / size, planned: { paired, property, seed, index } };
    return property.repeats === true && index % repeatEvery === 0 ? [dealt, dealt] : [dealt];
  });
}

/** Those that take part: all of them, or so many, spread evenly; first those that are never left out. */
const thin = (all: readonly PairedProperty[], most: number): readonly PairedProperty[] => {
  const always = all.filter(({ isAlwaysSent }) => isAlwaysSent === true).slice(0, most);
  const others = all.filter(({ isAlwaysSent }) => isAlwaysSent !== true);
  const size = Math.min(others.length, most - always.length);
  const step = Math.max(1, others.length / Math.max(1, size));
  const spread = Array.from({ length: size }, (_, turn) => others[Math.floor(turn * step)] ?? []);
  return [...always, ...spread.flat()];
};

/** First what is systematic, then rounds in which every random sort has its share, dealt out evenly: sequences are mixed. */
export function* pairRounds(
  systematic: readonly PairedProperty[],
  random: readonly PairedProperty[],
  /** How many requests are made, and how many of them may create something. */
  { cases, seed, creations }: { readonly cases: number; readonly seed: number; readonly creations: number },
): Generator<readonly PlannedPair[]> {
  const first = thin(systematic, Math.ceil(cases * 0.6));
  yield first.flatMap((property, order) =>
    sample(property, seed, 1).map(({ planned }) => ({ ...planned, order })),
  );
  const shares = random.reduce((sum, { share }) => sum + share, 0);
  let created = first.filter(({ creates }) => creates).length;
  for (let round = 0, order = first.length; order < cases; round += 1) {
    const wanted = Math.min(casesOfARound, cases - order);
    const dealt = random.flatMap((property, number) => {
      const share = Math.max(1, Math.round((wanted * property.share) / shares));
      const size = property.creates ? Math.min(share, creations - created) : share;
      if (size <= 0) return [];
      if (property.creates) created += size;
      return sample(property, (seed + number * 7919 + round * 104_729) | 0, size);
    });
    const sorted = dealt.sort((left, right) => left.at - right.at).slice(0, wanted);
    if (sorted.length === 0) return;
    const from = order;
    order += sorted.length;
    yield sorted.map(({ planned }, index) => ({ ...planned, order: from + index }));
  }
}
