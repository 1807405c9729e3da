import { evolutionStatusRequest } from '../generate/cases.ts';
import { otherBase } from '../published/other-base.ts';
import type { Send } from '../run/exchange.ts';
import type { Prepared } from '../target/prepare.ts';
import { unknownAgentId } from './create-learning.ts';

/** Which base url to give, where the evolution operations are not behind this one and the published document has them elsewhere. */
export async function explainBase(
  send: Send,
  { servedDocument: { document } }: Pick<Prepared, 'servedDocument'>,
  prefix: string,
): Promise<readonly string[]> {
  const base = otherBase(document, prefix);
  if (base === undefined) return [];
  const { path, ...request } = evolutionStatusRequest(unknownAgentId);
  // An agent that nobody knows may be answered 404 too: a text that is no id is not, where the operation is.
  const outcome = await send({ ...request, path: path.replace(unknownAgentId, 'not-a-uuid') });
  if (outcome.kind !== 'answer' || outcome.status !== 404) return [];
  return [
    `readEvolutionStatus, createGenome: ${prefix}/v1/evolution/status/ answers 404, and the published document has it at ${base}/v1/evolution/status/; give the base url with the path ${base === '' ? '/' : base}`,
  ];
}
