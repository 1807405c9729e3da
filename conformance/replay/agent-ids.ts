import { canonicalUuid } from '../../spec/uuid-text.ts';

/** Which agent stands for which recorded one, by canonical id. */
export type AgentIds = ReadonlyMap<string, string>;

/** Pairs recorded agents with given ones: those that are given stay themselves, the others are paired in order. */
export function pairAgents(recorded: readonly string[], given: readonly string[]): AgentIds {
  const from = recorded.map((id) => canonicalUuid(id) ?? id);
  const to = given.map((id) => canonicalUuid(id) ?? id);
  if (to.length === 0) return new Map(from.map((id) => [id, id]));
  const free = to.filter((id) => !from.includes(id));
  const left = free.length > 0 ? free : to;
  let next = 0;
  return new Map(
    from.map((id) => {
      if (to.includes(id)) return [id, id];
      const paired = left[next % left.length] ?? id;
      next += 1;
      return [id, paired];
    }),
  );
}

const digitsOf = (id: string) => id.replaceAll('-', '');

/** Writes a uuid in the letter case of a sample: upper, lower, or upper at every other digit. */
function inCaseOf(sample: string, id: string): string {
  if (sample === sample.toLowerCase()) return id;
  if (sample === sample.toUpperCase()) return id.toUpperCase();
  return id.replace(/[a-f]/g, (digit, at: number) => (at % 2 === 0 ? digit.toUpperCase() : digit));
}

/** A text that spells one agent's id, as the same spelling of another's; any other text stays as it is. */
export function respell(text: string, agents: AgentIds): string {
  const from = canonicalUuid(text);
  const to = from === undefined ? undefined : agents.get(from);
  if (from === undefined || to === undefined || from === to) return text;
  const lowered = text.toLowerCase();
  const [spelled, replacement] = lowered.includes(from) ? [from, to] : [digitsOf(from), digitsOf(to)];
  const at = lowered.indexOf(spelled);
  const sample = text.slice(at, at + spelled.length);
  return text.slice(0, at) + inCaseOf(sample, replacement) + text.slice(at + spelled.length);
}
