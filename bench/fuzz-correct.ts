/** Edge: explores the correct deployments of fixtures/deployments; fails where one is accused of breaking a MUST. */
import type { Finding } from '../conformance/run/run-record.ts';
import type { Deployment } from '../fixtures/deployments/deployment.ts';
import { correctDeployments } from '../fixtures/deployments/index.ts';
import { fuzzInMemory } from '../fixtures/in-memory/fuzz-in-memory.ts';

const given = process.argv.slice(2);
const optionOf = (name: string) => given.find((text) => text.startsWith(name))?.slice(name.length);
const wanted = given.filter((text) => !text.startsWith('--'));
/** `--every=4 --from=1` takes every fourth deployment, beginning with the second. */
const [every, from] = [Number(optionOf('--every=') ?? 1), Number(optionOf('--from=') ?? 0)];
const [maxRequests, seed] = [Number(optionOf('--requests=') ?? 3000), Number(optionOf('--seed=') ?? 1)];
/** What is on the wire takes time of the clock. */
const maxTimeMs = 60_000;

const describe = ({ check, code, expected, actual, flaky, curl }: Finding): string =>
  [
    `    ${check} ${code}${flaky ? ' (flaky)' : ''}`,
    `      expected ${expected}`,
    `      ${actual}`,
    `      ${curl}`,
  ]
    .map((line) => line.slice(0, 400))
    .join('\n');

async function accuse(deployment: Deployment): Promise<readonly Finding[]> {
  const { run } = await fuzzInMemory(deployment, { maxRequests, maxTimeMs, seed });
  const accusations = run.findings.filter(({ level, counts }) => level === 'must' && counts);
  const told = [
    `${accusations.length === 0 ? '✓' : '✗'} ${deployment.id.padEnd(52)}`,
    `${String(run.requests).padStart(6)} requests, ${run.verdict}`,
  ];
  console.log([told.join(' '), ...accusations.map(describe)].join('\n'));
  return accusations;
}

const all = correctDeployments
  .filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)))
  .filter((_, index) => index % every === from);
let accused = 0;
for (const deployment of all) if ((await accuse(deployment)).length > 0) accused += 1;
console.log(
  `\n${all.length - accused} of ${all.length} correct deployments without a finding of must, in ${maxRequests} requests each`,
);
process.exitCode = all.length > 0 && accused === 0 ? 0 : 1;
