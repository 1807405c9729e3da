import type { Exploration, MutationTally } from '../run/exploration.ts';

/** What is known at the end of an exploration. */
export interface Explored {
  readonly durationMs: number;
  readonly lastNewMs: number;
  readonly off: readonly string[];
  readonly mutations: readonly MutationTally[];
  readonly agents: number;
  readonly words: number;
  readonly givenUp: readonly string[];
  readonly isReadOnly: boolean;
}

const minutes = (ms: number) =>
  ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;

/** Of fewer tries nobody learns anything. */
const leastTries = 10;

/** What to try next, a sentence each, the most promising first. */
export function whatNext(explored: Explored): Exploration['next'] {
  const { durationMs, lastNewMs, off, mutations, agents, words, givenUp, isReadOnly } = explored;
  const since = durationMs - lastNewMs;
  const fruitful = mutations.filter(({ fruitful: count, tried }) => count > 0 && tried >= leastTries);
  const [best] = fruitful.toSorted(
    (left, right) => right.fruitful / right.tried - left.fruitful / left.tried,
  );
  return [
    since < durationMs / 4
      ? `Run for longer: something new was met ${minutes(since)} before the end.`
      : `Nothing new was met in the last ${minutes(since)}: another seed, or words of the domain with --dictionary, may lead further.`,
    ...(isReadOnly ? ['Leave --read-only out, on a deployment where agents may be changed.'] : []),
    ...(agents < 2 && !isReadOnly
      ? ['Name a second agent with --agent-id: whether one disturbs another was not seen.']
      : []),
    ...(off.length === 0 ? [] : [`Allow what was off, where it can do no harm: --allow ${off.join(',')}.`]),
    ...(words === 0 ? ['Give words of the domain with --dictionary: none were given.'] : []),
    ...givenUp.map(
      (operation) => `Look at ${operation}: it was given up, for it left too many requests unanswered.`,
    ),
    ...(best === undefined
      ? []
      : [
          `Most came of ${best.name}: ${best.fruitful} new behaviour${best.fruitful === 1 ? '' : 's'} in ${best.tried} tries.`,
        ]),
  ];
}
