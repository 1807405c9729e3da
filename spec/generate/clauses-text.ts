/** One statement of the contract, as spec/clauses.yaml has it. */
export interface ClauseRow {
  readonly id: string;
  readonly section: string;
  readonly level: string;
  readonly requirement: string;
}

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

/** The clause catalogue as a module. */
export function generateClauses(clauses: readonly ClauseRow[]): string {
  const rows = clauses.map(
    ({ id, section, level, requirement }) =>
      `  { id: ${quote(id)}, section: ${quote(section)}, level: ${quote(level)}, requirement: ${quote(requirement)} },\n`,
  );
  return `/** Every clause of the contract, in its order. */\nexport const clauses = [\n${rows.join('')}] as const;\n`;
}
