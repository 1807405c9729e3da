import fc from 'fast-check';
import type { Field } from '../../spec/fields.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { conformingValues } from '../generate/field-values.ts';
import { openValues } from '../generate/open-values.ts';
import { wrongValues } from '../generate/wrong-values.ts';
import type { Dice } from './dice.ts';

/** Making a value takes longer than sending it: so many are made of each sort, and then drawn from. */
const poolSize = 80;

/** Values for fields as the cases of `check` have them: most conform, some are open or wrong. */
export function createValuePool(dice: Dice): (field: Field, only?: 'conforming') => JsonValue {
  const pools = new Map<string, readonly (readonly JsonValue[])[]>();
  const sample = (values: fc.Arbitrary<JsonValue> | undefined) =>
    values === undefined ? [] : fc.sample(values, { seed: dice.below(2 ** 31), numRuns: poolSize });
  const poolsOf = (field: Field) => {
    const known = pools.get(field.name);
    if (known !== undefined) return known;
    const made = [
      sample(conformingValues(field)),
      sample(openValues(field)),
      sample(wrongValues(field)),
    ] as const;
    pools.set(field.name, made);
    return made;
  };
  return (field, only) => {
    const [conforming = [], open = [], wrong = []] = poolsOf(field);
    // Objects are open as a whole: none conforms by any clause.
    const isOpen = field.kind === 'object' || field.kind === 'list-of-objects';
    if (only === 'conforming') return dice.pick(isOpen ? open : conforming) ?? null;
    if (dice.chance(0.08)) return null;
    const chosen = dice.chance(0.8) ? conforming : dice.chance(0.5) && open.length > 0 ? open : wrong;
    return dice.pick(chosen) ?? null;
  };
}
