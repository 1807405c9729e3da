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
  /** The cases of `check`, and those of them that the contract takes. */
  readonly cases: readonly SentRequest[];
  readonly takenCases: readonly SentRequest[];
  /** Whether what answers told decides what is mutated. */
  readonly isGuided: boolean;
}

/** How much of what is sent is mutated from the corpus, and how much of the rest from what the contract takes. */
const [fromCorpus, fromTakenCases] = [0.6, 0.6];
/** A smaller input is tried in place of an entry so often, in so much of its turns. */
const [mostTrims, trimming] = [16, 0.5];
/** Of so many mutations that are drawn, some apply. */
const mostDraws = 16;

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
  const fewer = members.filter(() => dice.chance(0.5));
  if (fewer.length === members.length) return undefined;
  return withStep(input, at, { ...step, body: printJson(Object.fromEntries(fewer)) });
}

/** How often a mutation is on; what goes out on a bare connection takes a multiple of the time. */
const [usual, raw] = [0.6, 0.3];

/** Whether what it makes leaves every agent in a state that the contract tells of. */
const isQuiet = ({ depth, hurts }: Mutation) =>
  (depth === 'values' || depth === 'sequence') && hurts === undefined;

/**
 * A random part of the mutations, for one batch: what one of them hides, another batch without it shows. A quiet batch
 * has none that may leave damage, after which agents are put back: states that take many updates come about only there.
 */
export function someMutations(
  all: readonly Mutation[],
  { chance }: Dice,
  isQuietBatch: boolean,
): readonly Mutation[] {
  const fit = isQuietBatch ? all.filter(isQuiet) : all;
  const some = fit.filter(({ isRaw }) => chance(isRaw ? raw : usual));
  // One that weighs more stands there more often.
  return (some.length === 0 ? fit : some).flatMap((one) =>
    Array.from({ length: one.weight ?? 1 }, () => one),
  );
}

function caseOf({ material: { dice }, cases, takenCases }: Breeding): FuzzInput | undefined {
  const isTaken = takenCases.length > 0 && dice.chance(fromTakenCases);
  const request = dice.pick(isTaken ? takenCases : cases);
  return request === undefined ? undefined : { steps: [request] };
}

/** Makes the next input: one to four mutations of an entry of the corpus, or of a case. */
export function makeChild(breeding: Breeding, mutations: readonly Mutation[]): Child | undefined {
  const { material, corpus, isGuided } = breeding;
  const { dice } = material;
  const entry = isGuided && dice.chance(fromCorpus) ? corpus.pick(dice) : undefined;
  if (entry !== undefined && entry.trims < mostTrims && dice.chance(trimming)) {
    entry.trims += 1;
    const smaller = trim(entry, dice);
    if (smaller !== undefined) return { input: smaller, mutations: ['trim'], trimOf: entry };
  }
  let input = entry?.input ?? caseOf(breeding);
  const names: string[] = [];
  const wanted = 1 + dice.below(4);
  for (let draws = mostDraws; draws > 0 && names.length < wanted && input !== undefined; draws -= 1) {
    const mutation = dice.pick(mutations);
    const mutated = mutation?.mutate(input, material);
    if (mutation === undefined || mutated === undefined) continue;
    names.push(mutation.name);
    input = mutated;
  }
  return input === undefined || input.steps.length > mostSteps ? undefined : { input, mutations: names };
}
