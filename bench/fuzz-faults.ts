/** Edge: after how many requests `fuzz` finds faulty deployments; fails where one is missed. */
import type { FailOn } from '../conformance/run/fail-on.ts';
import { blindDeployments } from '../fixtures/deployments/blind/index.ts';
import type { Deployment } from '../fixtures/deployments/deployment.ts';
import { hiddenDeployments } from '../fixtures/deployments/hidden/index.ts';
import { faultyDeployments } from '../fixtures/deployments/index.ts';
import { fuzzInMemory } from '../fixtures/in-memory/fuzz-in-memory.ts';
import { medianOf } from './statistics.ts';

const given = process.argv.slice(2);
const optionOf = (name: string) => given.find((text) => text.startsWith(name))?.slice(name.length);
const seeds = (optionOf('--seeds=') ?? '1,2,3').split(',').map(Number);
/** What a minute gives over sockets on two cores; on the wire, time is the bound. */
const maxRequests = Number(optionOf('--requests=') ?? 60_000);
const minute = 60_000;
/** `hidden` and `blind` are those that `check` does not find, `faulty` those that it does; `--every=20` takes a sample. */
const [set, ...wanted] = given.filter((text) => !text.startsWith('--'));

/** A finding of the level of the fault, or of a graver one. */
const gravest: readonly FailOn[] = ['must', 'should', 'odd'];
const failOnOf = ({ level = 'must' }: Deployment): readonly FailOn[] =>
  gravest.slice(0, gravest.indexOf(level) + 1);

async function lineOf(deployment: Deployment): Promise<{ readonly line: string; readonly isFound: boolean }> {
  const counts: (number | undefined)[] = [];
  const checks = new Set<string>();
  for (const seed of seeds) {
    const bound = deployment.plan === undefined ? { maxTimeMs: minute } : { maxRequests };
    const options = { ...bound, seed, stopOnFirst: true, failOn: failOnOf(deployment) };
    const { run, foundAfter } = await fuzzInMemory(deployment, options);
    counts.push(foundAfter);
    for (const { check } of run.findings.filter((finding) => finding.counts)) checks.add(check);
  }
  const isFound = counts.every((count) => count !== undefined);
  const shown = counts.map((count) => String(count ?? 'missed').padStart(7)).join('');
  const median = medianOf(counts.map((count) => count ?? Number.POSITIVE_INFINITY));
  const level = (deployment.level ?? 'must').padEnd(6);
  const line = `${isFound ? '✓' : '✗'} ${deployment.id.padEnd(32)} ${level} ${String(median).padStart(8)} ${shown}  ${[...checks].join(', ')}`;
  return { line, isFound };
}

const every = Number(optionOf('--every=') ?? 1);
/** Departures from a dialect are no business of `fuzz`. */
const sets: Readonly<Record<string, readonly Deployment[]>> = {
  hidden: hiddenDeployments,
  blind: blindDeployments,
  faulty: faultyDeployments,
};
const all = (sets[set ?? ''] ?? [])
  .filter(({ level }) => level !== 'drift')
  .filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)))
  .filter((_, index) => index % every === 0);
console.log(`  deployment${' '.repeat(24)}level   median  at seeds ${seeds.join(', ')}`);
let missed = 0;
for (const deployment of all) {
  const { line, isFound } = await lineOf(deployment);
  if (!isFound) missed += 1;
  console.log(line);
}
console.log(`\n${all.length - missed} of ${all.length} found at every seed within ${maxRequests} requests`);
process.exitCode = all.length > 0 && missed === 0 ? 0 : 1;
