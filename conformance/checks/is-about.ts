import { type Field, updateFieldNamed } from '../../spec/fields.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import type { Verdict } from '../oracle/expectation.ts';
import type { Understanding } from '../oracle/understand.ts';

/** Requests of which the contract decides one of these. */
export const isDecided =
  (...verdicts: readonly Verdict[]) =>
  ({ expectation }: Understanding): boolean =>
    verdicts.includes(expectation.verdict);

/** Of these, updates that supply a field of a sort. */
export const suppliesField =
  (isOfSort: (field: Field) => boolean, ...verdicts: readonly Verdict[]) =>
  (understanding: Understanding): boolean => {
    const { body } = understanding;
    if (body.is !== 'json' || !isJsonObject(body.value) || !isDecided(...verdicts)(understanding))
      return false;
    return Object.keys(body.value).some((name) => {
      const field = updateFieldNamed(name);
      return field !== undefined && isOfSort(field);
    });
  };
