import { printJson } from '../../spec/json-print.ts';
import { updateRequest } from '../generate/cases.ts';
import { cautiousChoices, moveFields } from '../moves/move-table.ts';
import { sendFirstState } from '../restoring/repair-agent.ts';
import type { Prepared } from './prepare.ts';

type Entering = Pick<Prepared, 'send' | 'sendAround' | 'subject' | 'firstStates' | 'guard'>;

/**
 * One agent enters every status and protection_status while it has its first values, and goes back. Where no way leads
 * back, or nothing is taken any more, that is known then, and no field but this one is lost.
 */
export async function enterStates(prepared: Entering): Promise<void> {
  const { send, sendAround, subject, firstStates, guard } = prepared;
  const [[id, first] = []] = firstStates;
  if (id === undefined || first === undefined) return;
  // What was tried on it until now is taken back.
  await sendFirstState(sendAround, updateRequest(subject.updatePath, id, '{}'), first);
  for (const { name } of moveFields) {
    const home = first[name];
    if (typeof home !== 'string' || guard.leftAloneOf(id).has(name)) continue;
    const others = cautiousChoices(name).filter((choice) => choice !== home);
    for (const choice of [...others, home])
      await send(updateRequest(subject.updatePath, id, printJson({ [name]: choice })));
  }
}
