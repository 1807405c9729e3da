import { isJsonArray, type JsonValue } from '../../spec/json-value.ts';
import { areEnough, type FaultList, type Location, type Parse, rejected } from './fault.ts';
import { reject } from './reject.ts';

/** Takes a list whose items all pass, as update-body.ts has them for each field; the fault of each item that does not is reported at its index, while any is listed. */
export function listParser(parseItem: Parse): Parse {
  return (input, loc, faults) => {
    if (!isJsonArray(input)) return reject('list_type', input, loc, faults);
    const values: JsonValue[] = [];
    for (let index = 0; index < input.length && !areEnough(faults); index += 1) {
      const first = faults.length;
      const value = parseItem(input[index] ?? null, loc, faults);
      if (value === rejected) moveInside(faults, first, loc, index);
      else values.push(value);
    }
    return values.length < input.length ? rejected : values;
  };
}

/** Items are parsed at the list's own location, so that accepted ones cost no array; here they get their index. */
function moveInside(faults: FaultList, first: number, loc: Location, index: number): void {
  for (const [offset, fault] of faults.slice(first).entries()) {
    faults[first + offset] = { ...fault, loc: [...loc, index, ...fault.loc.slice(loc.length)] };
  }
}
