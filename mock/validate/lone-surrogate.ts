/** Tells a text that has no UTF-8; pydantic calls it string_unicode wherever it reads the characters of a text. */
export function hasLoneSurrogate(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
