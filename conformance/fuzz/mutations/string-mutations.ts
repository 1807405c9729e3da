import type { JsonValue } from '../../../spec/json-value.ts';
import { atValue } from './at-body.ts';
import type { Change } from './mutation.ts';
import { oddTexts } from './odd-texts.ts';

export const isText = (value: JsonValue): value is string => typeof value === 'string';

/** A text in place of another, as long as told, made by saying it again. */
const repeated = (text: string, length: number): string =>
  (text === '' ? 'x' : text).repeat(Math.ceil(length / Math.max(1, text.length))).slice(0, length);

/** Mutations of the strings in a body. */
export const stringMutations: readonly Change[] = [
  {
    name: 'odd-text',
    about:
      'puts an odd text in place of one: joined signs, right-to-left, controls, words of languages and shells',
    mutate: atValue((value, { dice }) => (isText(value) || value === null ? dice.pick(oddTexts) : undefined)),
  },
  {
    name: 'mix-text',
    about: 'puts an odd text into the middle of one',
    mutate: atValue((value, { dice }) => {
      const odd = dice.pick(oddTexts) ?? '';
      if (!isText(value)) return undefined;
      const at = dice.below(value.length + 1);
      return (value.slice(0, at) + odd + value.slice(at)).toWellFormed();
    }),
  },
  {
    name: 'stretch-text',
    about: 'says a text again until it has some length up to 4,200',
    mutate: atValue((value, { dice }) => {
      const unit = dice.pick(['x', 'é', '😀', 'word ', '0']) ?? 'x';
      const said = isText(value) && value.length > 1 && dice.chance(0.5) ? value : unit;
      const length = dice.length(8, 4200);
      // Letters of two units are cut in the middle only where they do not begin at an even place.
      const lead = dice.pick(['', 'x', 'xx']) ?? '';
      return isText(value) || value === null
        ? (lead + repeated(said, length)).slice(0, length).toWellFormed()
        : undefined;
    }),
  },
  {
    name: 'run-of-letters',
    about: 'puts thousands of one letter and another at the end, on which patterns may backtrack',
    hurts: 'a pattern that backtracks may hold the server for seconds',
    mutate: atValue((value, { dice }) => {
      const [letter, end] = [
        dice.pick(['0', '1', 'a', ' ', '-']) ?? '0',
        dice.pick(['x', '!', '.', '']) ?? '',
      ];
      return isText(value) || value === null ? letter.repeat(dice.length(200, 6000)) + end : undefined;
    }),
  },
  {
    name: 'huge-text',
    about: 'puts a text of up to 900,000 characters',
    hurts: 'huge bodies take memory and time of the server',
    mutate: atValue((value, { dice }) =>
      isText(value) || value === null ? 'x'.repeat(dice.length(20_000, 900_000)) : undefined,
    ),
  },
];
