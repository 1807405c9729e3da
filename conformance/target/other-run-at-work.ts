import { type Field, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import { stateIn } from '../observe/agent-in.ts';
import type { Subject } from '../oracle/subject.ts';
import type { FirstStates } from '../restoring/first-states.ts';
import type { Send } from '../run/exchange.ts';
import { anyRun } from '../run/run-mark.ts';

/** How often an agent is read again: a run may send dozens of updates in a row that are refused and change nothing. */
const readings = 60;

/** The kit makes up keys that may stay in an agent; all else it puts back. */
const watched: readonly Field[] = updateFields.filter(({ name }) => name !== 'api_key');

/** Whether an agent has a text that only this kit writes: a run is at work there, or has left it behind. */
const bearsValuesOfTheKit = (agent: JsonObject): boolean =>
  watched.some(({ name }) => /"kit[-_ ]/.test(printJson(agent[name] ?? null)));

/**
 * Why nothing can be judged where another run, on another machine, writes to one of the agents: what it writes would be
 * taken for the deployment's doing, and its own judgement would be spoiled. On this machine a lease tells.
 */
export async function findOtherRunAtWork(
  send: Send,
  updatePath: string,
  firstStates: ReadonlyMap<string, JsonObject>,
): Promise<string | undefined> {
  for (const [id, first] of firstStates) {
    if (!bearsValuesOfTheKit(first)) continue;
    for (let reading = 0; reading < readings; reading += 1) {
      const state = stateIn(await send(updateRequest(updatePath, id, '{}')), id);
      const changed = watched.find(
        ({ name }) =>
          state !== undefined && printJson(state[name] ?? null) !== printJson(first[name] ?? null),
      );
      if (changed !== undefined)
        return `another run of this kit writes to agent ${id}: its ${changed.name} has changed since it was first read; wait until that run has ended, or name another agent with --agent-id`;
    }
  }
  return undefined;
}

/** The deployment that is to be written to, and its agents as they were before. */
interface Claimed extends FirstStates {
  readonly send: Send;
  readonly subject: Pick<Subject, 'updatePath'>;
}

/**
 * Leaves the mark of this run on its agents, so that another one which begins meanwhile finds it there, or overwrites it.
 * Where two targets may be one and the same, both are read before.
 */
export async function claimAgents({ send, subject, firstStates }: Claimed): Promise<void> {
  for (const id of firstStates.keys())
    await send(updateRequest(subject.updatePath, id, printJson({ last_tested_by: `${anyRun}-claim` })));
}
