import { cutText } from './html/cut-text.ts';
import { nameCharacter, unseenCharacters } from './html/escape-text.ts';

/** U+FFFE and its like are no characters at all, and XML does not take them. */
const unseen = new RegExp(`${unseenCharacters.source}|\\p{Noncharacter_Code_Point}`, 'u');

/** Most of a text is plain, and that is told much faster than what is unseen. */
const notPlain = /[^ -~]/gu;
const notPlainNorLayout = /[^\n\t -~]/gu;

const nameIf = (wanted: RegExp) => (character: string) =>
  wanted.test(character) ? nameCharacter(character) : character;
const nameUnseen = nameIf(unseen);

/** A text from outside on one line, no longer than told, with everything in it that is not seen written out. */
export function visibleLine(text: string, most = Number.POSITIVE_INFINITY): string {
  return cutText(text, most).replace(notPlain, nameUnseen);
}

/** A text from outside that may keep its lines; how much of it there is, is told where it is cut. */
export function visibleLines(text: string, most = Number.POSITIVE_INFINITY): string {
  const shown = cutText(text, most);
  const note = shown === text ? '' : ` (${text.length} characters)`;
  return shown.replace(notPlainNorLayout, nameUnseen) + note;
}

/** A shell command from a record, as it can be pasted: with a character left out or written out it would send something else. */
export function commandLines(text: string, most: number): string {
  if (text.length > most)
    return `# the command is too long to show (${text.length} characters); run.json has it`;
  return visibleLines(text) === text
    ? text
    : '# the command has characters that are not seen; run.json has it';
}
