import { updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { FieldsLeftAlone } from './fields-left-alone.ts';
import { isFirstValue } from './first-values.ts';
import type { GuardedAgent } from './guarded-agent.ts';
import { isOtherMember, type KeptMembers, strangersIn } from './kept-members.ts';
import { fieldOf, isUpdateText, suppliedBy } from './supplied-fields.ts';

/** What an update would write to an agent. */
export interface Write {
  readonly supplied: JsonObject;
  readonly names: readonly string[];
  /** Names of fields that are left alone. */
  readonly blocked: readonly string[];
  /** Whether a field is supplied with the value that it has had before the run. */
  readonly isPutBack: (name: string) => boolean;
  /** Members that are no fields. */
  readonly strangers: readonly string[];
  /** Those of them that the agent has not. */
  readonly newcomers: readonly string[];
  /** Why it is not sent; undefined where it is. */
  readonly why: string | undefined;
}

/** Reads what an update supplies to an agent, and says why it is not sent, where it is not. */
export function readWrite(
  request: SentRequest,
  agent: GuardedAgent,
  { whyNot }: Pick<FieldsLeftAlone, 'whyNot'>,
  keptMembers: Pick<KeptMembers, 'whyNot'>,
): Write {
  const supplied = request.body === '{}' ? {} : suppliedBy(request);
  const names = Object.keys(supplied);
  const blocked = names.filter((name) => whyNot(fieldOf(name), agent) !== undefined);
  const isPutBack = (name: string) =>
    isUpdateText(request) && isFirstValue(name, supplied[name] ?? null, agent.first);
  const strangers = strangersIn(names);
  // What stands in the agent already is a member of the deployment's own.
  const newcomers = strangers.filter((name) => !Object.hasOwn(agent.first, name));
  const overwritten = blocked.find((name) => !isPutBack(name));
  const own = strangers.find((name) => isOtherMember(name, supplied, agent.first));
  const why =
    overwritten !== undefined
      ? `Its ${overwritten} ${whyNot(fieldOf(overwritten), agent)}, so it is left alone.`
      : own === undefined
        ? keptMembers.whyNot(newcomers)
        : `Its ${own} is a member of the deployment's own, so it is left alone.`;
  return { supplied, names, blocked, isPutBack, strangers, newcomers, why };
}

/** Notes on an agent what is about to be written to it. */
export function noteWrite(
  agent: GuardedAgent,
  { supplied, names, blocked, isPutBack, strangers }: Write,
): void {
  for (const name of names.filter((one) => !blocked.includes(one))) {
    const field = fieldOf(name);
    if (updateFieldNamed(field) !== undefined) agent.fields.add(field);
    if (!agent.overwritten.has(name) && !isPutBack(name)) agent.overwritten.add(field);
    if (supplied[name] !== null && !agent.filled.has(field) && !isPutBack(name)) agent.filled.add(field);
    // What is spelled otherwise may also be kept as it is.
    if (strangers.includes(name)) agent.members.add(name);
  }
}
