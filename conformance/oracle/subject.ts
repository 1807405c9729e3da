import type { Dialect } from '../../spec/dialect-points.ts';

/** What is known of the deployment that a request goes to. */
export interface Subject {
  /** The path of the update, with {id} in it. */
  readonly updatePath: string;
  /** The spelling of the genome path that was seen to work. */
  readonly genomePath: '/v1/genomes/' | '/v1/genomes';
  /** The other spelling, where it answers by itself. */
  readonly otherGenomePath?: '/v1/genomes/' | '/v1/genomes';
  readonly listPath: string;
  /** Whether an agent that exists was seen in what is answered there: what stands at a guessed path is not judged else. */
  readonly isListFound?: boolean;
  /** How the deployment's document calls its path parameters. */
  readonly parameterNames?: readonly string[];
  /** The agents that exist there, by canonical id. */
  readonly agentIds: ReadonlySet<string>;
  /** What the deployment's test_score takes, as far as it was seen. */
  readonly testScoreInput: Dialect['test-score-input'];
}

let last: { readonly key: string; readonly subject: Subject } | undefined;

/** The same object where nothing has changed since the last: what was understood of a request then holds still. */
export function sameSubject(subject: Subject): Subject {
  const key = JSON.stringify({ ...subject, agentIds: [...subject.agentIds] });
  if (last?.key !== key) last = { key, subject };
  return last.subject;
}
