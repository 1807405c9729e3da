import { type CheckOptions, checkDeployment } from '../../conformance/check-deployment.ts';
import { realSurroundings, type Surroundings } from '../../conformance/target/surroundings.ts';

/** A deployment that can be judged. */
export interface Judged {
  readonly target: Pick<CheckOptions, 'url' | 'agentIds'>;
  /** Those of the machine by default. */
  readonly surroundings?: Surroundings;
}

/** Named, so that what stands there is judged. */
const listPath = '/v1/agent-configurations';

/** A run as far as its first finding, then a quick one: what these find, profile standard finds as well. */
const attempts = [
  { profile: 'quick', isCut: true },
  { profile: 'quick', isCut: false },
  { profile: 'standard', isCut: false },
] as const;

type Attempt = (typeof attempts)[number];

async function runOnce(
  { target, surroundings }: Judged,
  { profile, isCut }: Attempt,
  known: ReadonlySet<string>,
) {
  const first = new AbortController();
  const run = await checkDeployment(
    {
      ...target,
      profile,
      seed: 1,
      listPath,
      timeoutMs: 2000,
      stateFolder: false,
      signal: first.signal,
      onProgress: ({ findings }) => {
        if (isCut && findings > known.size) first.abort();
      },
    },
    { name: 'agent-console-kit', version: 'mutants' },
    surroundings ?? realSurroundings,
  );
  // What counts does, whether it comes back or not.
  const found = run.findings.find(
    ({ id, level, flaky, counts }) => !known.has(id) && (counts || (level !== 'drift' && !flaky)),
  );
  const isCutOff = first.signal.aborted;
  const reason = run.verdict === 'not-judged' && !isCutOff ? `not judged: ${run.notJudged[0]}` : undefined;
  return { foundBy: found?.check ?? reason, isCutOff, findings: new Set(run.findings.map(({ id }) => id)) };
}

type Serve = () => Promise<Judged & AsyncDisposable>;

/** What is found in the unchanged deployment. */
export async function findKnown(serve: Serve): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const attempt of attempts.filter(({ isCut }) => !isCut)) {
    await using fresh = await serve();
    for (const id of (await runOnce(fresh, attempt, known)).findings) known.add(id);
  }
  return known;
}

/** The check that finds a mutant, or why it could not be judged, apart from what is known of the unchanged one. */
export async function judgeMutant(serve: Serve, known: ReadonlySet<string>): Promise<string | undefined> {
  let isQuickDone = false;
  for (const attempt of attempts) {
    // What was not cut off was whole already.
    if (attempt.profile === 'quick' && isQuickDone) continue;
    await using fresh = await serve();
    const { foundBy, isCutOff } = await runOnce(fresh, attempt, known);
    if (foundBy !== undefined) return foundBy;
    isQuickDone = !isCutOff;
  }
  return undefined;
}
