import {
  canonicalDecimalText,
  type Decimal,
  isDecimalText,
  parseDecimal,
  plainLength,
  printDecimal,
} from '../../spec/decimal-text.ts';
import { JsonNumber } from '../../spec/json-value.ts';
import type { Parse } from './fault.ts';
import { readFloatLiteral } from './float-literal.ts';
import { readPythonDecimal } from './python-decimal.ts';
import { pythonFloatRepr } from './python-float.ts';
import { reject } from './reject.ts';

/** What test_score takes and how answers spell it: the points of a dialect that begin with its name. */
export interface DecimalSettings {
  readonly input: 'text-and-numbers' | 'text-only' | 'numbers-only';
  readonly laxText: 'accept' | 'reject';
  readonly answer: 'as-sent' | 'canonical';
}

/** As many as Python writes of an integer; an exponent may not blow a short text up beyond it. */
const mostCharacters = 4300;

const canonicalText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Takes what pydantic makes a Decimal of, and gives it as text of the contract's pattern (2.1), never rounded. */
export function decimalParser({ input: takes, laxText, answer }: DecimalSettings): Parse {
  return (input, loc, faults) => {
    if (typeof input === 'string') {
      if (takes === 'numbers-only') return reject('decimal_type', input, loc, faults);
      if (isDecimalText(input)) return answer === 'as-sent' ? input : spellCanonically(input);
      const decimal = laxText === 'accept' ? readPythonDecimal(input) : undefined;
      if (decimal === 'not finite') return reject('finite_number', input, loc, faults);
      if (decimal === undefined || isBlownUp(decimal, input)) {
        return reject('decimal_parsing', input, loc, faults);
      }
      return printDecimal(decimal);
    }
    if (takes === 'text-only') return reject('string_type', input, loc, faults);
    if (typeof input === 'number') return String(input);
    if (!(input instanceof JsonNumber)) return reject('decimal_type', input, loc, faults);
    const float = readFloatLiteral(input);
    if (float === undefined) return input.text;
    return Number.isFinite(float) ? printFloat(float) : reject('finite_number', input, loc, faults);
  };
}

function spellCanonically(text: string): string {
  return canonicalText.test(text) ? text : canonicalDecimalText(text);
}

/** A long text may be as long as it is, and get a zero before a bare point. */
function isBlownUp(decimal: Decimal, text: string): boolean {
  return plainLength(decimal) > Math.max(mostCharacters, text.length + 1);
}

function printFloat(float: number): string {
  const repr = pythonFloatRepr(float);
  const decimal = repr.includes('e') ? parseDecimal(repr) : undefined;
  return decimal === undefined ? repr : printDecimal(decimal);
}
