import { allChecks } from '../../conformance/checks/index.ts';
import { code, markdownTable } from './markdown-table.ts';

const levelNames = { must: 'MUST', should: 'SHOULD', drift: 'drift', odd: 'odd' } as const;

/** docs/checks.md: every check, in the order of reports. */
export function checksPage(): string {
  const rows = allChecks.map(({ id, level, clause, operations, requirement }) => [
    code(id),
    levelNames[level],
    clause,
    operations.join(', '),
    requirement,
  ]);
  return `# Checks

The ${allChecks.length} checks of [\`check\`](check.md), in the order of reports. \`--only\` and \`--skip\` take these ids, and \`*\` stands for any part of one.

- **level** is the most that a finding of the check can weigh; some of its findings weigh less. MUST findings fail a run by default; \`--fail-on\` changes that. Findings of level drift are departures from a [dialect](dialects.md), not from the contract.
- **contract** names the sections of the contract that state the requirement. \`npx agent-console-kit spec clauses\` prints them.

${markdownTable(['check', 'level', 'contract', 'operations', 'requirement'], rows)}
`;
}
