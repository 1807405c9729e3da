import type { Field } from '../../../spec/fields.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, type JsonObject } from '../../../spec/json-value.ts';
import { objectAt } from '../../published/follow-references.ts';
import { compareField } from './compare-field.ts';
import type { PartCompared } from './disagreement.ts';
import { disagreeing, type OperationPlace } from './operation-place.ts';

/** The parameters of an operation, those of its path included. */
function parametersOf({ document, published }: OperationPlace): readonly JsonObject[] {
  const lists = [published.item['parameters'], published.operation['parameters']];
  return lists.flatMap((list): readonly JsonObject[] =>
    isJsonArray(list) ? list.flatMap((one): readonly JsonObject[] => [objectAt(document, one) ?? {}]) : [],
  );
}

/** A name as the document has it, which may be anything. */
const nameIn = (parameter: JsonObject, key: string) => {
  const name = parameter[key] ?? null;
  return typeof name === 'string' ? name : printJson(name);
};

/** One parameter: in the path the only one, whatever it is called; in the query the one of its name. */
export function compareParameter(place: OperationPlace, where: 'path' | 'query', field: Field): PartCompared {
  const parameters = parametersOf(place);
  const found = parameters.find(
    (one) => one['in'] === where && (where === 'path' || one['name'] === field.name),
  );
  const spot = `${where} ${field.name}`;
  if (found === undefined) {
    const expected = `a ${where} parameter`;
    return disagreeing(place, spot, { is: 'missing', what: 'parameter', expected, actual: 'none' });
  }
  const differing = compareField(place.document, field, found['schema'], 'sent');
  return {
    disagreements: differing.map((one) => ({ operation: place.name, place: spot, ...one })),
    additions: parameters
      .filter((one) => one !== found)
      .map((one) => `${place.name}: ${nameIn(one, 'in')} parameter ${nameIn(one, 'name')}`),
    compared: 1,
  };
}
