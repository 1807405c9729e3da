import type { Field } from '../../../spec/fields.ts';
import { isJsonNumber, type JsonValue } from '../../../spec/json-value.ts';
import type { Check } from '../check.ts';
import { suppliesField } from '../is-about.ts';
import { judgeRejection } from '../judge-rejection.ts';
import { sendAlikeInWords } from './alike-in-words.ts';

/** A text that is no choice, a text that is no uuid, a number out of bounds and a test_score have checks of their own. */
function isOthers({ kind, minimum }: Field, value: JsonValue): boolean {
  if (kind === 'decimal-text') return true;
  if (kind === 'choice' || kind === 'uuid') return typeof value === 'string';
  return minimum !== undefined && isJsonNumber(value);
}

/** What is of a wrong kind is decided for each kind in oracle/kinds/. */
export const updateRejectsWrongKinds: Check = {
  id: 'update-rejects-wrong-kinds',
  level: 'must',
  clause: '2.2, 7',
  requirement: 'A value of a wrong kind is rejected, in every field and in list items too.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
  isAbout: suppliesField(() => true, 'reject'),
  judge: (observation) =>
    judgeRejection(
      observation,
      ({ field, value }) => field !== undefined && value !== undefined && !isOthers(field, value),
    ),
  scenarios: sendAlikeInWords,
};
