import { describeFault, type JsonFault, type JsonFaultReason } from './json-fault.ts';
import { JsonFrame } from './json-frame.ts';
import { interpretInteger, scanFraction, scanInteger, scanString } from './json-literal.ts';
import { JsonNumber, type JsonValue } from './json-value.ts';

/** What a parse keeps to. */
export type JsonLimits = {
  /** Takes NaN, Infinity and -Infinity, as Python does. */
  readonly nonFinite: boolean;
  readonly maxDepth: number;
  readonly maxIntegerDigits: number;
};

/** What a text stands for. Repeated keys are listed as JSON pointers (RFC 6901); the last one wins. */
export type JsonDocument = {
  readonly ok: true;
  readonly value: JsonValue;
  readonly duplicateKeys: readonly string[];
};

/** Parses character by character, without recursion, telling faults as json.loads of CPython 3.11 does. */
export function parseExactly(text: string, limits: JsonLimits): JsonDocument | JsonFault {
  return new ExactParser(text, limits).parse();
}

class ExactParser {
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #frames: JsonFrame[] = [];
  readonly #duplicateKeys: string[] = [];
  #index = 0;
  #fault: JsonFault | undefined;

  constructor(text: string, limits: JsonLimits) {
    this.#text = text;
    this.#limits = limits;
  }

  parse(): JsonDocument | JsonFault {
    this.#skipWhiteSpace();
    while (this.#fault === undefined) {
      let value = this.#readValue();
      while (value !== undefined) {
        const frame = this.#frames.at(-1);
        if (frame === undefined) return this.#finish(value);
        frame.add(value);
        value = this.#readDelimiter(frame);
      }
    }
    return this.#fault;
  }

  #finish(value: JsonValue): JsonDocument | JsonFault {
    this.#skipWhiteSpace();
    if (this.#index === this.#text.length) return { ok: true, value, duplicateKeys: this.#duplicateKeys };
    return describeFault(this.#text, 'syntax', 'Extra data', this.#index);
  }

  /** Gives a scalar or an empty container; undefined after an opening bracket, or on a fault. */
  #readValue(): JsonValue | undefined {
    switch (this.#text[this.#index]) {
      case '"':
        return this.#readString();
      case '{':
        return this.#open({}, 'object', '}');
      case '[':
        return this.#open([], 'array', ']');
      case 'n':
        return this.#readWord('null', null);
      case 't':
        return this.#readWord('true', true);
      case 'f':
        return this.#readWord('false', false);
      case 'N':
        return this.#readNonFinite('NaN');
      case 'I':
        return this.#readNonFinite('Infinity');
      default:
        return this.#readNumber();
    }
  }

  #open(container: JsonFrame['container'], kind: string, closing: string): JsonValue | undefined {
    const outer = this.#frames.at(-1);
    if (this.#frames.length >= this.#limits.maxDepth) {
      const message = `maximum recursion depth exceeded while decoding a JSON ${kind} from a unicode string`;
      return this.#fail(message, this.#index, 'depth');
    }
    this.#index += 1;
    this.#skipWhiteSpace();
    if (this.#text[this.#index] === closing) {
      this.#index += 1;
      return container;
    }
    const frame = new JsonFrame(container, outer?.nextPointer ?? '');
    this.#frames.push(frame);
    if (kind === 'object') this.#readKey(frame);
    return undefined;
  }

  /** Reads what follows a member or element; gives the container once it is closed. */
  #readDelimiter(frame: JsonFrame): JsonValue | undefined {
    const isArray = Array.isArray(frame.container);
    this.#skipWhiteSpace();
    const delimiter = this.#text[this.#index];
    if (delimiter === (isArray ? ']' : '}')) {
      this.#index += 1;
      this.#frames.pop();
      return frame.container;
    }
    if (delimiter !== ',') return this.#fail("Expecting ',' delimiter", this.#index);
    this.#index += 1;
    this.#skipWhiteSpace();
    if (!isArray) this.#readKey(frame);
    return undefined;
  }

  #readKey(frame: JsonFrame): void {
    if (this.#text[this.#index] !== '"') {
      this.#fail('Expecting property name enclosed in double quotes', this.#index);
      return;
    }
    const key = this.#readString();
    if (key === undefined) return;
    if (frame.setKey(key)) this.#duplicateKeys.push(frame.nextPointer);
    this.#skipWhiteSpace();
    if (this.#text[this.#index] !== ':') {
      this.#fail("Expecting ':' delimiter", this.#index);
      return;
    }
    this.#index += 1;
    this.#skipWhiteSpace();
  }

  #readString(): string | undefined {
    const start = this.#index;
    const end = scanString(this.#text, start);
    if (typeof end !== 'number') return this.#fail(end.message, end.offset);
    this.#index = end;
    const content = this.#text.slice(start + 1, end - 1);
    return content.includes('\\') ? String(JSON.parse(this.#text.slice(start, end))) : content;
  }

  #readNumber(): JsonValue | undefined {
    const start = this.#index;
    const integerEnd = scanInteger(this.#text, start);
    if (integerEnd < 0) return this.#readNonFinite('-Infinity');
    const end = scanFraction(this.#text, integerEnd);
    const digits = this.#text[start] === '-' ? end - start - 1 : end - start;
    if (end === integerEnd && digits > this.#limits.maxIntegerDigits) return this.#failForDigits(digits);
    this.#index = end;
    const literal = this.#text.slice(start, end);
    return end === integerEnd ? interpretInteger(literal) : new JsonNumber(literal);
  }

  #failForDigits(digits: number): undefined {
    const limit = this.#limits.maxIntegerDigits;
    const message = `Exceeds the limit (${limit} digits) for integer string conversion: value has ${digits} digits; use sys.set_int_max_str_digits() to increase the limit`;
    return this.#fail(message, this.#index, 'digits');
  }

  #readNonFinite(word: string): JsonValue | undefined {
    if (!this.#limits.nonFinite) return this.#fail('Expecting value', this.#index);
    return this.#readWord(word, new JsonNumber(word));
  }

  #readWord(word: string, value: JsonValue): JsonValue | undefined {
    if (!this.#text.startsWith(word, this.#index)) return this.#fail('Expecting value', this.#index);
    this.#index += word.length;
    return value;
  }

  #skipWhiteSpace(): void {
    let code = this.#text.charCodeAt(this.#index);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      this.#index += 1;
      code = this.#text.charCodeAt(this.#index);
    }
  }

  #fail(message: string, offset: number, reason: JsonFaultReason = 'syntax'): undefined {
    this.#fault = describeFault(this.#text, reason, message, offset);
    return undefined;
  }
}
