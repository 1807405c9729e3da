/** The beginning of a text, never half of a character. */
export function startOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/** A text of no more than so many characters; what is cut off is told by an ellipsis. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : `${startOf(text, most - 1)}…`;
}
