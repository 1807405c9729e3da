import { type UpdateFieldName, updateFieldNamed, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { updateRequest } from '../generate/cases.ts';
import { agentIn } from '../observe/agent-in.ts';
import { isSameField } from '../observe/differences.ts';
import { isCalledJson } from '../oracle/content-type.ts';
import { locate } from '../oracle/locate.ts';
import { readSentBody } from '../oracle/read-sent-body.ts';
import type { Subject } from '../oracle/subject.ts';
import type { Outcome, Send, SentRequest } from '../run/exchange.ts';
import { explainDoubt } from '../run/field-doubt.ts';
import { silence } from '../send/silence.ts';
import { createPathProbe } from './agent-behind-path.ts';
import { findAgentInPath } from './agent-in-path.ts';
import type { FirstStates } from './first-states.ts';
import { isFirstValue } from './first-values.ts';
import { beginUpdate, type GuardedAgent, nothingWritten } from './guarded-agent.ts';
import { isOtherMember, strangersIn, watchKeptMembers } from './kept-members.ts';
import { type NoWayBackToFirst, noWayBackToFirst, noWayBackToNull } from './no-way-back.ts';
import { watchNullsPassedOver } from './nulls-passed-over.ts';
import { type Doubt, findDoubt } from './read-back.ts';
import { refusedFields } from './refused-fields.ts';
import { createRunMarks } from './run-marks.ts';
import { fieldOf, suppliedBy } from './supplied-fields.ts';
import { unreadableFields } from './unreadable-fields.ts';
import { watchWayBackToNull } from './way-back-to-null.ts';
import type { Written } from './written.ts';

/** Stands between a run and the network, and keeps what cannot be put back from being overwritten. */
export interface WriteGuard {
  /** The same way to the network, guarded. */
  readonly guard: (send: Send) => Send;
  /** Whether a request would not be sent, for what it overwrites. */
  readonly withholds: (request: SentRequest) => boolean;
  /** Finds out, before anything is written, whether the ids of the agents lead to them in every letter case. */
  readonly tryLetterCases: (send: Send) => Promise<void>;
  /** Fields that are left alone on every agent, as far as it is known by now. */
  readonly leftAlone: () => ReadonlySet<UpdateFieldName>;
  /** Leaves a field of one agent alone from now on, for what its own value has shown. */
  readonly leaveAlone: (id: string, name: string, why: NoWayBackToFirst) => void;
  /** Leaves keys alone from now on, since they are not shown as they are; but that of an agent which has nothing to lose. */
  readonly doubtKeys: (isShownWhenSet: boolean, but?: string) => void;
  /** Fields that are left alone on one agent. */
  readonly leftAloneOf: (id: string) => ReadonlySet<string>;
  /** A request without the fields that its agent leaves alone, where others are left: these would be withheld with them. */
  readonly keepWritable: (request: SentRequest) => SentRequest;
  /** What was written to an agent. */
  readonly writtenTo: (id: string) => Written;
  /** Updates whose null is passed over: nothing else may show that, for their fields are left alone since. */
  readonly nullsPassedOver: () => readonly SentRequest[];
  /** Who else writes to the agents, once that is proved. */
  readonly otherWriter: () => string | undefined;
}

export interface GuardPlan extends FirstStates {
  readonly subject: Subject;
  /** Fields that nobody may write to, and why. */
  readonly forbidden: ReadonlyMap<string, string>;
  /** The mark of this run. */
  readonly mark: string;
}

/** What writes nothing, wherever it is sent (RFC 9110, 9.2.1). */
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

const fieldNames: readonly string[] = updateFields.map(({ name }) => name);

const without = (update: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(update).filter(([name]) => !names.includes(name)));

/** A guard over the agents whose first state is known; to the others of a run nothing is written at all. */
export function createWriteGuard({ subject, firstStates, forbidden, mark }: GuardPlan): WriteGuard {
  const agents = new Map<string, GuardedAgent>();
  for (const [id, first] of firstStates) {
    const leftAlone = new Map([...refusedFields(first, subject), ...unreadableFields(first), ...forbidden]);
    agents.set(canonicalUuid(id) ?? id, {
      first,
      last: first,
      leftAlone,
      underWay: 0,
      begun: 0,
      ...nothingWritten(),
    });
  }
  const doubts = new Map<string, Doubt>();
  const wayBack = watchWayBackToNull();
  const nullsPassedOver = watchNullsPassedOver();
  const keptMembers = watchKeptMembers();
  const marks = createRunMarks(mark);
  let otherWriter: string | undefined;

  const guardedId = (request: SentRequest): string | undefined => {
    if (readingMethods.has(request.method)) return undefined;
    const id = canonicalUuid(locate(request, subject)?.parameter?.text ?? '');
    if (id !== undefined) return subject.agentIds.has(id) ? id : undefined;
    // Whatever else has an agent's id in its path may write to it too.
    return findAgentInPath(request.path, subject.agentIds);
  };

  /** Where a field is in doubt, an agent on which it was overwritten already has nothing more to lose by it. */
  const whyNot = (name: string, agent: GuardedAgent): string | undefined => {
    const isOverwritten = agent.overwritten.has(name);
    const doubt = isOverwritten ? undefined : doubts.get(name);
    const why = agent.leftAlone.get(name) ?? (doubt === undefined ? undefined : explainDoubt(doubt));
    const isLost = !isOverwritten && wayBack.isMissing(name, agent.first);
    return why ?? (isLost ? noWayBackToNull : undefined);
  };

  /** An answer may show what another update stored meanwhile: of what was supplied it tells only where there was none. */
  const observe = (
    id: string,
    agent: GuardedAgent,
    supplied: JsonObject,
    outcome: Outcome,
    wasAlone: boolean,
  ): void => {
    if (wasAlone) wayBack.note(supplied, outcome, agent.last);
    if (outcome.kind !== 'answer' || outcome.status >= 300) return;
    const answered = agentIn(outcome);
    if (answered === undefined) return;
    agent.last = answered;
    for (const [name, sent] of Object.entries(supplied)) {
      const isJudged = wasAlone && fieldNames.includes(name);
      const doubt = isJudged ? findDoubt(name, sent, answered, agent.first) : undefined;
      if (doubt !== undefined) doubts.set(name, doubt);
      // Its own value may have changed it.
      const field = updateFieldNamed(name);
      if (field !== undefined && !isSameField(field, agent.first[name], answered[name]))
        agent.overwritten.add(name);
    }
    const other = marks.findOther(outcome.body, answered, agent.first);
    if (other !== undefined)
      otherWriter ??= `another run (${other.mark}) writes to agent ${id} at the same time: its ${other.field} bears that run's mark`;
  };

  const { leadsToAgent, tryLetterCases } = createPathProbe(subject.updatePath);
  const isSpelledOtherwise = (request: SentRequest, id: string): boolean =>
    locate(request, subject)?.operation === 'updateAgent' &&
    request.path !== updateRequest(subject.updatePath, id, '').path;

  /** What an update supplies to an agent, and why it is not sent, where it is not. */
  const readWrite = (request: SentRequest, agent: GuardedAgent) => {
    const supplied = request.body === '{}' ? {} : suppliedBy(request);
    const names = Object.keys(supplied);
    const blocked = names.filter((name) => whyNot(fieldOf(name), agent) !== undefined);
    // What did not parse is sent as it is, or not at all.
    const isRead = typeof request.body === 'string' && readSentBody(request).is === 'json';
    const isPutBack = (name: string) => isRead && isFirstValue(name, supplied[name] ?? null, agent.first);
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
  };

  const withholds = (request: SentRequest): boolean => {
    const agent = agents.get(guardedId(request) ?? '');
    return agent !== undefined && readWrite(request, agent).why !== undefined;
  };

  const guard =
    (send: Send): Send =>
    async (request) => {
      const id = guardedId(request);
      if (id === undefined) return marks.takeOff(await send(marks.putOn(request)));
      const agent = agents.get(id);
      if (agent === undefined)
        return request.body === '{}'
          ? marks.takeOff(await send(request))
          : silence('withheld', `Nothing is written to agent ${id}, for its first state is not known.`);
      const { supplied, names, blocked, isPutBack, strangers, newcomers, why } = readWrite(request, agent);
      if (why !== undefined) return silence('withheld', why);
      if (
        request.body !== '{}' &&
        isSpelledOtherwise(request, id) &&
        !(await leadsToAgent(send, request, id))
      )
        return silence(
          'withheld',
          `Nothing is written at ${request.path}, for it does not lead to agent ${id}.`,
        );
      const hadKey = agent.fields.has('api_key');
      for (const name of names.filter((one) => !blocked.includes(one))) {
        if (fieldNames.includes(fieldOf(name))) agent.fields.add(fieldOf(name));
        if (!agent.overwritten.has(name) && !isPutBack(name)) agent.overwritten.add(fieldOf(name));
        if (supplied[name] !== null && !isPutBack(name)) agent.filled.add(fieldOf(name));
        // What is spelled otherwise may also be kept as it is.
        if (strangers.includes(name)) agent.members.add(name);
      }
      const { id: suppliedId } = supplied;
      // Another agent of the run is where it was, and is not to be moved.
      if (typeof suppliedId === 'string' && !subject.agentIds.has(canonicalUuid(suppliedId) ?? ''))
        agent.ids.add(suppliedId);
      // A mask that is put back would overwrite what stands behind it, which nobody took away.
      const hidden = blocked.filter((name) => !agent.refused.has(name));
      // Sent without them it would be another request, and its answer that to another one.
      if (names.length > 0 && hidden.length === names.length)
        return silence(
          'withheld',
          `Its ${hidden[0]} ${whyNot(fieldOf(hidden[0] ?? ''), agent)}, so it is left alone.`,
        );
      const sent = hidden.length === 0 ? request : { ...request, body: printJson(without(supplied, hidden)) };
      const isAlone = beginUpdate(agent);
      const outcome = marks.takeOff(await send(marks.putOn(sent)));
      const wasAlone = isAlone();
      keptMembers.note(newcomers, outcome);
      // Neither the deployment nor whom it sent the kit to has kept the key.
      if (outcome.kind === 'silence' && outcome.reason === 'other-origin' && !hadKey)
        agent.fields.delete('api_key');
      // A body that was left unread shows nothing of what is kept, nor does one that is no JSON: null stands for what it may bring.
      const isUnread = !isCalledJson(request) || readSentBody(request).is !== 'json';
      const read = isUnread ? {} : without(supplied, hidden);
      observe(id, agent, read, outcome, wasAlone);
      if (wasAlone) nullsPassedOver.note(sent, read, outcome);
      return outcome;
    };

  const keepWritable = (request: SentRequest): SentRequest => {
    const agent = agents.get(guardedId(request) ?? '');
    if (agent === undefined || request.body === '{}' || typeof request.body !== 'string') return request;
    if (agent.leftAlone.size === 0 && doubts.size === 0) return request;
    if (readSentBody(request).is !== 'json') return request;
    const supplied = suppliedBy(request);
    const names = Object.keys(supplied);
    const blocked = names.filter((name) => whyNot(fieldOf(name), agent) !== undefined);
    return blocked.length === 0 || blocked.length === names.length
      ? request
      : { ...request, body: printJson(without(supplied, blocked)) };
  };

  const isLeftAlone = (name: string, { leftAlone, first }: GuardedAgent): boolean =>
    leftAlone.has(name) || wayBack.isMissing(name, first);
  const isLeftAloneEverywhere = (name: string): boolean =>
    forbidden.has(name) ||
    (agents.size > 0 && [...agents.values()].every((agent) => isLeftAlone(name, agent)));
  const leftAloneOf = (agent: GuardedAgent): readonly string[] =>
    updateFields.map(({ name }) => name).filter((name) => isLeftAlone(name, agent));
  return {
    guard,
    withholds,
    keepWritable,
    tryLetterCases: (send) => tryLetterCases(send, agents.keys()),
    leftAlone: () =>
      new Set(updateFields.map(({ name }) => name).filter((name) => isLeftAloneEverywhere(name))),
    leaveAlone: (id, name, why) => {
      const agent = agents.get(canonicalUuid(id) ?? id);
      agent?.leftAlone.set(name, noWayBackToFirst[why]);
      if (why === 'refused') agent?.refused.add(name);
    },
    doubtKeys: (isShownWhenSet, but = '') => {
      const doubt: Doubt = { shown: 'otherwise', isShownWhenSet };
      doubts.set('api_key', doubt);
      const kept = agents.get(canonicalUuid(but) ?? but);
      for (const agent of agents.values())
        if (agent !== kept) agent.leftAlone.set('api_key', explainDoubt(doubt));
    },
    leftAloneOf: (id) => {
      const agent = agents.get(canonicalUuid(id) ?? id);
      return new Set(agent === undefined ? [] : leftAloneOf(agent));
    },
    writtenTo: (id) => {
      const { fields, filled, members, ids } = agents.get(canonicalUuid(id) ?? id) ?? nothingWritten();
      return {
        fields,
        filled,
        members,
        ids,
        unproved: new Map([...doubts].filter(([name]) => fields.has(name))),
      };
    },
    nullsPassedOver: nullsPassedOver.showing,
    otherWriter: () => otherWriter,
  };
}
