import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/** A long update that comes again after another one is an update: what knows long bodies by their hash may pass it over. */
export function storeLongUpdateAgain(
  { fields, salt }: ScenarioPlan,
  agentId: string,
  judge: JudgeScenario,
): readonly Scenario[] {
  const text = fields.find(({ name }) => name === 'purpose');
  if (text === undefined) return [];
  const long = `kit-${salt}-`.padEnd(5000, 'lorem ');
  return [
    {
      about: 'a long update again',
      agentId,
      judge,
      play: async ({ put, read }) => {
        for (const value of [long, 'kit', long]) await put(agentId, { [text.name]: value });
        await read(agentId);
        await put(agentId, { [text.name]: 'kit' });
        return undefined;
      },
    },
  ];
}
