import { publishedDocumentAgrees } from '../checks/published-document-agrees/check.ts';
import { compareDocument } from '../checks/published-document-agrees/compare-document.ts';
import type { Disagreement } from '../checks/published-document-agrees/disagreement.ts';
import type { Departure, Judgement } from '../observe/judgement.ts';
import {
  fetchDocument,
  documentRequest as request,
  type ServedDocument,
  unreadable,
} from '../published/fetch-document.ts';
import type { FindOpenApiFault } from '../published/openapi-fault.ts';
import type { Exchange, OperationName, Send } from '../run/exchange.ts';
import { isSamePlace, placeAt } from '../run/place.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { RunContext } from './run-context.ts';
import { noteScenario } from './tally.ts';

/** What a document came to, or why there is none. */
type Compared =
  | { readonly exchange: Exchange; readonly departures: readonly ScopedDeparture[] }
  | { readonly why: string };

type ScopedDeparture = Departure & { readonly operation: OperationName };

function toDeparture({ operation, place, is, what, expected, actual }: Disagreement): ScopedDeparture {
  return {
    operation,
    level: 'should',
    place: placeAt('document', ...place.split(' ')),
    code: `${is}-${what}`,
    expected: `as the contract has it: ${expected}`,
    actual: `the document has: ${actual}`,
  };
}

async function compareServed(
  served: ServedDocument,
  updatePath: string,
  findFault: FindOpenApiFault,
): Promise<Compared> {
  if (served.document === undefined) return served;
  const { document, outcome } = served;
  const fault = await findFault(outcome.body);
  if (fault !== undefined) return { why: unreadable(fault) };
  const { disagreements } = compareDocument(document, updatePath);
  const exchange: Exchange = { operation: 'readEvolutionStatus', request, outcome };
  return { exchange, departures: disagreements.map(toDeparture) };
}

/** Reads the document again, and looks for the same departure. */
function scenarioOf(departure: ScopedDeparture, updatePath: string, findFault: FindOpenApiFault): Scenario {
  return {
    about: 'the published document',
    agentId: undefined,
    play: async (stage): Promise<Judgement> => {
      const send: Send = async (again) => (await stage.send(departure.operation, again)).outcome;
      const compared = await compareServed(await fetchDocument(send), updatePath, findFault);
      if ('why' in compared) return 'not concerned';
      const { code, place } = departure;
      const isSame = (one: Departure) => one.code === code && isSamePlace(one.place, place);
      return compared.departures.find(isSame) ?? 'kept';
    },
  };
}

/** What was served before the phases began, and the parser's opinion of it. */
export interface DocumentPlan {
  readonly servedDocument: ServedDocument;
  readonly findOpenApiFault: FindOpenApiFault;
}

/** Compares the deployment's own document with the contract; a text says why that could not be done. */
export async function runDocumentPhase(
  context: RunContext,
  { servedDocument, findOpenApiFault }: DocumentPlan,
  order: number,
): Promise<string | undefined> {
  const { tally, subject, digest } = context;
  // It was sent before the phases began, and is a part of what this run asks.
  digest.add(request);
  context.report('published document', 1);
  const compared = await compareServed(servedDocument, subject.updatePath, findOpenApiFault);
  context.tick();
  if ('why' in compared) return compared.why;
  const { exchange, departures } = compared;
  const kept: Scenario = { about: '', agentId: undefined, play: async () => 'kept' };
  if (departures.length === 0)
    noteScenario(tally, publishedDocumentAgrees, kept, { judgement: 'kept', telling: [exchange] }, order);
  for (const [index, departure] of departures.entries()) {
    const { operation, ...judgement } = departure;
    noteScenario(
      tally,
      publishedDocumentAgrees,
      scenarioOf(departure, subject.updatePath, findOpenApiFault),
      { judgement, telling: [{ ...exchange, operation }] },
      order + index,
    );
  }
  return undefined;
}
