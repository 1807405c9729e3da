/** A text of so many characters, made by saying a unit again; a character that the end would cut is an x. */
export function textOf(length: number, unit: string): string {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  return text.isWellFormed() ? text : `${text.slice(0, -1)}x`;
}
