import { type Explanation, readExplanations } from '../../fixtures/frameworks/explanations.ts';
import { pickFrameworks } from '../../fixtures/frameworks/frameworks.ts';
import { goals, percent } from '../../fixtures/frameworks/loop-goals.ts';

/** A cause, and under which checks `check` reports it. */
function causeLine({ why, findings }: Explanation): string {
  const checks = [...new Set(findings.map((id) => id.split('/')[0] ?? ''))];
  return `- ${why} ${checks.map((check) => `\`${check}\``).join(', ')}.`;
}

function section(id: string): string {
  const { name, about, stock, mended, differences, reached } = readExplanations(id);
  const left = mended.length === 0 ? 'Mended, nothing is found.' : `Mended, what is left:`;
  const misses = Object.entries(reached ?? {}).map(([what, share]) => `${what} ${percent(share)}`);
  return [
    `## ${name}`,
    `\`fixtures/frameworks/${id}\`: ${about}. Found in stock:`,
    stock.map(causeLine).join('\n'),
    left,
    ...(mended.length === 0 ? [] : [mended.map(causeLine).join('\n')]),
    ...(misses.length === 0 ? [] : [`The learned mock does not reach the goal yet: ${misses.join(', ')}.`]),
    ...(differences.length === 0
      ? ['The mock that learned the mended one answers as it does.']
      : [
          'Where the mock that learned the mended one differs:',
          differences.map(({ why }) => `- ${why}`).join('\n'),
        ]),
  ].join('\n\n');
}

/** docs/frameworks.md: what is found in deployments on stock frameworks, from their explained.json. */
export function frameworksPage(): string {
  const ids = pickFrameworks(undefined);
  return `# What the kit finds in stock frameworks

The contract was implemented on ${ids.length} stacks, as a team writes it that goes by the contract alone. Each runs in two flavours: stock, with the defaults of its framework, and mended, where what breaks the contract is mended. From a clone:

\`\`\`sh
npm run test:frameworks
\`\`\`

It installs what each needs, judges both flavours at profile standard with three seeds, and fails on a finding that is not explained here, on an explanation of what is not found, and on any finding in a mended one that counts. Then it lets the mock learn the mended one and compares the two over 2,000 requests: ${percent(goals.status)} of statuses, ${percent(goals.errors)} of faults and ${percent(goals.bodies)} of bodies are to be the same, in all that the contract shows of them: the words of an error, genomes and evolution statuses are free. \`FRAMEWORKS=express\` before the command takes one alone. It is a command for the night; \`.ci/run\` takes one of them.

${ids.map(section).join('\n\n')}
`;
}
