import { type UpdateFieldName, updateFieldNamed } from '../../spec/fields.ts';
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
import { silence } from '../send/silence.ts';
import { createPathProbe } from './agent-behind-path.ts';
import { findAgentInPath } from './agent-in-path.ts';
import { createFieldsLeftAlone } from './fields-left-alone.ts';
import type { FirstStates } from './first-states.ts';
import { beginUpdate, type GuardedAgent, nothingWritten } from './guarded-agent.ts';
import { watchKeptMembers } from './kept-members.ts';
import type { NoWayBackToFirst } from './no-way-back.ts';
import { watchNullsPassedOver } from './nulls-passed-over.ts';
import { findDoubt } from './read-back.ts';
import { noteWrite, readWrite } from './read-write.ts';
import { refusedFields } from './refused-fields.ts';
import { createRunMarks } from './run-marks.ts';
import { fieldOf, isUpdateText } from './supplied-fields.ts';
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

const without = (update: JsonObject, names: readonly string[]): JsonObject =>
  names.length === 0
    ? update
    : Object.fromEntries(Object.entries(update).filter(([name]) => !names.includes(name)));

/** A guard over the agents whose first state is known; to the others of a run nothing is written at all. */
export function createWriteGuard({ subject, firstStates, forbidden, mark }: GuardPlan): WriteGuard {
  const agents = new Map<string, GuardedAgent>();
  for (const [id, first] of firstStates) {
    agents.set(canonicalUuid(id) ?? id, {
      first,
      last: first,
      leftAlone: new Map([...refusedFields(first, subject), ...unreadableFields(first), ...forbidden]),
      underWay: 0,
      begun: 0,
      ...nothingWritten(),
    });
  }
  const wayBack = watchWayBackToNull();
  const leftAlone = createFieldsLeftAlone(agents, forbidden, wayBack);
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
      const field = updateFieldNamed(name);
      if (field === undefined) continue;
      const doubt = wasAlone ? findDoubt(name, sent, answered, agent.first) : undefined;
      if (doubt !== undefined) leftAlone.doubt(name, doubt);
      // Its own value may have changed it.
      if (!agent.overwritten.has(name) && !isSameField(field, agent.first[name], answered[name]))
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

  const read = (request: SentRequest, agent: GuardedAgent) =>
    readWrite(request, agent, leftAlone, keptMembers);

  const withholds = (request: SentRequest): boolean => {
    const agent = agents.get(guardedId(request) ?? '');
    return agent !== undefined && read(request, agent).why !== undefined;
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
      const write = read(request, agent);
      const { supplied, names, blocked, newcomers, why } = write;
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
      noteWrite(agent, write);
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
          `Its ${hidden[0]} ${leftAlone.whyNot(fieldOf(hidden[0] ?? ''), agent)}, so it is left alone.`,
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
      const taken = isUnread ? {} : without(supplied, hidden);
      observe(id, agent, taken, outcome, wasAlone);
      if (wasAlone) nullsPassedOver.note(sent, taken, outcome);
      return outcome;
    };

  const keepWritable = (request: SentRequest): SentRequest => {
    const agent = agents.get(guardedId(request) ?? '');
    if (agent === undefined || request.body === '{}' || !leftAlone.mayBlock(agent)) return request;
    if (!isUpdateText(request)) return request;
    const { supplied, names, blocked } = read(request, agent);
    return blocked.length === 0 || blocked.length === names.length
      ? request
      : { ...request, body: printJson(without(supplied, blocked)) };
  };

  const agentOf = (id: string): GuardedAgent | undefined => agents.get(canonicalUuid(id) ?? id);
  return {
    guard,
    withholds,
    keepWritable,
    tryLetterCases: (send) => tryLetterCases(send, agents.keys()),
    leftAlone: leftAlone.ofAll,
    leaveAlone: (id, name, why) => {
      const agent = agentOf(id);
      if (agent !== undefined) leftAlone.leaveAlone(agent, name, why);
    },
    doubtKeys: (isShownWhenSet, but = '') =>
      leftAlone.doubtKeys({ shown: 'otherwise', isShownWhenSet }, agentOf(but)),
    leftAloneOf: (id) => {
      const agent = agentOf(id);
      return agent === undefined ? new Set() : leftAlone.of(agent);
    },
    writtenTo: (id) => {
      const { fields, filled, members, ids } = agentOf(id) ?? nothingWritten();
      return { fields, filled, members, ids, unproved: leftAlone.doubtsOf(fields) };
    },
    nullsPassedOver: nullsPassedOver.showing,
    otherWriter: () => otherWriter,
  };
}
