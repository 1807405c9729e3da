import type { JsonValue } from './json-value.ts';

type MutableObject = { [key: string]: JsonValue };

/** An array or object that a parser has opened and not yet closed. */
export class JsonFrame {
  readonly container: JsonValue[] | MutableObject;
  readonly #pointer: string;
  #key = '';
  #repeatedKeys: Set<string> | undefined;

  /** `pointer` is the JSON pointer (RFC 6901) of the container. */
  constructor(container: JsonValue[] | MutableObject, pointer: string) {
    this.container = container;
    this.#pointer = pointer;
  }

  /** The JSON pointer of the value that comes next. */
  get nextPointer(): string {
    const token = Array.isArray(this.container)
      ? this.container.length
      : this.#key.replaceAll('~', '~0').replaceAll('/', '~1');
    return `${this.#pointer}/${token}`;
  }

  /** Sets the key of the value that comes next; tells whether it now repeats for the first time. */
  setKey(key: string): boolean {
    this.#key = key;
    if (!Object.hasOwn(this.container, key)) return false;
    this.#repeatedKeys ??= new Set();
    if (this.#repeatedKeys.has(key)) return false;
    this.#repeatedKeys.add(key);
    return true;
  }

  /** Adds a value at the end of the array, or under the key that was set last. */
  add(value: JsonValue): void {
    if (Array.isArray(this.container)) {
      this.container.push(value);
    } else if (this.#key in this.container) {
      // Assigning to an inherited name would reach the prototype: `__proto__`.
      const property = { value, writable: true, enumerable: true, configurable: true };
      Object.defineProperty(this.container, this.#key, property);
    } else {
      this.container[this.#key] = value;
    }
  }
}
