import { equalJson } from '../../spec/json-equal.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { sameUuid } from '../../spec/uuid-text.ts';
import { showBoth, showField } from '../observe/show-field.ts';
import { placeAt } from '../run/place.ts';
import type { Check } from './check.ts';

const identity = ['id', 'team_id', 'created_by', 'created_at'];

const pickIdentity = (agent: JsonObject | undefined): JsonObject =>
  agent === undefined ? {} : Object.fromEntries(identity.map((name) => [name, agent[name] ?? null]));

const isSame = (left: JsonValue, right: JsonValue) =>
  equalJson(left, right) || (typeof left === 'string' && typeof right === 'string' && sameUuid(left, right));

export const updateKeepsIdentity: Check = {
  id: 'update-keeps-identity',
  level: 'must',
  clause: '2.1',
  requirement: 'id, team_id, created_by and created_at stay as they are, and updated_at never goes back.',
  operations: ['updateAgent'],
  needs: (fields) => fields.length,
  judgeStep: ({ before: last, first, after, isOverlapped }) => {
    const before = { ...last, ...pickIdentity(first) };
    const moved = identity.find((name) => !isSame(before[name] ?? null, after[name] ?? null));
    if (moved !== undefined) {
      return {
        level: 'must',
        code: 'moved',
        place: placeAt('answer', moved),
        ...showBoth(moved, before, after),
        provesItself: true,
      };
    }
    const [earlier, later] = [before['updated_at'], after['updated_at']];
    if (typeof earlier !== 'number' || typeof later !== 'number' || later >= earlier) return 'kept';
    // Answers of the same moment arrive in any order.
    if (isOverlapped === true) return 'kept';
    const expected = `updated_at: ${earlier} or later`;
    return {
      level: 'should',
      code: 'went-back',
      place: placeAt('answer', 'updated_at'),
      expected,
      actual: showField('updated_at', after),
    };
  },
};
