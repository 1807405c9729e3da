import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Change } from './mutant.ts';

const silent = () => undefined;
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** The standard mutations of JavaScript: comparisons, conditions, texts, lists, patterns, deleted blocks. */
async function standardChanges(source: string): Promise<readonly Change[]> {
  const lineStarts = [0];
  for (const { index } of source.matchAll(/\n/g)) lineStarts.push(index + 1);
  const offsetOf = ({ line, column }: { line: number; column: number }) => (lineStarts[line] ?? 0) + column;
  const { mutants } = await new Instrumenter(logger).instrument(
    [{ name: 'deployment.ts', content: source, mutate: true }],
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return mutants.map(({ mutatorName, location, replacement }) => ({
    kind: mutatorName,
    start: offsetOf(location.start),
    end: offsetOf(location.end),
    replacement,
  }));
}

const changesBy = (
  source: string,
  pattern: RegExp,
  kind: string,
  replacementsOf: (found: string) => readonly string[],
): readonly Change[] =>
  [...source.matchAll(pattern)].flatMap(({ 0: found, index }) =>
    replacementsOf(found)
      .filter((replacement) => replacement !== found)
      .map((replacement) => ({ kind, start: index, end: index + found.length, replacement })),
  );

/** Numbers that stand in code, not in texts. */
const numbers = /(?<=[([ ])\d+(?=[,;)\] ])/g;
/** Lines of a table or an object that name a field. */
const members = /^ {2}[a-z_]+(?:: .*)?,\n/gm;
/** Rules by their name, where a field gets its own. */
const rules = /(?<=: \[)(?:text|integer|rate|flag|uuid|decimal|record|listOf\(\w+\)|choice\([^)]*\))(?=,)/g;
const otherRules = ['text', 'integer', 'flag', 'record', 'listOf(text)', '() => []'];

/** Those that JavaScript's standard ones leave out: numbers, dropped members, loosened rules and other types. */
function furtherChanges(source: string): readonly Change[] {
  return [
    ...changesBy(source, numbers, 'Number', (found) => [`${Number(found) + 1}`, `${Number(found) - 1}`]),
    ...changesBy(source, members, 'DroppedMember', () => ['']),
    ...changesBy(source, rules, 'OtherRule', () => otherRules),
  ];
}

export async function typescriptChanges(source: string): Promise<readonly Change[]> {
  return [...(await standardChanges(source)), ...furtherChanges(source)];
}
