/** What texts that are made at random consist of, the smaller alphabets first. */
const alphabets = {
  digits: '0123456789',
  hex: '0123456789abcdef',
  'upper-hex': '0123456789ABCDEF',
  lower: '0123456789abcdefghijklmnopqrstuvwxyz',
  upper: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  letters: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
} as const;

type Alphabet = keyof typeof alphabets;

/** A place for so many characters of an alphabet, as `{hex-32}`; the groups are the alphabet and the length. */
export const varyingTextPlace = `(${Object.keys(alphabets).join('|')})-(\\d{1,3})`;

const isAlphabet = (name: string): name is Alphabet => Object.hasOwn(alphabets, name);

const longest = 999;
/** Fewer digits are a count, which has one more some day. */
const shortestNumber = 6;

/** A text of an alphabet, chosen character by character. */
export function textOfAlphabet(name: string, length: number, next: () => number): string {
  const characters = isAlphabet(name) ? alphabets[name] : alphabets.hex;
  return Array.from({ length }, () => characters[next() % characters.length]).join('');
}

const smallestFor = (text: string): string | undefined =>
  Object.entries(alphabets).find(([, characters]) => [...text].every((one) => characters.includes(one)))?.[0];

const partsOf = (text: string) => text.split(/([^0-9A-Za-z]+)/);

/** A template of two texts that differ only in parts of one length: these are places. Undefined for any others. */
export function placeVarying(left: string, right: string): string | undefined {
  const [lefts, rights] = [partsOf(left), partsOf(right)];
  if (lefts.length !== rights.length) return undefined;
  const placed = lefts.map((part, index) => {
    const other = rights[index];
    if (part === other) return part;
    if (part.length !== other?.length || part.length > longest) return undefined;
    const alphabet = smallestFor(part + other);
    return alphabet === undefined || (alphabet === 'digits' && part.length < shortestNumber)
      ? undefined
      : `{${alphabet}-${part.length}}`;
  });
  return placed.every((part) => part !== undefined) ? placed.join('') : undefined;
}
