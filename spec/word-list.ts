/** A list of words, written with white space between them: for long lists, whose words have none. A backslash is itself. */
export const wordList = ({ raw }: TemplateStringsArray): readonly string[] =>
  raw.join('').trim().split(/\s+/);
