import type { Dice } from './dice.ts';
import { type FuzzInput, sizeOf } from './fuzz-input.ts';

/** An input that showed something new, and what that was. */
export interface CorpusEntry {
  input: FuzzInput;
  readonly fingerprint: string;
  /** How often it was mutated. */
  picked: number;
  /** How often a smaller input was tried in its place. */
  trims: number;
  /** How often it is still mutated before its rarity decides. */
  turns: number;
}

/** The inputs that are kept: one for each behaviour, the smallest that was met. */
export interface Corpus {
  /** Notes what an input showed; the entry where that is new. */
  readonly note: (fingerprint: string, inputOf: () => FuzzInput) => CorpusEntry | undefined;
  /** An entry to mutate: of a few, the one whose behaviour is rarest. */
  readonly pick: (dice: Dice) => CorpusEntry | undefined;
  readonly any: (dice: Dice) => CorpusEntry | undefined;
  /** Lets an entry be mutated many times soon: what it showed is new, and it shows it each time. */
  readonly favour: (entry: CorpusEntry) => void;
  /** Puts a smaller input in the place of one that shows the same. */
  readonly shrink: (entry: CorpusEntry, input: FuzzInput) => boolean;
  readonly entries: () => readonly CorpusEntry[];
  /** How often each behaviour was met. */
  readonly hits: ReadonlyMap<string, number>;
}

/** So many are kept; a deployment that echoes what it is sent could bring about more than anybody can use. */
const mostEntries = 5000;
const mostFingerprints = 100_000;
const mostSize = 60_000;
/** All of them together: a long exploration is to stay within its memory. */
const mostHeld = 20_000_000;
/** So many are looked at when one is picked. */
const tournament = 6;

/** What is refused leads no further, and what is only read not much: it counts as met so many times as often. */
const [refusedWeight, readWeight] = [8, 6];
const refused = /^[^|]*\|4/;
const reading = /^(?:readEvolutionStatus|listAgents)/;
/** What was taken leads on to what else is: one of those is picked so often. Beyond the contract it leads nowhere. */
const accepted = /^[^| ]*\|2/;
const fromTaken = 0.6;

/** An entry that is favoured has so many turns, in so much of all picks; the newest one first. */
const [turnsOfNew, fromFavoured] = [120, 0.5];

/** How often a behaviour counts as met for each time that it was. */
const weightOf = (fingerprint: string) =>
  refused.test(fingerprint) ? refusedWeight : reading.test(fingerprint) ? readWeight : 1;

/** A corpus of nothing yet. */
export function createCorpus(): Corpus {
  const hits = new Map<string, number>();
  const entries: CorpusEntry[] = [];
  const taken: CorpusEntry[] = [];
  const favoured: CorpusEntry[] = [];
  let held = 0;
  const rarity = ({ fingerprint, picked }: CorpusEntry) =>
    ((hits.get(fingerprint) ?? 0) + picked) * weightOf(fingerprint);
  return {
    hits,
    entries: () => entries,
    note: (fingerprint, inputOf) => {
      const met = hits.get(fingerprint);
      if (met !== undefined || hits.size < mostFingerprints) hits.set(fingerprint, (met ?? 0) + 1);
      if (met !== undefined || entries.length >= mostEntries) return undefined;
      const input = inputOf();
      const size = sizeOf(input);
      if (size > mostSize || held + size > mostHeld) return undefined;
      held += size;
      const entry: CorpusEntry = { input, fingerprint, picked: 0, trims: 0, turns: 0 };
      entries.push(entry);
      if (accepted.test(fingerprint)) taken.push(entry);
      return entry;
    },
    favour: (entry) => {
      entry.turns = turnsOfNew;
      favoured.push(entry);
    },
    pick: (dice) => {
      const next = favoured.at(-1);
      if (next !== undefined && dice.chance(fromFavoured)) {
        next.turns -= 1;
        next.picked += 1;
        if (next.turns <= 0) favoured.splice(favoured.indexOf(next), 1);
        return next;
      }
      const from = taken.length > 0 && dice.chance(fromTaken) ? taken : entries;
      let best: CorpusEntry | undefined;
      for (let left = tournament; left > 0; left -= 1) {
        const one = dice.pick(from);
        if (one !== undefined && (best === undefined || rarity(one) < rarity(best))) best = one;
      }
      if (best !== undefined) best.picked += 1;
      return best;
    },
    any: (dice) => dice.pick(entries),
    shrink: (entry, input) => {
      const saved = sizeOf(entry.input) - sizeOf(input);
      if (saved <= 0) return false;
      held -= saved;
      entry.input = input;
      return true;
    },
  };
}
