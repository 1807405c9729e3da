import { isSuccess } from '../observe/read-answer.ts';
import type { Asked } from './asked.ts';

/** Headers of the connection (RFC 9110, 7.6.1), of one moment, of the server's own make, or that the mock sets by itself. */
const notLearned =
  /^(?:connection|proxy-connection|keep-alive|transfer-encoding|te|trailer|upgrade|content-(?:length|encoding|security-policy)|date|age|etag|last-modified|expires|server|via|vary|set-cookie|location|allow|alt-svc|x-powered-by|access-control-.*)$/;

const carriable = /^[\t\x20-\x7e]*$/;
const jsonType = /^application\/json\s*(?:;|$)/i;

/** Notes answers as they come, and tells which headers all of them carry with the same value. */
export class CarriedHeaders {
  #carried: ReadonlyMap<string, string> | undefined;

  note({ answer }: Asked): void {
    if (answer === undefined || !isSuccess(answer) || answer.calledJson === 'no' || answer.body === '')
      return;
    const here = Object.entries(answer.headers).filter(
      ([name, value]) => !notLearned.test(name) && carriable.test(value),
    );
    const before = this.#carried;
    this.#carried =
      before === undefined
        ? new Map(here)
        : new Map(here.filter(([name, value]) => before.get(name) === value));
  }

  /** The plain type of JSON is what everybody has. */
  read(): Readonly<Record<string, string>> {
    const headers = [...(this.#carried ?? [])].filter(
      ([name, value]) => name !== 'content-type' || (jsonType.test(value) && value !== 'application/json'),
    );
    return Object.fromEntries(headers.sort(([left], [right]) => (left < right ? -1 : 1)));
  }
}
