import { equalJson } from '../../spec/json-equal.ts';
import { conflicts } from '../moves/refusal.ts';
import { observe, sentUpdate } from '../observe/observation.ts';
import { observeInRun, type RunContext } from '../phases/run-context.ts';
import { judge } from '../phases/tally.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Prepared } from '../target/prepare.ts';
import { explainUnread } from '../target/read-first-states.ts';

/** An agent may be in a state that takes nothing, and the moves of an agent that cannot be read are not tried. */
const mayBeFrozen = ({ outcome }: Exchange) =>
  outcome.kind === 'answer' && (outcome.status === 403 || conflicts.has(outcome.status));

/** Names may be unique, and the way to an agent is its own; equal values in other fields have to be taken. */
function isSharedValue(
  exchange: Exchange,
  { firstStates, unnamed, subject }: Pick<Prepared, 'firstStates' | 'unnamed' | 'subject'>,
): boolean {
  const update = sentUpdate(observe(exchange, subject, []));
  const [[name, value] = [], ...more] = Object.entries(update ?? {});
  if (name === undefined || value === undefined || more.length > 0 || name === 'agent_name') return false;
  const known = [...firstStates.values(), ...unnamed];
  return known.filter((agent) => equalJson(agent[name] ?? null, value)).length > 1;
}

/**
 * Judges what was refused while agents were read: an empty update that is not answered with its agent, and updates
 * with the value that a field has. Returns why agents were left alone.
 */
export function judgeFirstAnswers(prepared: Prepared, context: RunContext): readonly string[] {
  const { unread, firstWrites } = prepared;
  const { updatePath } = context.subject;
  const origin = { phase: 'systematic', index: 0 } as const;
  const wrong = [...unread.values(), ...firstWrites].filter(
    (exchange) => !mayBeFrozen(exchange) || isSharedValue(exchange, prepared),
  );
  for (const exchange of wrong)
    judge(context.tally, context.checks, observeInRun(exchange, context), origin, 0);
  return [...unread].map(([id, { outcome }]) => explainUnread(outcome, id, updatePath));
}
