/** The number of single-character edits (swaps of neighbours included) that turn one word into the other. */
function distanceBetween(left: string, right: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforePrevious[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/** The candidate that the word was most likely meant to be, if one is near enough. */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distanceBetween(word, candidate) }))
    .sort((left, right) => left.distance - right.distance);
  const best = ranked[0];
  return best !== undefined && best.distance <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

/** A sentence for the end of an error: the near word if there is one, else the words there are. */
export function suggestWord(word: string, candidates: readonly string[]): string {
  const near = nearestWord(word, candidates);
  return near === undefined ? `It can be: ${candidates.join(', ')}.` : `Did you mean ${near}?`;
}
