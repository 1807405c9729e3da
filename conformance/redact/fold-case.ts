/** A unit without regard to letter case, in either direction; what changes its length stays. */
function foldUnit(unit: string): string {
  const upper = unit.toUpperCase();
  const folded = (upper.length === 1 ? upper : unit).toLowerCase();
  return folded.length === 1 ? folded : unit;
}

const beyondAscii = /[\u0080-\uffff]/;

/** A text without regard to letter case, unit by unit; a plus is a space, as in a form. */
export function foldCase(text: string): string {
  const folded = beyondAscii.test(text)
    ? Array.from({ length: text.length }, (_, at) => foldUnit(text[at] ?? '')).join('')
    : text.toLowerCase();
  return folded.includes('+') ? folded.replaceAll('+', ' ') : folded;
}
