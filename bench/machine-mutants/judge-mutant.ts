import { type CheckOptions, checkDeployment } from '../../conformance/check-deployment.ts';
import { realSurroundings, type Surroundings } from '../../conformance/target/surroundings.ts';

/** A deployment that can be judged. */
export interface Judged {
  readonly target: Pick<CheckOptions, 'url' | 'agentIds'>;
  /** Those of the machine by default. */
  readonly surroundings?: Surroundings;
}

/** What a run says: what counts against the deployment, or what else it shows that the unchanged one does not. */
export interface Opinion {
  /** The check of the first finding, or why the deployment could not be judged; undefined where nothing was found. */
  readonly foundBy: string | undefined;
  readonly findings: ReadonlySet<string>;
}

/** Named, so that what stands there is judged. */
const listPath = '/v1/agent-configurations';

/** A quick run first: what it finds, profile standard finds as well. */
const profiles = ['quick', 'standard'] as const;

async function runOnce(
  { target, surroundings }: Judged,
  profile: 'quick' | 'standard',
  known: ReadonlySet<string>,
) {
  const run = await checkDeployment(
    { ...target, profile, seed: 1, listPath, timeoutMs: 2000, stateFolder: false },
    { name: 'agent-console-kit', version: 'mutants' },
    surroundings ?? realSurroundings,
  );
  // What counts does, whether it comes back or not.
  const found = run.findings.find(
    ({ id, level, flaky, counts }) => !known.has(id) && (counts || (level !== 'drift' && !flaky)),
  );
  const reason = run.verdict === 'not-judged' ? `not judged: ${run.notJudged[0]}` : undefined;
  return { foundBy: found?.check ?? reason, findings: new Set(run.findings.map(({ id }) => id)) };
}

/** Judges a deployment, apart from the findings that are known of the unchanged one. */
export async function judgeMutant(
  judged: () => Promise<Judged & AsyncDisposable>,
  known: ReadonlySet<string>,
): Promise<Opinion> {
  const findings = new Set<string>();
  for (const profile of profiles) {
    await using fresh = await judged();
    const opinion = await runOnce(fresh, profile, known);
    for (const id of opinion.findings) findings.add(id);
    if (opinion.foundBy !== undefined) return { foundBy: opinion.foundBy, findings };
  }
  return { foundBy: undefined, findings };
}
