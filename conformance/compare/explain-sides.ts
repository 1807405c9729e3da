import { isGivenUp } from '../phases/given-up.ts';
import type { OperationTally } from '../phases/operation-tally.ts';
import type { Tally } from '../phases/tally.ts';
import type { OperationName } from '../run/exchange.ts';
import { explainPart, summarizeOperation } from '../verdict/decide-verdict.ts';
import { sideNames } from './both.ts';
import { nameOptions } from './side.ts';
import type { CompareTally } from './tally-differences.ts';

/** A side that lets nothing through has no token; what it refuses before it looks for one tells little. */
function explainRefusals({ statuses }: OperationTally): string | undefined {
  const codes = [...statuses.keys()];
  const refusal = codes.find((code) => code === '401' || code === '403');
  if (refusal === undefined || codes.some((code) => code.startsWith('2'))) return undefined;
  return `it let nothing through: ${refusal}; pass a token with --token`;
}

function explainNothing(operation: OperationName, entry: OperationTally): string | undefined {
  // The list is only mentioned by the contract (4.4): one side may have none, and that is a difference like others.
  const told = operation === 'listAgents' ? undefined : summarizeOperation(operation, entry).notJudged;
  return told ?? explainRefusals(entry);
}

/** Each side's reasons at an operation, with the name of the side in them. */
function reasonsAt(
  operation: OperationName,
  { sides }: CompareTally,
  explain: (entry: OperationTally, tally: Tally) => string | undefined,
): readonly string[] {
  return sideNames.flatMap((name) => {
    const entry = sides[name].operations.get(operation);
    const reason = entry && explain(entry, sides[name]);
    return reason === undefined ? [] : [nameOptions(`${name}: ${operation}: ${reason}`, name)];
  });
}

/** Why operations could not be compared, or not in whole, and on which side that shows. */
export function explainSides(tally: CompareTally, operations: readonly OperationName[]) {
  // Where one side said nothing telling, differences are not held against anyone.
  const unjudged = new Map(
    operations.flatMap((operation) => {
      const reasons = reasonsAt(operation, tally, (entry) => explainNothing(operation, entry));
      return reasons.length === 0 ? [] : [[operation, reasons] as const];
    }),
  );
  const others = operations.filter((operation) => !unjudged.has(operation));
  const partly = others.flatMap((operation) =>
    reasonsAt(operation, tally, (entry, side) => explainPart(entry, isGivenUp(side, operation))),
  );
  return { unjudged, partly };
}
