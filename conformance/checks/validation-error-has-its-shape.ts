import { isJsonArray } from '../../spec/json-value.ts';
import { validateHttpValidationError } from '../../spec/validators.ts';
import type { Departure } from '../observe/judgement.ts';
import { describeAnswer, isRefusal, type ReadAnswer } from '../observe/read-answer.ts';
import type { Located } from '../oracle/locate.ts';
import { isNotFound } from '../oracle/unknown-agent.ts';
import { type Place, placeAt } from '../run/place.ts';
import type { Check } from './check.ts';
import { isDecided } from './is-about.ts';

/** Nobody's agent is not found, no token is no token, and a long parameter may meet a limit, whatever the body is. */
function isElsewhere({ status }: ReadAnswer, { parameter }: Located): boolean {
  if (status === 401 || status === 403) return true;
  if (parameter?.uuidClass === 'either' && status !== 422) return true;
  if (parameter === undefined || parameter.isGiven) return false;
  return parameter.text.length > 64 || (isNotFound(status) && parameter.uuidClass !== 'bad');
}

/** What the body must be, down to the texts and integers of a `loc`, is HTTPValidationError in spec/openapi.yaml. */
export const validationErrorHasItsShape: Check = {
  id: 'validation-error-has-its-shape',
  level: 'must',
  clause: '2.5, 7',
  requirement: 'A 422 has the declared body: a detail list whose items have loc, msg and type.',
  operations: ['readEvolutionStatus', 'createGenome', 'updateAgent'],
  needs: 10,
  neededAt: ['readEvolutionStatus', 'createGenome'],
  isAbout: isDecided('reject'),
  judge: ({ answer, understanding: { located, expectation } }) => {
    if (answer === undefined || located === undefined || !isRefusal(answer)) return 'not concerned';
    // It may have been refused for something else than what is wrong with it: the order of refusals is not shown.
    const isForElse = answer.refusedFor !== undefined || isElsewhere(answer, located);
    // 7 declares the 422 for the two evolution operations; of the update it shows no error body.
    const isDeclared = located.operation === 'readEvolutionStatus' || located.operation === 'createGenome';
    const departs = (level: Departure['level'], code: string, place: Place, expected: string): Departure => ({
      level,
      code,
      place,
      expected,
      actual: describeAnswer(answer),
    });
    if (answer.status !== 422) {
      const isRejectedUpdate = located.operation === 'updateAgent' && expectation.verdict === 'reject';
      return isRejectedUpdate && !isForElse
        ? departs('should', `status-${answer.status}`, placeAt('answer'), '422')
        : 'not concerned';
    }
    if (answer.json === undefined) return 'not concerned';
    const fault = validateHttpValidationError(answer.plain());
    if (fault !== undefined) {
      const level = isDeclared ? 'must' : 'should';
      const expected = `a validation error as 2.5 has it: ${fault.pointer || 'body'} ${fault.message}`;
      return departs(level, fault.keyword, { part: 'answer', pointer: fault.pointer }, expected);
    }
    const detail = answer.object?.['detail'];
    const isEmpty = !isJsonArray(detail) || detail.length === 0;
    return isEmpty
      ? departs('should', 'names-no-fault', placeAt('answer', 'detail'), 'at least one fault in detail')
      : 'kept';
  },
};
