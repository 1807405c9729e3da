import type { Field } from '../../../spec/fields.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { moveFields } from '../../moves/move-table.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** A value that a field takes, and some of a wrong kind that read the same where both are made texts. */
type Alike = readonly [stored: JsonValue, wrong: readonly JsonValue[]];

function alikeFor({ kind, name, choices: [choice] = [] }: Field): readonly Alike[] {
  // What stands behind a masked key is not known; a name may be another agent's, and a choice may be no move from here.
  if (name === 'api_key' || name === 'agent_name' || moveFields.some((move) => move.name === name)) return [];
  switch (kind) {
    case 'text':
      return [
        ['42', [42, ['42']]],
        ['true', [true]],
        ['[object Object]', [{}]],
      ];
    case 'integer':
      return [[42, [[42]]]];
    case 'flag':
      return [[true, [[true]]]];
    case 'choice':
      return choice === undefined ? [] : [[choice, [[choice]]]];
    case 'uuid':
      return [['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', [['6f9619ff-8b86-4d01-b42d-00cf4fc964ff']]]];
    case 'decimal-text':
      return [['85.5', [['85.5']]]];
    case 'list-of-texts':
      return [[['42'], ['42', [42]]]];
    case 'object':
      return [[{ kit: 'a' }, [printJson({ kit: 'a' }), '[object Object]']]];
    default:
      return [];
  }
}

/**
 * What is of a wrong kind, and reads like what is there: code that leaves out what has not changed takes it without a
 * look. Each answer is judged as any other.
 */
export function sendAlikeInWords({ agentIds, fields }: ScenarioPlan): readonly Scenario[] {
  const agentId = agentIds.at(-1);
  if (agentId === undefined) return [];
  const turns = Math.max(0, ...fields.map((field) => alikeFor(field).length));
  return [
    {
      about: 'values of a wrong kind that read like what is there',
      agentId,
      play: async ({ put }) => {
        for (let turn = 0; turn < turns; turn += 1) {
          const alike = fields.flatMap((field) => {
            const [stored, wrong] = alikeFor(field)[turn] ?? [];
            return stored === undefined || wrong === undefined ? [] : [{ name: field.name, stored, wrong }];
          });
          await put(agentId, Object.fromEntries(alike.map(({ name, stored }) => [name, stored])));
          // None of them changes anything, so that they may go out together.
          await Promise.all(
            alike.flatMap(({ name, wrong }) => wrong.map((value) => put(agentId, { [name]: value }))),
          );
        }
        return 'not concerned';
      },
    },
  ];
}
