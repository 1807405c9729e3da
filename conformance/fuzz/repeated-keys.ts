import { type Field, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Subject } from '../oracle/subject.ts';
import { conformingClasses } from '../systematic/conforming-classes.ts';
import { wrongClasses } from '../systematic/wrong-classes.ts';
import type { FuzzInput } from './fuzz-input.ts';

/** What a JSON text is, by how it begins. */
const sortOf = (text: string): string => (/^[-\d]/.test(text) ? 'number' : text.slice(0, 1));

/** So many wrong values of the right JSON type are tried of a field, the shortest first. */
const mostAlike = 4;

/** A right value of a field, and wrong ones: any, and those that a look at their JSON type does not tell. */
function valuesOf(field: Field): readonly [right: string, wrong: readonly string[]] {
  const rights = conformingClasses(field).map(([, value]) => printJson(value));
  // What is in an object is not shown; nobody has said that there has to be anything.
  const right = rights.find((text) => text !== 'null') ?? '{}';
  const wrong = wrongClasses(field).map(([, value]) => printJson(value));
  const alike = wrong
    .filter((text) => sortOf(text) === sortOf(right))
    .sort((one, other) => one.length - other.length);
  return [right, [...new Set([...wrong.slice(0, 1), ...alike.slice(0, mostAlike)])]];
}

/**
 * Each field twice in one update, right and wrong, in both orders. Which one counts is open; who looks at one and
 * stores the other answers with what no agent can be.
 */
export const repeatedKeys = (subject: Subject, agentIds: readonly string[]): readonly FuzzInput[] =>
  updateFields.flatMap((field, index) => {
    const agentId = agentIds[index % Math.max(1, agentIds.length)];
    if (agentId === undefined) return [];
    const [right, wrongs] = valuesOf(field);
    return wrongs
      .flatMap((wrong) => [
        [right, wrong],
        [wrong, right],
      ])
      .map((pair) => pair.map((value) => `"${field.name}":${value}`).join())
      .map((members) => ({ steps: [updateRequest(subject.updatePath, agentId, `{${members}}`)] }));
  });
