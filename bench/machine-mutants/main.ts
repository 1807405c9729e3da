/**
 * Edge: plants every standard mutation in two deployments, one at a time, and judges each: npm run mutants:machine.
 * It ends with 1 where one survives that survivors.json does not explain, or that it explains and that was found.
 * `--every=20` takes every twentieth, with `--from=1` beginning with the second; `--explained` those alone that
 * survivors.json explains; `typescript` or `python` one of the two.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findKnown, judgeMutant } from './judge-mutant.ts';
import { type Mutant, mutate, nameMutants } from './mutant.ts';
import { pythonChanges, readPython, servePython, writePython } from './python-deployment.ts';
import type { Subject } from './subject.ts';
import { type Explained, settleSurvivors } from './survivors.ts';
import { typescriptChanges } from './typescript-changes.ts';
import { loadTypescript, readTypescript, serveTypescript } from './typescript-deployment.ts';

const given = process.argv.slice(2);
const numberOf = (option: string, usual: number) =>
  Number(given.find((text) => text.startsWith(option))?.slice(option.length) ?? usual);
const [every, from] = [numberOf('--every=', 1), numberOf('--from=', 0)];
if (!(from < every)) {
  console.error(`--from=${from}: nothing is left of every ${every}; begin below that`);
  process.exit(2);
}
const isExplainedAlone = given.includes('--explained');
const wanted = given.filter((text) => !text.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-mutants-'));
const explained: Record<Subject['name'], readonly Explained[]> = JSON.parse(
  readFileSync(new URL('survivors.json', import.meta.url), 'utf8'),
);

async function typescript(): Promise<Subject> {
  const source = readTypescript();
  return {
    name: 'typescript',
    source,
    mutants: nameMutants(source, await typescriptChanges(source)),
    prepare: async (changed, name) => {
      const loaded = await loadTypescript(changed, folder, name);
      return () => serveTypescript(loaded);
    },
  };
}

async function python(): Promise<Subject> {
  const source = readPython();
  return {
    name: 'python',
    source,
    mutants: nameMutants(source, pythonChanges()),
    prepare: async (changed, name) => {
      const own = writePython(changed, folder, name);
      return () => servePython(own);
    },
  };
}

/** Which check found a mutant; one that does not start is found by whoever starts it. */
async function findMutant(
  subject: Subject,
  mutant: Mutant,
  name: string,
  known: ReadonlySet<string>,
): Promise<string | undefined> {
  try {
    const start = await subject.prepare(mutate(subject.source, mutant), name);
    return await judgeMutant(start, known);
  } catch (error) {
    return `does not start: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`;
  }
}

/** Judges the mutants of a deployment; tells what is left to be said of those that survive. */
async function judgeAll(subject: Subject): Promise<number> {
  const { name, source, mutants } = subject;
  const known = await findKnown(await subject.prepare(source, `${name}-unchanged`));
  const reasons = new Set(explained[name].flatMap(({ mutants: ids }) => ids));
  const chosen = mutants
    .filter(({ id }) => !isExplainedAlone || reasons.has(id))
    .filter((_, index) => index % every === from);
  const survivors = new Set<string>();
  console.log(`${name}: ${chosen.length} of ${mutants.length} mutants`);
  for (const [index, mutant] of chosen.entries()) {
    const foundBy = await findMutant(subject, mutant, `${name}-${index}`, known);
    if (foundBy === undefined) survivors.add(mutant.id);
    console.log(
      `${index + 1}/${chosen.length}  ${(foundBy ?? 'SURVIVED').slice(0, 60).padEnd(44)} ${mutant.id}`,
    );
  }
  const judged = new Set(chosen.map(({ id }) => id));
  const all = new Set(mutants.map(({ id }) => id));
  const { unexplained, found, unknown } = settleSurvivors(explained[name], survivors, judged, all);
  const breaking = chosen.length - survivors.size + unexplained.length;
  console.log(
    `\n${name}: ${chosen.length - survivors.size} of ${breaking} mutants that break the contract found; ${survivors.size - unexplained.length} that do not break it are explained`,
  );
  for (const id of unexplained) console.log(`  survived, and no reason is given: ${id}`);
  for (const id of found) console.log(`  was found, though survivors.json explains it: ${id}`);
  for (const id of unknown)
    console.log(`  is explained in survivors.json, and there is no such mutant: ${id}`);
  return unexplained.length + found.length + unknown.length;
}

try {
  let unsettled = 0;
  for (const [name, make] of Object.entries({ typescript, python }))
    if (wanted.length === 0 || wanted.includes(name)) unsettled += await judgeAll(await make());
  process.exitCode = unsettled === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
