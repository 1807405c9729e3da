import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';

/** One of these words. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (option: string, text: string): Word => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new Inability(`${option} ${text}`, 'unknown value', suggestWord(text, words));
  };

/** Several in one text, with commas between. */
export const readList = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

/** The same of an option that chooses: an unset variable in its place is not to choose all. */
export function readChosen(option: string, text: string | undefined): readonly string[] {
  const chosen = readList(text);
  if (text !== undefined && chosen.length === 0)
    throw new Inability(`${option} "${text}"`, 'it is empty', 'Name at least one, or leave the option out.');
  return chosen;
}

/** Several of these words. */
export const readChoices =
  <const Word extends string>(words: readonly Word[]) =>
  (option: string, text: string): readonly Word[] =>
    readList(text).map((one) => oneOf(words)(option, one));
