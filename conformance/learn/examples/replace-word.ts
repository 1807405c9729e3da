const beginsBefore = (character: string) => /^[\w{]$/.test(character);
const goesOnAfter = (character: string) => /^[\w}]$/.test(character);

/** A text with something else for a word, where it stands by itself: not in a longer word, and not as the name of a place. */
export function replaceWord(text: string, word: string, replacement: string): string {
  if (word === '') return text;
  const [first = '', ...others] = text.split(word);
  let [replaced, before] = [first, first];
  for (const [index, after] of others.entries()) {
    // Where nothing stands between two of them, each is beside the other.
    const left = before === '' && index > 0 ? word : before;
    const right = after === '' && index < others.length - 1 ? word : after;
    const isPart = beginsBefore(left.slice(-1)) || goesOnAfter(right.slice(0, 1));
    replaced += (isPart ? word : replacement) + after;
    before = after;
  }
  return replaced;
}
