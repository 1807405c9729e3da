import { equalJson } from '../../spec/json-equal.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { addRows, dropBucket, emptyJournal } from './journal-list.ts';
import type { PageEvent } from './page-event.ts';
import { type Draft, type EvolutionState, emptyDraft, firstPageState, type PageState } from './page-state.ts';

const idOf = (agent: JsonObject) => String(agent['id']).toLowerCase();

/** The fields in which an agent is another than before; none where nobody knew it. */
function changedFields(before: JsonObject | undefined, after: JsonObject): readonly string[] {
  if (before === undefined) return [];
  return Object.keys(after).filter((name) => !equalJson(before[name] ?? null, after[name] ?? null));
}

function markFields(
  state: PageState,
  agentId: string,
  fields: readonly string[],
  now: number,
): PageState['marks'] {
  if (fields.length === 0) return state.marks;
  const marked = new Map(state.marks.get(agentId));
  for (const field of fields) marked.set(field, now);
  return new Map(state.marks).set(agentId, marked);
}

function takeAgent(state: PageState, agent: JsonObject, now: number): PageState {
  const id = idOf(agent);
  const fields = changedFields(state.agents?.get(id), agent);
  return {
    ...state,
    agents: new Map(state.agents).set(id, agent),
    marks: markFields(state, id, fields, now),
  };
}

/** All agents at once: those that are gone go, and what differs from before is marked. */
function takeAgents(state: PageState, agents: readonly JsonObject[], now: number): PageState {
  let { marks } = state;
  for (const agent of agents) {
    const fields = changedFields(state.agents?.get(idOf(agent)), agent);
    marks = markFields({ ...state, marks }, idOf(agent), fields, now);
  }
  return { ...state, marks, agents: new Map(agents.map((agent) => [idOf(agent), agent])) };
}

function fadeMarks(state: PageState, before: number): PageState {
  const left = [...state.marks].flatMap(([id, fields]): [string, ReadonlyMap<string, number>][] => {
    const kept = [...fields].filter(([, at]) => at >= before);
    return kept.length === 0 ? [] : [[id, new Map(kept)]];
  });
  return { ...state, marks: new Map(left) };
}

function withDraft(state: PageState, agentId: string, change: (draft: Draft) => Draft): PageState {
  const draft = change(state.drafts.get(agentId) ?? emptyDraft);
  return { ...state, drafts: new Map(state.drafts).set(agentId, draft) };
}

function edit({ edits, faults, ...draft }: Draft, event: PageEvent & { is: 'edited' }): Draft {
  const next = new Map(edits);
  if (event.edit === undefined) next.delete(event.field);
  else next.set(event.field, event.edit);
  return { ...draft, edits: next, faults: faults.filter(({ field }) => field !== event.field) };
}

function withEvolution(
  state: PageState,
  agentId: string,
  change: Partial<Omit<EvolutionState, 'agentId'>>,
): PageState {
  const { evolution } = state;
  const known =
    evolution?.agentId === agentId
      ? evolution
      : { agentId, status: undefined, genome: '', created: undefined };
  return { ...state, evolution: { ...known, ...change } };
}

/** Another mock at the same place: nothing that was told of the one before holds. */
function meetMock(state: PageState, instance: string): PageState {
  const met: PageState = { ...state, connection: 'open', connectionText: '', instance };
  if (state.instance === '' || state.instance === instance) return met;
  return { ...met, journal: emptyJournal, heldRows: undefined, opened: undefined };
}

/** The page after an event. */
export function reducePage(state: PageState, event: PageEvent): PageState {
  switch (event.is) {
    case 'connected':
      return meetMock(state, event.instance);
    case 'disconnected':
      return { ...state, connection: event.isRefused ? 'refused' : 'lost', connectionText: event.why };
    case 'loaded':
      return { ...takeAgents(state, event.agents, event.now), genomes: event.genomes };
    case 'agent-told':
      return takeAgent(state, event.agent, event.now);
    case 'marks-faded':
      return fadeMarks(state, event.before);
    case 'rows-told': {
      const journal = addRows(state.journal, event.rows, event.isKept, event.skipped);
      return { ...state, journal };
    }
    case 'journal-cleared':
      return { ...state, journal: dropBucket(state.journal, event.bucket), heldRows: undefined };
    case 'controls-read':
      return { ...state, controls: event.controls };
    case 'moved':
      return { ...state, route: event.route };
    case 'bucket-chosen':
      return {
        ...firstPageState(event.bucket, state.route),
        instance: state.instance,
        journal: state.journal,
      };
    case 'searched':
      return { ...state, search: event.text };
    case 'edited':
      return withDraft(state, event.agentId, (draft) => edit(draft, event));
    case 'edits-undone':
      return withDraft(state, event.agentId, () => emptyDraft);
    case 'sending':
      return withDraft(state, event.agentId, (draft) => ({ ...draft, isSending: true, faults: [] }));
    case 'faulted':
      return withDraft(state, event.agentId, (draft) => ({
        ...draft,
        isSending: false,
        faults: event.faults,
      }));
    case 'sent':
      return withDraft(state, event.agentId, ({ edits }) => ({
        edits: event.faults.length === 0 ? new Map() : edits,
        faults: event.faults,
        isSending: false,
        answer: event.answer,
      }));
    case 'status-answered':
      return withEvolution(state, event.agentId, { status: event.answer });
    case 'genome-written':
      return withEvolution(state, event.agentId, { genome: event.text });
    case 'genome-answered':
      return withEvolution(state, event.agentId, { created: event.answer });
    case 'filtered':
      return { ...state, filter: { ...state.filter, ...event.filter }, heldRows: undefined };
    case 'rows-held':
      return { ...state, heldRows: event.isHeld ? (state.heldRows ?? state.journal.rows) : undefined };
    case 'entry-opened':
      return { ...state, opened: { key: event.key, record: event.record } };
    case 'told':
      return { ...state, notice: event.notice };
  }
}
