import type { Field } from '../../../spec/fields.ts';
import type { JsonObject, JsonValue } from '../../../spec/json-value.ts';
import { otherValue } from '../../generate/other-value.ts';
import { updateOf } from '../../generate/update-of.ts';
import { agentIn } from '../../observe/agent-in.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** Of more characters than a column or a row keeps inside: code puts what is longer somewhere else. */
const longText = 1100;
/** What people call a thing by is shorter. */
const longName = 150;

const isLongest = ({ name }: Field) => name === 'agent_system_prompt' || name === 'purpose';

/** A long value of a field, told apart by a word; undefined where none is long. */
function longValue(field: Field, word: string): JsonValue | undefined {
  if (field.name === 'api_key') return undefined;
  const text = `kit-${word} `.repeat(longText).slice(0, longText - 1);
  switch (field.kind) {
    case 'text':
      return isLongest(field) ? `${text}.` : `${text.slice(0, longName - 1)}.`;
    case 'object':
      return { kit_long: text };
    case 'list-of-objects':
      return [{ kit_long: text }];
    case 'list-of-texts':
      // In an order of its own.
      return Array.from({ length: 40 }, (_, index) => `kit-${word}-${(index * 7) % 40}`);
    default:
      return undefined;
  }
}

const isObject = ({ kind }: Field) => kind.includes('object');

/**
 * Every field is long, or something else, and then each is replaced by itself, by another long one, and read: what is
 * kept apart for its length is not lost with another field, and a reading that was made before is not shown again.
 */
export const replaceLongValuesInTurn = (
  { fields, salt }: ScenarioPlan,
  agentId: string,
  judge: JudgeScenario,
): Scenario => ({
  about: 'long values, each field in turn',
  agentId,
  judge,
  play: async ({ put, read, recall }) => {
    const current = (await recall(agentId)) ?? {};
    const valueFor = (field: Field, known: JsonObject, word: string) =>
      longValue(field, word) ?? otherValue(field, known[field.name] ?? null, salt);
    const fill = async (some: readonly Field[]) => {
      const update = updateOf(some, (field) => valueFor(field, current, 'first') ?? null);
      const { outcome } = await put(agentId, update);
      if (agentIn(outcome) === undefined)
        for (const [name, value] of Object.entries(update)) await put(agentId, { [name]: value });
    };
    // What an object may hold is open: one that is refused does not stand for the rest.
    await fill(fields.filter((field) => !isObject(field)));
    await fill(fields.filter(isObject));
    let known = (await read(agentId)) ?? {};
    for (const field of fields) {
      await put(agentId, { [field.name]: valueFor(field, known, 'second') ?? null });
      // What has few values is kept nowhere else.
      if (field.kind !== 'choice' && field.kind !== 'flag') known = (await read(agentId)) ?? known;
    }
    // A key that is shown may be hidden in part, and is put back by whoever knows that.
    const others = fields.filter(({ name }) => name !== 'api_key');
    await put(
      agentId,
      updateOf(others, ({ name }) => current[name] ?? null),
    );
    return undefined;
  },
});
