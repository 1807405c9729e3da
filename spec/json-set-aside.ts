import { interpretInteger, scanFraction, scanInteger } from './json-literal.ts';
import { JsonNumber } from './json-value.ts';

/** What may follow a number. The end of the text may too: charAt gives '' there, which every string includes. */
const delimiters = ',]} \n\r\t';

/** A text without the numbers that JSON.parse would round, and those numbers. */
type SetAside = { readonly text: string; readonly numbers: readonly (number | JsonNumber)[] };

/** An array or object that JSON.parse made, where numbers are put back in place. */
export type ParsedContainer = ParsedValue[] | { [key: string]: ParsedValue };

/** A value that JSON.parse made, or a number put back. */
export type ParsedValue = null | boolean | string | number | JsonNumber | ParsedContainer;

/**
 * Writes 0.5, 1.5, 2.5 and so on for the number literals that start at the given offsets. JSON.parse refuses
 * the new text where it would refuse the old one. Gives nothing if a literal does not end where a number may,
 * or is an integer of too many digits.
 */
export function setNumbersAside(
  text: string,
  starts: readonly number[],
  maxIntegerDigits: number,
): SetAside | undefined {
  const numbers: (number | JsonNumber)[] = [];
  let rewritten = '';
  let end = 0;
  for (const start of starts) {
    const integerEnd = start < end ? -1 : scanInteger(text, start);
    if (integerEnd < 0) continue;
    const numberEnd = scanFraction(text, integerEnd);
    const literal = text.slice(start, numberEnd);
    // What else follows is a fault, and could extend the new number to a right one: 01e5 to 0.51e5.
    if (!delimiters.includes(text.charAt(numberEnd))) return undefined;
    // The sign stays: without it a stray sign before the number would become its own.
    const sign = literal.startsWith('-') ? '-' : '';
    const isInteger = numberEnd === integerEnd;
    if (isInteger && literal.length - sign.length > maxIntegerDigits) return undefined;
    rewritten += `${text.slice(end, start)}${sign}${numbers.length}.5`;
    numbers.push(isInteger ? interpretInteger(literal) : new JsonNumber(literal));
    end = numberEnd;
  }
  return { text: rewritten + text.slice(end), numbers };
}

/** Gives the number that a parsed one stands for: only those that were set aside have a fraction there. */
export function putNumberBack(parsed: number, numbers: SetAside['numbers']): number | JsonNumber {
  return Number.isInteger(parsed) ? parsed : (numbers[Math.floor(Math.abs(parsed))] ?? parsed);
}

/** Puts back the numbers within a container, and counts the keys within it. */
export function putNumbersBack(container: ParsedContainer, numbers: SetAside['numbers']): number {
  let keyCount = 0;
  if (Array.isArray(container)) {
    for (let index = 0; index < container.length; index += 1) {
      const value = container[index];
      if (typeof value === 'number') {
        if (!Number.isInteger(value)) container[index] = putNumberBack(value, numbers);
      } else if (isParsedContainer(value)) keyCount += putNumbersBack(value, numbers);
    }
    return keyCount;
  }
  for (const key in container) {
    keyCount += 1;
    const value = container[key];
    if (typeof value === 'number') {
      // The property is there already and the object's own, so even `__proto__` is assigned as one.
      if (!Number.isInteger(value)) container[key] = putNumberBack(value, numbers);
    } else if (isParsedContainer(value)) keyCount += putNumbersBack(value, numbers);
  }
  return keyCount;
}

/** Tells an array or object that JSON.parse made; a number put back is not asked about. */
export function isParsedContainer(value: ParsedValue | undefined): value is ParsedContainer {
  return typeof value === 'object' && value !== null;
}
