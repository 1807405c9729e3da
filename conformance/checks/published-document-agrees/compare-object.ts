import type { Field } from '../../../spec/fields.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { viewSchema } from '../../published/view-schema.ts';
import { compareField } from './compare-field.ts';
import type { Disagreement, PartCompared } from './disagreement.ts';
import type { Direction } from './field-disagreement.ts';
import { disagreeing, nothingCompared, type OperationPlace } from './operation-place.ts';

/** A body that is an object, as far as its schema tells. */
export function compareBodyType(place: OperationPlace, spot: string, schema: JsonValue): PartCompared {
  const { types } = viewSchema(place.document, schema);
  if (types === undefined || types.has('object')) return { ...nothingCompared, compared: 1 };
  const actual = [...types].join(' or ');
  return disagreeing(place, spot, { is: 'changed', what: 'type', expected: 'object', actual });
}

/** No field of an update may be required; of an answer, those that the contract has so must be. */
function compareRequired(
  field: Field,
  isRequired: boolean,
  direction: Direction,
): readonly Pick<Disagreement, 'is' | 'what' | 'expected' | 'actual'>[] {
  const isKept = direction === 'sent' ? !isRequired : isRequired || !field.required;
  if (isKept) return [];
  const [expected, actual] = isRequired ? ['optional', 'required'] : ['required', 'optional'];
  return [{ is: 'changed', what: 'required', expected, actual }];
}

/** A secret may be left out of every answer (6, same value), and then of what is published of them. */
const isLeftOut = ({ name }: Field, direction: Direction): boolean =>
  direction === 'answered' && name === 'api_key';

/** The fields of an object, each as the contract has it. A schema without properties says nothing. */
export function compareObject(
  place: OperationPlace,
  spot: string,
  schema: JsonValue,
  fields: readonly Field[],
  direction: Direction,
): PartCompared {
  const { properties, required } = viewSchema(place.document, schema);
  if (properties === undefined) return nothingCompared;
  const disagreements = fields.flatMap((field): readonly Disagreement[] => {
    const { name } = field;
    const differing = properties.has(name)
      ? [
          ...compareField(place.document, field, properties.get(name), direction),
          ...compareRequired(field, required.has(name), direction),
        ]
      : isLeftOut(field, direction)
        ? []
        : [{ is: 'missing', what: 'field', expected: `the field ${name}`, actual: 'none' } as const];
    return differing.map((one) => ({ operation: place.name, place: `${spot} ${name}`, ...one }));
  });
  const names = new Set(fields.map(({ name }) => name));
  return {
    disagreements,
    additions: [...properties.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `${place.name}: ${spot} ${name}`),
    compared: fields.length,
  };
}
