import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { updateRequest } from '../../generate/cases.ts';
import { moveFields } from '../../moves/move-table.ts';
import { agentIn } from '../../observe/agent-in.ts';
import { otherValues } from '../../scenario/other-values.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { judgeTrace } from './judge-trace.ts';

const badId = 'kit-no-uuid';
/** What is no object, some of it around an update. */
const otherBodies = ['[]', '"kit"', '[{"purpose":"kit-listed"}]'];
/** A name may be unique, a key cannot be read back, and moves have ways of their own. */
const leftOut = new Set(['agent_name', 'api_key', ...moveFields.map(({ name }) => name)]);

/**
 * What is rejected before its fields are looked at: malformed JSON whose beginning is an update, other bodies, and
 * updates for nobody, whose id is none, or that of no agent. All agents have something in every field: what is cleared
 * shows nowhere else.
 */
export function sendRejected({ agentIds, fields, updatePath, salt, shapes }: ScenarioPlan): Scenario {
  const [, unknown = ''] = unknownUuids[0] ?? [];
  const plain = fields.filter(({ name }) => !leftOut.has(name));
  return {
    about: 'requests that are rejected as a whole',
    agentId: undefined,
    judge: judgeTrace,
    play: async ({ put, read, recall, send }) => {
      const readAll = () => Promise.all(agentIds.map(read));
      const fill = async (id: string) => {
        const values = otherValues(fields, (await recall(id)) ?? {}, salt, shapes);
        const { outcome } = await put(id, values);
        if (agentIn(outcome) === undefined) await put(id, without(values, leftOut));
      };
      const sendTo = (id: string, body: string) => send('updateAgent', updateRequest(updatePath, id, body));
      const sendAll = async (bodies: readonly string[]) => {
        await Promise.all(agentIds.flatMap((id) => bodies.map((body) => sendTo(id, body))));
        await readAll();
      };
      await Promise.all(agentIds.map(fill));
      const [state] = await readAll();
      const values = (turn: number) => printJson(otherValues(plain, state ?? {}, salt + turn, shapes));
      await sendAll([`{"purpose":"kit-half-${salt}","hub":`]);
      await sendAll(otherBodies);
      await Promise.all([sendTo(badId, '{}'), sendTo(badId, values(1))]);
      await readAll();
      const { outcome } = await sendTo(unknown, '{}');
      // Where unknown agents are made, one that has nothing is enough.
      if (outcome.kind === 'answer' && outcome.status === 404) await sendTo(unknown, values(2));
      await readAll();
    },
  };
}

const without = (update: JsonObject, names: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(update).filter(([name]) => !names.has(name)));
