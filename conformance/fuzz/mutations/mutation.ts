import type { Field } from '../../../spec/fields.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import type { Subject } from '../../oracle/subject.ts';
import type { Dice } from '../dice.ts';
import type { FuzzInput } from '../fuzz-input.ts';
import type { Words } from '../words.ts';

/** What mutations make their inputs from. */
export interface Material {
  readonly dice: Dice;
  readonly words: Words;
  readonly subject: Subject;
  /** The agents that may be updated. */
  readonly agentIds: readonly string[];
  /** The fields that may be written. */
  readonly fields: readonly Field[];
  /** A value for a field, as the cases of `check` have them: conforming, open or wrong unless only one will do. */
  readonly valueFor: (field: Field, only?: 'conforming') => JsonValue;
  /** Another input of the corpus, to splice with. */
  readonly other: () => FuzzInput | undefined;
}

/** One way to make another input of one. */
export interface Change {
  readonly name: string;
  /** What it does, in one sentence. */
  readonly about: string;
  /** What it may do to a real deployment: it is off away from loopback unless it is allowed by name. */
  readonly hurts?: string;
  /** It goes out on a bare connection, and is left out where there are none. */
  readonly isRaw?: true;
  /** How many times as often as others it is drawn. */
  readonly weight?: number;
  /** Undefined where it does not apply to the input. */
  readonly mutate: (input: FuzzInput, material: Material) => FuzzInput | undefined;
}

/** A change, and what it changes. */
export interface Mutation extends Change {
  /** Values of a body, the text of a body, how HTTP carries it, or which requests there are. */
  readonly depth: 'values' | 'text' | 'http' | 'sequence';
}
