import { canonicalUuid } from '../../spec/uuid-text.ts';

const escapeFirst = (id: string) => `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;

/** The spellings in which mutations put an id: an input may have been kept for one of them. */
const spellings: Readonly<Record<string, (id: string) => string>> = {
  upper: (id) => id.toUpperCase(),
  digits: (id) => id.replaceAll('-', ''),
  escaped: escapeFirst,
  'escaped-twice': (id) => escapeFirst(id).replace('%', '%25'),
};

/** A sign of an id in either case, or as an escape of a url or of JSON; hyphens may be left out. */
function anySpelling(sign: string): string {
  const codes = [sign.toLowerCase(), sign.toUpperCase()].map((one) => one.charCodeAt(0).toString(16));
  return `(?:${sign}|(?:%(?:25){0,4}|\\\\u00)(?:${codes.join('|')}))${sign === '-' ? '?' : ''}`;
}

const patternOf = (id: string) => new RegExp(Array.from(id, anySpelling).join(''), 'gi');

/** Puts a placeholder where an agent is named, however its id is spelled; any other spelling than these is forgotten. */
export function hideAgents(text: string, agentIds: readonly string[]): string {
  return agentIds.reduce((hidden, given, index) => {
    const id = canonicalUuid(given) ?? given;
    return hidden.replace(patternOf(id), (found) => {
      const [name] = Object.entries(spellings).find(([, spell]) => spell(id) === found) ?? [];
      return `{{agent-${index + 1}${name === undefined ? '' : `:${name}`}}}`;
    });
  }, text);
}

/** Puts agents in their places. Where fewer are named than there were, some stand for several; where none are, the places stay. */
export const showAgents = (text: string, agentIds: readonly string[]): string =>
  text.replace(/\{\{agent-(\d{1,4})(?::([a-z-]{1,20}))?\}\}/g, (whole, number: string, name?: string) => {
    const given = agentIds[(Number(number) - 1) % Math.max(1, agentIds.length)];
    if (given === undefined) return whole;
    const id = canonicalUuid(given) ?? given;
    return name === undefined ? id : (spellings[name]?.(id) ?? id);
  });
