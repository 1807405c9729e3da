import { type Field, updateFields } from '../../spec/fields.ts';
import { wordList } from '../../spec/word-list.ts';
import type { Case } from './case.ts';
import { plainWords } from './plain-words.ts';
import { textForms, urlForms } from './text-forms.ts';
import { textSorts } from './text-sorts.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { usualIntegers, usualScores, usualUuids } from './usual-numbers.ts';
import type { ValueClass } from './value-class.ts';
import { type Column, valuesInTurn } from './values-in-turn.ts';

/** Of every size that is small, and around others: code that joins or pages lists has limits of its own. */
const sizes = [
  ...Array.from({ length: 64 }, (_, index) => index + 2),
  ...[99, 100, 101, 127, 128, 129, 150, 199, 201, 255, 256, 257],
];
const lists = sizes.map(
  (size): ValueClass => [`list of ${size} texts`, Array.from({ length: size }, (_, index) => `kit-${index}`)],
);

/** A double is a little less than each of these, or a little more when it is multiplied: who cuts or rounds shows it. */
const decimals = wordList`
  0.29 0.57 0.58 1.15 4.35 8.2 16.4 32.3 64.1 79.99 33.3 66.7 1.1 2.675 1.015 10.235 0.615 99.995 87.55 5.015
  0.005 0.045 12.345
`.map((text): ValueClass => [`the decimal ${text}`, text]);

/** What other fields get in the same updates. */
export const goingAlong: Partial<Record<Field['kind'], readonly ValueClass[]>> = {
  'list-of-texts': lists,
  'decimal-text': [...decimals, ...usualScores],
  integer: usualIntegers,
  uuid: usualUuids,
};

/** Every text field with every sort of text, each field with another sort in each update; other fields go along. */
export function textCases(plan: UpdatePlan): Generator<Case> {
  const fields = updateFields.filter(({ name, kind }) => kind === 'text' && !plan.leftAlone.has(name));
  const columns = fields.map((field, position): Column => {
    const words = field.name === 'agent_name' ? [] : plainWords;
    const sorts = [...textSorts, ...words, ...(field.name === 'agent_url' ? urlForms : textForms)];
    return [field, [...sorts.slice(position), ...sorts.slice(0, position)]];
  });
  const besides = updateFields.flatMap((field): readonly Column[] => {
    const classes = plan.leftAlone.has(field.name) ? undefined : goingAlong[field.kind];
    return classes === undefined ? [] : [[field, classes]];
  });
  return valuesInTurn('sorts of text', [...columns, ...besides], dealUpdates(plan));
}
