/** Bodies of JSON that are no object, and long: what reads a body in bulk, or piece by piece, may ask for less. */
export const longOtherBodies: readonly (readonly [name: string, body: string])[] = [
  ['list of 25 numbers', JSON.stringify(Array.from({ length: 25 }, (_, index) => index))],
  ['list of 150 objects', JSON.stringify(Array.from({ length: 150 }, () => ({})))],
  ['list of 1000 texts', JSON.stringify(Array.from({ length: 1000 }, (_, index) => `kit-${index}`))],
  // Whoever goes down into a body, and not around in it, comes to an end of the stack.
  ['list of 60 levels', `${'['.repeat(60)}${']'.repeat(60)}`],
  ['list of 100 levels', `${'['.repeat(100)}5${']'.repeat(100)}`],
  ['text of 5000 characters', JSON.stringify('kit '.repeat(1250))],
  ['number of 19 digits', '9223372036854775807'],
  ['number with an exponent', '1e5'],
];
