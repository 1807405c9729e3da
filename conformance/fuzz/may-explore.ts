import type { Subject } from '../oracle/subject.ts';
import { isHarmless } from '../restoring/is-harmless.ts';
import { maySend } from '../restoring/may-send.ts';
import type { OperationName, SentRequest } from '../run/exchange.ts';
import type { FuzzInput } from './fuzz-input.ts';
import type { SilentForms } from './silent-forms.ts';

/** What an exploration may send. */
export interface ExploringLimits {
  readonly subject: Subject;
  readonly operations: ReadonlySet<OperationName>;
  readonly operationOf: (request: SentRequest) => OperationName;
  readonly agentIds: readonly string[];
  /** Whether an agent that was made up is there, or is made by an update of it. */
  readonly madeUpExist: boolean;
  readonly isReadOnly: boolean;
  readonly sendsRaw: boolean;
  readonly silentForms: SilentForms;
}

/** Whether a request may be sent. */
export function createMayExplore(limits: ExploringLimits): (request: SentRequest) => boolean {
  const { subject, operations, operationOf, isReadOnly, sendsRaw, silentForms } = limits;
  const { agentIds, madeUpExist } = limits;
  const sendable = { ...subject, agentIds: new Set(agentIds), madeUpExist };
  return (request) => {
    const operation = operationOf(request);
    if (!operations.has(operation) || !maySend(request, sendable)) return false;
    if (request.wire !== undefined && (!sendsRaw || silentForms.isGivenUp(request.wire))) return false;
    if (isReadOnly && request.method !== 'GET') return false;
    // What stands at a path that was guessed tells nothing.
    return operation !== 'listAgents' || subject.isListFound === true;
  };
}

/** What a corpus may bring to a deployment that could be hurt: inputs of loopback may well hold what is off here. */
export const harmlessInputs = (inputs: readonly FuzzInput[], subject: Subject): readonly FuzzInput[] =>
  inputs.filter(({ steps }) => steps.every((step) => isHarmless(step, subject)));
