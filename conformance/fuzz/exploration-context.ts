import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { updateRequest } from '../generate/cases.ts';
import { readAnswer } from '../observe/read-answer.ts';
import type { Step } from '../observe/step.ts';
import { locate } from '../oracle/locate.ts';
import { type Understanding, understand } from '../oracle/understand.ts';
import type { RunContext } from '../phases/run-context.ts';
import { findAgentInPath } from '../restoring/agent-in-path.ts';
import { differing, fieldsWithoutKey, valuesIn } from '../restoring/first-values.ts';
import type { Answer, Exchange, OperationName, SentRequest } from '../run/exchange.ts';
import type { FreshEntry } from './calibrate.ts';
import type { Corpus, CorpusEntry } from './corpus.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { FuzzInput } from './fuzz-input.ts';
import type { Child } from './make-child.ts';
import { withoutOtherAgents } from './without-other-agents.ts';
import type { Words } from './words.ts';

/** What came of an exchange: its fingerprint, and whether it was met before. */
export interface Noted {
  readonly fingerprint: string;
  readonly isNew: boolean;
  /** What was kept of it, where it is new. */
  readonly entry: CorpusEntry | undefined;
  readonly exchange: Exchange;
  /** The milliseconds that such an answer usually takes. */
  readonly usualMs: number;
}

/** What playing inputs needs, and what it leaves behind. */
export interface ExplorationContext {
  readonly context: RunContext;
  readonly corpus: Corpus;
  readonly words: Words;
  /** The agents that may be updated, canonical. */
  readonly agentIds: readonly string[];
  /** Puts an agent back to its first state. */
  readonly restore: (agentId: string) => Promise<void>;
  /** Is told what came of an input. */
  readonly onNoted: (child: Child, noted: Noted) => void;
  readonly usual: Map<OperationName, number>;
  /** Entries that are still to be calibrated. */
  readonly fresh: FreshEntry[];
  /** Is told of an entry whose input became smaller. */
  readonly onSmaller: (entry: CorpusEntry) => void;
}

/** The agent that a request may write to; undefined where it writes to none of those that may be updated. */
export function agentOf(
  request: SentRequest,
  { context, agentIds }: Pick<ExplorationContext, 'context' | 'agentIds'>,
): string | undefined {
  if (request.method === 'GET') return undefined;
  const text = locate(request, context.subject)?.parameter?.text;
  const id = text === undefined ? undefined : canonicalUuid(text);
  return id !== undefined && agentIds.includes(id) ? id : findAgentInPath(request.path, agentIds);
}

/** The operation that a request is meant for, where its mutations left none. */
export function operationOf(
  request: SentRequest,
  { context: { subject } }: Pick<ExplorationContext, 'context'>,
): OperationName {
  const operation = locate(request, subject)?.operation;
  if (operation !== undefined) return operation;
  if (request.path.includes('/evolution/')) return 'readEvolutionStatus';
  return request.path.includes('/genomes') ? 'createGenome' : 'updateAgent';
}

/** The longest update that brings an agent to a state before an input. */
const longestSetup = 3000;

/** What brings an agent from its first state to where it was before a step, the longest values left out. */
function setupOf(before: JsonObject, first: JsonObject | undefined): string | undefined {
  if (first === undefined) return undefined;
  const members = Object.entries(valuesIn(before, differing(first, before, fieldsWithoutKey)))
    .map(([name, value]) => ({ name, value, size: name.length + 4 + printJson(value).length }))
    .sort((left, right) => left.size - right.size);
  let left = longestSetup;
  const kept = members.filter(({ size }) => {
    left -= size;
    return left >= 0;
  });
  return kept.length === 0
    ? undefined
    : printJson(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
}

/** So many updates before one are kept with it: what a deployment remembers is not all in the state that it shows. */
const tail = 3;

/** The input that shows a behaviour by itself: a single update comes with the state and the updates before it. */
function inputWithState(
  input: FuzzInput,
  upTo: number,
  agentId: string | undefined,
  step: Step | undefined,
  { context }: ExplorationContext,
): FuzzInput {
  const steps = input.steps.slice(0, upTo + 1);
  const setup = upTo === 0 && step !== undefined ? setupOf(step.before, step.first) : undefined;
  if (input.isTogether) return input;
  if (setup === undefined || agentId === undefined) return { steps };
  const before = context.watch.historyOf(agentId).slice(-1 - tail, -1);
  return { steps: [updateRequest(context.subject.updatePath, agentId, setup), ...before, ...steps] };
}

/** So much of each time goes into what is usual. */
const weight = 0.05;

/** What an answer tells, of no other agents than those that somebody named. */
function toldBy(
  answer: Answer,
  operation: OperationName,
  { context: { subject } }: ExplorationContext,
): JsonValue | undefined {
  const { json } = readAnswer(answer);
  if (operation !== 'listAgents' || json === undefined) return json;
  return withoutOtherAgents(json, (id) => subject.agentIds.has(id));
}

/** Takes the fingerprint of an exchange, keeps the input where it is new, and learns the words of the answer. */
export function noteExchange(
  child: Child,
  at: number,
  exchange: Exchange,
  step: Step | undefined,
  exploring: ExplorationContext,
  understanding: Understanding = understand(exchange.request, exploring.context.subject),
): Noted {
  const { context, corpus, words, usual } = exploring;
  const { operation, outcome, request } = exchange;
  const usualMs = usual.get(operation) ?? outcome.ms;
  usual.set(operation, usualMs + (outcome.ms - usualMs) * weight);
  const fingerprint = fingerprintOf({ exchange, understanding, step, usualMs });
  const isKnown = corpus.hits.has(fingerprint);
  const entry = corpus.note(fingerprint, () =>
    inputWithState(child.input, at, agentOf(request, exploring), step, exploring),
  );
  const isLast = at === child.input.steps.length - 1;
  const { trimOf } = child;
  if (trimOf?.fingerprint === fingerprint && isLast && corpus.shrink(trimOf, child.input))
    exploring.onSmaller(trimOf);
  if (!isKnown && outcome.kind === 'answer')
    words.harvest(toldBy(outcome, operation, exploring), context.redact);
  const noted = { fingerprint, isNew: !isKnown, entry, exchange, usualMs };
  exploring.onNoted(child, noted);
  return noted;
}
