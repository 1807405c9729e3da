import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** Spellings of a uuid that may be refused: where one is taken, it names the same agent. */
const openSpellings = (uuid: string): readonly string[] => [
  uuid.replaceAll('-', ''),
  `{${uuid}}`,
  `urn:uuid:${uuid}`,
];

/**
 * What was taken under another spelling of the id is there under the usual one. In other letters it is the usual one
 * (generate/letter-case), and stored-scenarios.ts has that.
 */
export function storeUnderOpenSpellings(
  { fields, salt }: ScenarioPlan,
  agentId: string,
  judge: JudgeScenario,
): readonly Scenario[] {
  const text = fields.find(
    ({ kind, name }) => kind === 'text' && name !== 'agent_name' && name !== 'api_key',
  );
  if (text === undefined) return [];
  return [
    {
      about: 'open spellings of an id',
      agentId,
      judge,
      play: async ({ put, read }) => {
        await read(agentId);
        for (const [index, id] of openSpellings(agentId).entries()) {
          await put(id, { [text.name]: `kit-spelled-${salt + index}` });
          await read(agentId);
        }
        return undefined;
      },
    },
  ];
}
