import { nearestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import type { Check } from '../checks/check.ts';
import type { OperationName } from '../run/exchange.ts';

/** Which checks run, and why the others do not. */
export interface Selection {
  readonly selected: readonly Check[];
  readonly skipped: ReadonlyMap<string, string>;
}

const reading: readonly OperationName[] = ['readEvolutionStatus', 'listAgents'];

/** Whether an id is what a pattern says, in which `*` stands for any part: each part is looked for once, behind the last. */
function fitsPattern(id: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return id === first;
  let at = id.startsWith(first) ? first.length : -1;
  for (const part of others) {
    const found = at === -1 ? -1 : id.indexOf(part, at);
    at = found === -1 ? -1 : found + part.length;
  }
  return at !== -1 && id.length - last.length >= at && id.endsWith(last);
}

function matcher(
  patterns: readonly string[],
  checks: readonly Check[],
  option: string,
): (id: string) => boolean {
  const ids = checks.map(({ id }) => id);
  const tests = patterns.map((pattern) => {
    const fits = (id: string) => fitsPattern(id, pattern.replace(/[^\w*-]/g, ''));
    if (!ids.some(fits)) {
      const near = nearestWord(pattern, ids);
      const remedy = near === undefined ? 'See check --list.' : `Did you mean ${near}?`;
      throw new Inability(`${option} ${pattern}`, 'there is no such check', remedy);
    }
    return fits;
  });
  return (id) => tests.some((fits) => fits(id));
}

/** Chooses checks by --only, --skip and --read-only; `*` stands for any part of an id. */
export function selectChecks(
  checks: readonly Check[],
  {
    only = [],
    skip = [],
    readOnly = false,
  }: { only?: readonly string[]; skip?: readonly string[]; readOnly?: boolean },
): Selection {
  const isWanted = only.length === 0 ? () => true : matcher(only, checks, '--only');
  const isUnwanted = matcher(skip, checks, '--skip');
  const skipped = new Map<string, string>();
  for (const { id, operations } of checks) {
    if (!isWanted(id)) skipped.set(id, 'not among --only');
    else if (isUnwanted(id)) skipped.set(id, 'deselected by --skip');
    else if (readOnly && operations.length > 0 && !operations.some((one) => reading.includes(one)))
      skipped.set(id, 'it writes, and --read-only is set');
  }
  return { selected: checks.filter(({ id }) => !skipped.has(id)), skipped };
}

/** A check about more operations than this is about answers, whatever was asked. */
const mostOfItsOwn = 2;

/**
 * The operations that selected checks are about; checks about any operation go along with those. Where checks are named,
 * one that compares two operations brings both; where others are left out, it brings nothing back.
 */
export function selectOperations(
  selected: readonly Check[],
  { readOnly = false, only = [] }: { readOnly?: boolean; only?: readonly string[] },
): ReadonlySet<OperationName> {
  const most = only.length === 0 ? 1 : mostOfItsOwn;
  const own = selected
    .filter(({ operations }) => operations.length <= most)
    .flatMap(({ operations }) => operations);
  const all = own.length > 0 ? own : selected.flatMap(({ operations }) => operations);
  return new Set(all.filter((operation) => !readOnly || reading.includes(operation)));
}
