import { agentFields, updateFields } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { agentIn } from '../observe/agent-in.ts';
import { agentsInList } from '../observe/agents-in-list.ts';
import { parsedBody } from '../observe/parsed-body.ts';
import type { Exchange, SentRequest } from '../run/exchange.ts';

type Word = string | number;

/** Texts and plain integers anywhere in a value: all else is one of a few, or may be spelled in many ways. */
function* wordsIn(value: JsonValue): Generator<Word> {
  if (typeof value === 'string' || typeof value === 'number') yield value;
  else if (isJsonArray(value)) for (const item of value) yield* wordsIn(item);
  else if (isJsonObject(value)) for (const member of Object.values(value)) yield* wordsIn(member);
}

const sentIn = ({ body }: SentRequest): JsonValue => {
  const parsed = typeof body === 'string' ? parseJson(body) : undefined;
  return parsed?.ok === true ? parsed.value : null;
};

/** The fields whose values tell who wrote them: others have few, are spelled in many ways, or are hidden. */
const tellingFields = updateFields.filter(
  ({ name, kind }) => !['flag', 'choice', 'uuid', 'decimal-text'].includes(kind) && name !== 'api_key',
);

/** What an agent has that was never given anything else (2.1). */
const defaults = new Set<unknown>(agentFields.map((field) => field.default));

/** The agents that an answer shows, by their ids. */
function agentsShown({ operation, outcome }: Exchange): readonly JsonObject[] {
  const parsed = outcome.kind === 'answer' ? parsedBody(outcome) : undefined;
  if (operation === 'listAgents') return parsed?.ok === true ? agentsInList(parsed.value) : [];
  const agent = operation === 'updateAgent' ? agentIn(outcome) : undefined;
  return agent === undefined ? [] : [agent];
}

const idOf = ({ id }: JsonObject): string | undefined =>
  typeof id === 'string' ? canonicalUuid(id) : undefined;

/** What a deployment makes of a value by losing it, or a part of it: nobody else has written that. */
const isLeftOf = (word: Word, known: ReadonlySet<Word>): boolean =>
  word === '' ||
  defaults.has(word) ||
  (typeof word === 'string' && [...known].some((whole) => typeof whole === 'string' && whole.includes(word)));

/**
 * Whether an agent comes to show a value that stands neither in what was sent to anyone nor in what the agent showed
 * before, and is nothing that is left of these: a deployment that loses or mixes up updates shows what it was given, and
 * somebody else who writes does not.
 */
export function mayBeSomebodyElse(exchanges: readonly Exchange[], before?: JsonObject): boolean {
  const sent = new Set<Word>();
  const shownBy = new Map<string, Set<Word>>();
  const isForeign = (word: Word, known: ReadonlySet<Word>): boolean =>
    !known.has(word) && !sent.has(word) && !isLeftOf(word, known) && !isLeftOf(word, sent);
  const look = (agent: JsonObject): boolean => {
    const id = idOf(agent) ?? '';
    const known = shownBy.get(id);
    const shown = tellingFields.flatMap(({ name }) => [...wordsIn(agent[name] ?? null)]);
    shownBy.set(id, new Set([...(known ?? []), ...shown]));
    return known !== undefined && shown.some((word) => isForeign(word, known));
  };
  if (before !== undefined) look(before);
  return exchanges.some((exchange) => {
    for (const word of wordsIn(sentIn(exchange.request))) sent.add(word);
    return agentsShown(exchange).map(look).includes(true);
  });
}
