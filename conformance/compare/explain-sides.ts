import { isGivenUp, type OperationTally, type Tally } from '../phases/tally.ts';
import type { OperationName } from '../run/exchange.ts';
import { explainPart, summarizeOperation } from '../verdict/decide-verdict.ts';
import type { SideName } from './both.ts';
import { nameOptions } from './side.ts';
import type { CompareTally } from './tally-differences.ts';

/** What could not be compared, and why. */
export interface ExplainedSides {
  /** Operations of which one side said nothing telling; differences there are not held against anyone. */
  readonly unjudged: ReadonlyMap<OperationName, readonly string[]>;
  /** Why an operation was compared only in part. */
  readonly partly: readonly string[];
}

const names: readonly SideName[] = ['left', 'right'];

/** The list is only mentioned by the contract (4.4): one side may have none, and that is a difference like others. */
const mayBeMissing: ReadonlySet<OperationName> = new Set(['listAgents']);

/** A side that lets nothing through has no token; what it refuses before it looks for one tells little. */
function explainRefusals({ statuses }: OperationTally): string | undefined {
  const codes = [...statuses.keys()];
  const refusal = codes.find((code) => code === '401' || code === '403');
  if (refusal === undefined || codes.some((code) => code.startsWith('2'))) return undefined;
  return `it let nothing through: ${refusal}; pass a token with --token`;
}

function explainNothing(operation: OperationName, entry: OperationTally): string | undefined {
  const told = mayBeMissing.has(operation) ? undefined : summarizeOperation(operation, entry).notJudged;
  return told ?? explainRefusals(entry);
}

/** Each side's reasons at an operation, with the name of the side in them. */
function reasonsAt(
  operation: OperationName,
  { sides }: CompareTally,
  explain: (entry: OperationTally, tally: Tally) => string | undefined,
): readonly string[] {
  return names.flatMap((name) => {
    const entry = sides[name].operations.get(operation);
    const reason = entry === undefined ? undefined : explain(entry, sides[name]);
    return reason === undefined ? [] : [nameOptions(`${name}: ${operation}: ${reason}`, name)];
  });
}

/** Why operations could not be compared, or not in whole, and on which side that shows. */
export function explainSides(tally: CompareTally, operations: readonly OperationName[]): ExplainedSides {
  const unjudged = new Map(
    operations.flatMap((operation) => {
      const reasons = reasonsAt(operation, tally, (entry) => explainNothing(operation, entry));
      return reasons.length === 0 ? [] : [[operation, reasons] as const];
    }),
  );
  const partly = operations
    .filter((operation) => !unjudged.has(operation))
    .flatMap((operation) =>
      reasonsAt(operation, tally, (entry, side) => explainPart(entry, isGivenUp(side, operation))),
    );
  return { unjudged, partly };
}
