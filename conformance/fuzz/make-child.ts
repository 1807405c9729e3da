import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Corpus, CorpusEntry } from './corpus.ts';
import type { Dice } from './dice.ts';
import { type FuzzInput, mostSteps, withStep } from './fuzz-input.ts';
import type { Material, Mutation } from './mutations/mutation.ts';

/** An input that is about to be sent, and how it came about. */
export interface Child {
  readonly input: FuzzInput;
  readonly mutations: readonly string[];
  /** The entry in whose place it may stand, where it is a smaller one of it. */
  readonly trimOf?: CorpusEntry;
}

export interface Breeding {
  readonly material: Material;
  readonly corpus: Corpus;
  /** The cases of `check`. */
  readonly cases: readonly SentRequest[];
  /** Whether what answers told decides what is mutated. */
  readonly isGuided: boolean;
}

/** How much of what is sent is mutated from the corpus, and how often a smaller input is tried. */
const [fromCorpus, trimming] = [0.8, 0.12];
const mostTrims = 6;

/** The steps without one of them, or one of them with fewer members. */
function trim({ input }: CorpusEntry, dice: Dice): FuzzInput | undefined {
  const { steps } = input;
  if (steps.length > 1 && dice.chance(0.6))
    return { ...input, steps: steps.toSpliced(dice.below(steps.length - 1), 1) };
  const at = dice.below(steps.length);
  const step = steps[at];
  const parsed = typeof step?.body === 'string' ? parseJson(step.body) : undefined;
  if (step === undefined || parsed?.ok !== true || !isJsonObject(parsed.value)) return undefined;
  const members = Object.entries(parsed.value);
  if (members.length < 2) return undefined;
  const fewer = Object.fromEntries(members.filter(() => dice.chance(0.5)));
  return withStep(input, at, { ...step, body: printJson(fewer) });
}

/** How often a mutation is on; what goes out on a bare connection takes a multiple of the time. */
const [usual, raw] = [0.6, 0.15];

/** A random part of the mutations, for one batch: what one of them hides, another batch without it shows. */
export function someMutations(all: readonly Mutation[], { chance }: Dice): readonly Mutation[] {
  const some = all.filter(({ isRaw }) => chance(isRaw ? raw : usual));
  return some.length === 0 ? all : some;
}

function startOf({ material: { dice }, corpus, cases, isGuided }: Breeding): FuzzInput | undefined {
  const entry = isGuided && dice.chance(fromCorpus) ? corpus.pick(dice) : undefined;
  if (entry !== undefined) return entry.input;
  const request = dice.pick(cases);
  return request === undefined ? undefined : { steps: [request] };
}

/** Makes the next input: one to four mutations of an entry of the corpus, or of a case. */
export function makeChild(breeding: Breeding, mutations: readonly Mutation[]): Child | undefined {
  const { material, corpus, isGuided } = breeding;
  const { dice } = material;
  const entry = isGuided && dice.chance(trimming) ? corpus.any(dice) : undefined;
  if (entry !== undefined && entry.trims < mostTrims) {
    entry.trims += 1;
    const smaller = trim(entry, dice);
    if (smaller !== undefined) return { input: smaller, mutations: ['trim'], trimOf: entry };
  }
  let input = startOf(breeding);
  const names: string[] = [];
  for (let left = 1 + dice.below(4); left > 0 && input !== undefined; left -= 1) {
    const mutation = dice.pick(mutations);
    const mutated = mutation?.mutate(input, material);
    if (mutation === undefined || mutated === undefined) continue;
    names.push(mutation.name);
    input = mutated;
  }
  return input === undefined || input.steps.length > mostSteps ? undefined : { input, mutations: names };
}
