import { evolutionStatusRequest, genomeRequest } from '../generate/cases.ts';
import type { Subject } from '../oracle/subject.ts';
import type { OperationName, Send, SentRequest } from '../run/exchange.ts';
import { isConclusive } from './conclusive-answer.ts';

/** Requests that an operation answers conclusively wherever it is served; none of them leaves anything behind. */
function questionsFor(operation: OperationName, subject: Subject): readonly SentRequest[] {
  switch (operation) {
    case 'readEvolutionStatus':
      return [...subject.agentIds, 'not-a-uuid'].map(evolutionStatusRequest);
    case 'createGenome':
      return [genomeRequest('[]', subject.genomePath)];
    case 'listAgents':
      return [{ method: 'GET', path: subject.listPath, headers: {} }];
    // Whoever reads the agents knows.
    case 'updateAgent':
      return [];
  }
}

/** The operations that are served here: a 404 or 401 of theirs speaks of the request, not of a wrong url or token. */
export async function probeOperations(
  send: Send,
  operations: Iterable<OperationName>,
  subject: Subject,
): Promise<ReadonlySet<OperationName>> {
  const found = new Set<OperationName>();
  for (const operation of operations)
    for (const question of questionsFor(operation, subject))
      if (!found.has(operation) && isConclusive(await send(question))) found.add(operation);
  return found;
}
