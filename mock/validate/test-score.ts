import {
  canonicalDecimalText,
  type Decimal,
  isDecimalText,
  parseDecimal,
  plainLength,
  printDecimal,
} from '../../spec/decimal-text.ts';
import { JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import { type Parse, rejected } from './fault.ts';
import { readFloatLiteral } from './float-literal.ts';
import { readPythonDecimal } from './python-decimal.ts';
import { pythonFloatRepr } from './python-float.ts';
import { reject } from './reject.ts';

/** What test_score takes and how answers spell it: the points of a dialect that begin with its name. */
export interface TestScoreSettings {
  readonly input: 'text-and-numbers' | 'text-only' | 'numbers-only';
  readonly laxText: 'accept' | 'reject';
  readonly answer: 'as-sent' | 'canonical' | 'shortest';
  /** `any`, or how many digits are taken. */
  readonly digits?: string;
}

/** As many as Python writes of an integer; an exponent may not blow a short text up beyond it. */
const mostCharacters = 4300;

const canonicalText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Takes what pydantic makes a Decimal of, and gives it as text of the contract's pattern (2.1, 2.2), never rounded. */
export function testScoreParser({ digits = 'any', ...settings }: TestScoreSettings): Parse {
  const parse = unboundedParser(settings);
  if (digits === 'any') return parse;
  const msg = `Decimal input should have no more than ${digits} digits in total`;
  return (input, loc, faults) => {
    const value = parse(input, loc, faults);
    if (value === rejected || countDigits(value) <= Number(digits)) return value;
    faults.push({ type: 'decimal_max_digits', loc, msg, input, ctx: { max_digits: Number(digits) } });
    return rejected;
  };
}

/** As pydantic counts them: zeros in front are none. */
const countDigits = (value: JsonValue) =>
  String(value)
    .replace(/^[+-]?0*/, '')
    .replace(/\D/g, '').length;

function unboundedParser({ input: takes, laxText, answer }: Omit<TestScoreSettings, 'digits'>): Parse {
  const spell = answer === 'shortest' ? dropZeros : (text: string) => text;
  return (input, loc, faults) => {
    if (typeof input === 'string') {
      if (takes === 'numbers-only') return reject('decimal_type', input, loc, faults);
      if (isDecimalText(input)) return answer === 'as-sent' ? input : spell(spellCanonically(input));
      const decimal = laxText === 'accept' ? readPythonDecimal(input) : undefined;
      if (decimal === 'not finite') return reject('finite_number', input, loc, faults);
      if (decimal === undefined || isBlownUp(decimal, input)) {
        return reject('decimal_parsing', input, loc, faults);
      }
      return spell(printDecimal(decimal));
    }
    if (takes === 'text-only') return reject('string_type', input, loc, faults);
    if (typeof input === 'number') return String(input);
    if (!(input instanceof JsonNumber)) return reject('decimal_type', input, loc, faults);
    const float = readFloatLiteral(input);
    if (float === undefined) return input.text;
    return Number.isFinite(float) ? spell(printFloat(float)) : reject('finite_number', input, loc, faults);
  };
}

/** Without zeros at the end of a fraction; in steps from the end, since a pattern would go back and forth. */
function dropZeros(text: string): string {
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
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
