import { isJsonArray, isJsonObject, JsonNumber, type JsonValue } from '../../spec/json-value.ts';
import type { Judgement } from '../observe/judgement.ts';
import { describeAnswer, type ReadAnswer } from '../observe/read-answer.ts';
import type { Subject } from '../oracle/subject.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';
import { isDecided } from './is-about.ts';

/** Some stacks write the way in one step: /agent_id, path.agent_id, list[0]. */
const partsOf = (step: JsonValue): readonly JsonValue[] =>
  typeof step === 'string' ? [step, ...step.split(/[/.[\]]+/)] : [step];

/** The locs of a validation error; undefined where it has none to judge. */
function locsOf(body: JsonValue | undefined): readonly (readonly JsonValue[])[] | undefined {
  const detail = isJsonObject(body) ? body['detail'] : undefined;
  if (!isJsonArray(detail) || detail.length === 0) return undefined;
  return detail.map((item) =>
    isJsonObject(item) && isJsonArray(item['loc']) ? item['loc'].flatMap(partsOf) : [],
  );
}

/** Whether a part of a loc is the number of an item, as a number in any spelling or as a text. */
const isNumber = (part: JsonValue, index: number): boolean =>
  part === index || part === String(index) || (part instanceof JsonNumber && Number(part.text) === index);

/** A path parameter may have the name that the deployment's document gives it. */
const isParameter = (part: JsonValue, { parameterNames = [] }: Subject) =>
  typeof part === 'string' && parameterNames.includes(part);

/** A genome has a body alone: what leads to another part of the request leads nowhere. */
function judgeGenome(answer: ReadAnswer): Judgement {
  const locs = locsOf(answer.json) ?? [];
  const isElsewhere = (loc: readonly JsonValue[]) => ['path', 'query', 'cookie'].includes(String(loc[0]));
  if (locs.length === 0 || !locs.every(isElsewhere)) return 'kept';
  return {
    level: 'should',
    place: placeAt('answer', 'detail'),
    code: 'not-named',
    expected: 'a fault whose loc leads to the body, all that a genome has',
    actual: describeAnswer(answer),
  };
}

export const validationErrorNamesTheInput: Check = {
  id: 'validation-error-names-the-input',
  level: 'must',
  clause: '7',
  requirement: 'loc of a validation error leads to the faulty input.',
  operations: ['readEvolutionStatus', 'updateAgent', 'createGenome'],
  needs: 10,
  neededAt: ['readEvolutionStatus'],
  isAbout: isDecided('reject'),
  judge: ({ answer, subject, understanding: { located, expectation } }) => {
    // Refused for a move that is not allowed, it names the move.
    if (answer?.refusedFor !== undefined) return 'not concerned';
    if (answer?.status !== 422 || located === undefined || expectation.verdict !== 'reject')
      return 'not concerned';
    if (located.operation === 'createGenome') return judgeGenome(answer);
    if (expectation.reasons.length !== 1) return 'not concerned';
    // The order of refusals is open: the first fault that is told may be the other one.
    if (expectation.isAlsoOpen) return 'not concerned';
    const [, name, index] = expectation.reasons[0]?.place ?? [];
    const locs = locsOf(answer.json);
    // A fault of the body as a whole has no field to name.
    if (typeof name !== 'string') return 'not concerned';
    // What has no loc leads nowhere else; that it has none is another check's business.
    if (locs === undefined) return 'kept';
    const named = locs.filter((loc) => loc.includes(name) || loc.some((part) => isParameter(part, subject)));
    const isIndexed = (loc: readonly JsonValue[]) =>
      typeof index !== 'number' || loc.some((part) => isNumber(part, index));
    if (named.some(isIndexed)) return 'kept';
    const isStatus = located.operation === 'readEvolutionStatus';
    return {
      level: isStatus ? 'must' : 'should',
      // An update that names no field does so for all of them: one cause, not one for each field.
      place: isStatus ? placeAt('path', name) : placeAt('answer', 'detail'),
      code: named.length === 0 ? 'not-named' : 'item-not-named',
      expected: `a fault whose loc leads to ${named.length === 0 ? name : `${name} ${index}`}`,
      actual: describeAnswer(answer),
    };
  },
};
