import { forwardingReachesTheEvolutionService } from '../checks/forwarding-reaches-the-evolution-service/check.ts';
import { publishedDocumentAgrees } from '../checks/published-document-agrees/check.ts';
import type { EvolutionService } from '../evolution-service/evolution-service.ts';
import type { OperationName } from '../run/exchange.ts';
import type { Run } from '../run/run-record.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import { type DocumentPlan, runDocumentPhase } from './document-phase.ts';
import { runForwardingPhase } from './forwarding-phase.ts';
import type { RunContext } from './run-context.ts';

/** So many agents are asked for at the same time where requests are forwarded. */
const mostAsked = 4;

/** What concerns the deployment as a whole, and is asked once. */
export interface WholePlan extends DocumentPlan {
  readonly operations: ReadonlySet<OperationName>;
  readonly agentIds: readonly string[];
  readonly token: string | undefined;
  /** The evolution service that the kit plays, where it does. */
  readonly evolution: EvolutionService | undefined;
}

/** What the phase came to, beside its findings. */
export interface WholeJudged {
  readonly dialect: Run['dialect'];
  /** Checks that could not be applied, and why. */
  readonly skipped: ReadonlyMap<string, string>;
}

/** Compares the published document, and plays the evolution service where it was asked for. */
export async function runDeploymentPhase(
  plan: WholePlan,
  context: RunContext,
  firstOrder: number,
): Promise<WholeJudged> {
  const skipped = new Map<string, string>();
  if (context.isOver()) return { dialect: {}, skipped };
  if (context.checks.includes(publishedDocumentAgrees)) {
    const why = await runDocumentPhase(context, plan, firstOrder);
    if (why !== undefined) skipped.set(publishedDocumentAgrees.id, why);
  }
  if (!context.checks.includes(forwardingReachesTheEvolutionService)) return { dialect: {}, skipped };
  const { evolution, operations, agentIds, token } = plan;
  if (evolution === undefined) return { dialect: {}, skipped };
  // An agent that nobody knows may be forwarded too, where few are given.
  const asked = [...agentIds, ...unknownUuids.map(([, id]) => id)].slice(0, mostAsked);
  const [agentId = ''] = asked;
  const { genomePath, otherGenomePath } = context.subject;
  const dialect = await runForwardingPhase(
    { service: evolution, operations, agentId, agentIds: asked, genomePath, otherGenomePath, token },
    context,
    firstOrder + 1000,
  );
  return { dialect, skipped };
}
