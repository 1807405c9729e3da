import { otherValue } from '../../generate/other-value.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** Hubs and models that code knows, and may treat in a way of their own. */
const known: readonly (readonly [hub: string, model: string])[] = [
  ['openai', 'gpt-4o'],
  ['anthropic', 'claude-3-5-sonnet'],
  ['azure', 'gpt-4o-mini'],
  ['bedrock', 'anthropic.claude-3-haiku'],
  ['google', 'gemini-1.5-pro'],
  ['vertex', 'gemini-2.0-flash'],
  ['huggingface', 'meta-llama/Llama-3-8b'],
  ['ollama', 'llama3'],
  ['mistral', 'mistral-large'],
  ['groq', 'mixtral-8x7b'],
  ['local', 'o1'],
  ['custom', 'deepseek-chat'],
];

/** While an agent has a hub and a model that code knows, every other field is taken as always. */
export function storeBesideKnownWords(
  { fields, salt }: ScenarioPlan,
  agentId: string,
  judge: JudgeScenario,
): readonly Scenario[] {
  const named = fields.filter(({ name }) => name === 'hub' || name === 'model_name');
  const plain = fields.filter(
    ({ kind, name }) =>
      !named.some((field) => field.name === name) && kind !== 'choice' && !kind.includes('object'),
  );
  const others = plain.filter(({ name }) => name !== 'api_key');
  if (named.length < 2 || others.length === 0) return [];
  const valuesFor = (turn: number) =>
    others.map((field) => [field.name, otherValue(field, null, salt + turn) ?? null] as const);
  return [
    {
      about: 'hubs and models that code knows',
      agentId,
      judge,
      play: async ({ put, read }) => {
        for (const [turn, [hub, model]] of known.entries()) {
          await put(agentId, { hub, model_name: model, ...Object.fromEntries(valuesFor(2 * turn)) });
          await put(agentId, Object.fromEntries(valuesFor(2 * turn + 1)));
        }
        await read(agentId);
        return undefined;
      },
    },
  ];
}
