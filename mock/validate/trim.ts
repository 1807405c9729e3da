/** Drops characters from both ends, in linear time; a regular expression for the end is quadratic. */
export function trimCharacters(text: string, isDropped: (character: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isDropped(text.charAt(start))) start += 1;
  while (end > start && isDropped(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
