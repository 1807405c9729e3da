import { publishedDocumentAgrees } from '../checks/published-document-agrees.ts';
import type { Departure, Judgement } from '../observe/judgement.ts';
import { compareDocument } from '../published/compare-document.ts';
import type { Disagreement } from '../published/disagreement.ts';
import type { ReadDocument } from '../published/published-document.ts';
import type { Exchange, OperationName, Send, SentRequest } from '../run/exchange.ts';
import { isSamePlace, placeAt } from '../run/place.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { RunContext } from './run-context.ts';
import { noteScenario } from './tally.ts';

const request: SentRequest = { method: 'GET', path: '/openapi.json', headers: {} };

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

async function compareServed(send: Send, updatePath: string, read: ReadDocument): Promise<Compared> {
  const outcome = await send(request);
  if (outcome.kind === 'silence') return { why: `/openapi.json had no answer: ${outcome.detail}` };
  if (outcome.status !== 200) return { why: `it serves no /openapi.json: it answered ${outcome.status}` };
  const document = await read(outcome.body);
  if (typeof document === 'string')
    return { why: `what it serves at /openapi.json cannot be read: ${document}` };
  const { disagreements } = compareDocument(document, updatePath);
  const exchange: Exchange = { operation: 'readEvolutionStatus', request, outcome };
  return { exchange, departures: disagreements.map(toDeparture) };
}

/** Reads the document again, and looks for the same departure. */
function scenarioOf(departure: ScopedDeparture, updatePath: string, read: ReadDocument): Scenario {
  return {
    about: 'the published document',
    agentId: undefined,
    play: async (stage): Promise<Judgement> => {
      const send: Send = async (again) => (await stage.send(departure.operation, again)).outcome;
      const compared = await compareServed(send, updatePath, read);
      if ('why' in compared) return 'not concerned';
      const { code, place } = departure;
      const isSame = (one: Departure) => one.code === code && isSamePlace(one.place, place);
      return compared.departures.find(isSame) ?? 'kept';
    },
  };
}

/** Compares the deployment's own document with the contract; a text says why that could not be done. */
export async function runDocumentPhase(
  context: RunContext,
  read: ReadDocument,
  order: number,
): Promise<string | undefined> {
  const { tally, send, subject, digest } = context;
  digest.add(request);
  context.report('published document', 1);
  const compared = await compareServed(send, subject.updatePath, read);
  context.tick();
  if ('why' in compared) return compared.why;
  const { exchange, departures } = compared;
  const kept: Scenario = {
    about: '',
    agentId: undefined,
    play: async () => 'kept',
  };
  if (departures.length === 0)
    noteScenario(tally, publishedDocumentAgrees, kept, { judgement: 'kept', exchanges: [exchange] }, order);
  for (const [index, departure] of departures.entries()) {
    const { operation, ...judgement } = departure;
    noteScenario(
      tally,
      publishedDocumentAgrees,
      scenarioOf(departure, subject.updatePath, read),
      { judgement, exchanges: [{ ...exchange, operation }] },
      order + index,
    );
  }
  return undefined;
}
