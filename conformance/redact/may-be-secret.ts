/** Within an object, shorter texts are words such as `bearer`; where they are called api_key they are hidden anyway. */
export const shortestInside = 8;
const longestWord = 20;

/** Words such as `required` stand elsewhere too, and are none. */
export const mayBeSecret = (text: string): boolean =>
  text.length >= shortestInside && (/\d/.test(text) || text.length >= longestWord);
