import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';

/**
 * A key that is shown plain is a text as any other, also where it looks like a mask: each is stored after one that can
 * be told from it.
 */
export const storeMaskLikeKeys = ({ fields }: ScenarioPlan, agentId: string): readonly Scenario[] =>
  fields.some(({ name }) => name === 'api_key')
    ? [
        {
          about: 'keys that look like masks',
          agentId,
          play: async ({ put }) => {
            for (const key of ['kit-key-1', 'kit-***-key', 'kit-key-2', '********'])
              await put(agentId, { api_key: key });
          },
        },
      ]
    : [];
