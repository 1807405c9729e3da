import { Inability } from '../../spec/inability.ts';
import type { Rule } from './rule.ts';

/** Headers by lower-case name. */
const headersOf = ({ header = {} }: Rule) =>
  new Map(Object.entries(header).map(([name, value]) => [name.toLowerCase(), value]));

/** Whether every request that the second rule fits is one that the first fits too. */
function isAsWide(first: Rule, second: Rule): boolean {
  if (first.on !== '*' && first.on !== second.on) return false;
  if (first.agentId !== undefined && first.agentId.toLowerCase() !== second.agentId?.toLowerCase())
    return false;
  const headers = headersOf(second);
  return [...headersOf(first)].every(([name, value]) =>
    value === '*' ? headers.has(name) : headers.get(name) === value,
  );
}

/** Whether the first rule takes every turn that the second could have. */
function takesEachTurn(first: Rule, second: Rule): boolean {
  if (first.times !== undefined) return false;
  if (first.nth === undefined && first.every === undefined) return true;
  // The n-th of one is the n-th of the other only where both count the same requests.
  const countsAlike = isAsWide(second, first);
  return (
    countsAlike &&
    second.nth !== undefined &&
    first.nth === second.nth &&
    first.every === second.every &&
    second.times === undefined
  );
}

/** Refuses rules of which one can never hold, since one before it always does. `place` is how the user names them. */
export function refuseNeverMatching(rules: readonly Rule[], place: string): void {
  for (const [index, rule] of rules.entries()) {
    const before = rules.slice(0, index).findIndex((one) => isAsWide(one, rule) && takesEachTurn(one, rule));
    if (before !== -1)
      throw new Inability(
        `${place}rules[${index}]`,
        `the rule can never match: rules[${before}] holds for every request that it fits`,
        'Put it before that one, or leave it out.',
      );
  }
}
