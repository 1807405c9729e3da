import type { ErrorExample } from '../../../spec/dialect-examples.ts';
import { printJson } from '../../../spec/json-print.ts';
import type { JsonObject } from '../../../spec/json-value.ts';
import { evolutionStatusRequest } from '../../generate/cases.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { inTurn } from '../asked.ts';
import { type AskedAgent, askAgent, unstorable } from '../asked-agent.ts';
import { learnErrors } from '../examples/error-example.ts';
import type { Group } from '../group.ts';
import { decide, readAsked, undecided } from '../learned-point.ts';
import { type Choice, readStatus, statusOrSuccess } from '../readings.ts';

/** Ids that nobody has; an update goes to the first of them only, in case that makes an agent of it. */
const ids = unknownUuids.slice(0, 3).map(([, uuid]) => uuid);

/** What is told only after it: faults of the fields, or of the body as well. Nothing that is sent could be stored. */
async function learnBefore(
  { update }: AskedAgent,
  status: Choice | undefined,
): Promise<ErrorExample['before']> {
  const isTold = async (body: string | JsonObject) => (await update(body)).answer?.status === status;
  if (!(await isTold(unstorable))) return undefined;
  return (await isTold(printJson(unstorable).slice(0, -1))) ? 'body' : 'faults';
}

/** What answers for an agent that nobody knows. */
export const learnUnknownAgents: Group = async (learning) => {
  const { ask, operations, agent, noAgent, subject } = learning;
  const statuses = await inTurn(operations.has('readEvolutionStatus') ? ids : [], async (id) =>
    readAsked(await ask('readEvolutionStatus', evolutionStatusRequest(id)), readStatus),
  );
  const onStatus = decide('unknown-agent-on-status', statuses);
  const nobody = askAgent(ask, subject.updatePath, ids[0] ?? '');
  const onUpdate =
    agent === undefined
      ? undecided('unknown-agent-on-update', noAgent)
      : decide('unknown-agent-on-update', await nobody.readUpdates([{}, {}], statusOrSuccess));
  const { errors = {} } = await learnErrors(learning, {
    unknownAgentOnStatus: onStatus,
    unknownAgentOnUpdate: onUpdate,
  });
  const { unknownAgentOnUpdate: example } = errors;
  const before = example === undefined ? undefined : await learnBefore(nobody, onUpdate.choice);
  const told =
    example === undefined || before === undefined ? {} : { unknownAgentOnUpdate: { ...example, before } };
  return { points: [onUpdate, onStatus], examples: { errors: { ...errors, ...told } } };
};
