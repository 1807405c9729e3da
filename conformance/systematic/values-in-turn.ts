import type { Field } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Case } from './case.ts';
import type { ValueClass } from './value-class.ts';

/** A field and the values that it gets, one after another. */
export type Column = readonly [field: Field, classes: readonly ValueClass[]];

/**
 * Values that the contract accepts, of several fields at once: an agent takes one update after another, so that one for
 * each field and value would take long where a deployment is far away. A field whose values are used up is left out.
 */
export function* valuesInTurn(
  what: string,
  columns: readonly Column[],
  requestOf: (body: string) => SentRequest,
): Generator<Case> {
  const turns = Math.max(0, ...columns.map(([, { length }]) => length));
  for (let turn = 0; turn < turns; turn += 1) {
    const supplied = columns.flatMap(([{ name }, classes]) => {
      const own = classes[turn];
      return own === undefined ? [] : [{ name, valueClass: own[0], value: own[1] }];
    });
    yield {
      request: requestOf(printJson(Object.fromEntries(supplied.map(({ name, value }) => [name, value])))),
      subject: 'fields together',
      valueClass: `${what} ${turn}`,
      covers: supplied.map(({ name, valueClass }) => [name, valueClass]),
    };
  }
}
