import { printJson } from '../../../spec/json-print.ts';
import { JsonNumber, type JsonObject } from '../../../spec/json-value.ts';
import type { Arrival, EvolutionService } from '../../evolution-service/evolution-service.ts';
import { evolutionStatusRequest, type GenomePath, genomeRequest } from '../../generate/cases.ts';
import type { OperationName, SentRequest } from '../../run/exchange.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import {
  type ForwardedPart,
  genomesPath,
  judgeForwarded,
  statusPath,
  type Wanted,
} from './judge-forwarded.ts';

/** What the forwarding is tried with. */
export interface ForwardingPlan {
  readonly service: EvolutionService;
  readonly operations: ReadonlySet<OperationName>;
  /** An agent that is there, as far as one is known. */
  readonly agentId: string;
  /** Those that are asked for at the same time. */
  readonly agentIds: readonly string[];
  readonly genomePath: GenomePath;
  readonly token: string | undefined;
}

/** Every kind of JSON, odd keys, and texts that careless encoding changes. */
const genome: JsonObject = {
  kit: 'forwarded',
  name: 'kit genome é 😀 \u2028 "quoted" \\ /',
  traits: { verbosity: new JsonNumber('0.2'), tools: ['search', null, true], depth: [[1], { a: {} }] },
  '': 0,
  'a.b': [],
  zero: new JsonNumber('-1.5'),
};

/** Digits that a double does not hold. */
const exactGenome: JsonObject = { kit: 'forwarded', big: new JsonNumber('9007199254740993') };

const statusParts: readonly ForwardedPart[] = ['arrival', 'method', 'path', 'token', 'answer'];
const genomeParts: readonly ForwardedPart[] = [
  'arrival',
  'method',
  'path',
  'body',
  'content-type',
  'token',
  'answer',
];

function scenarioOf(
  operation: OperationName,
  part: ForwardedPart,
  request: SentRequest,
  wanted: Wanted,
  isOurs: (arrival: Arrival) => boolean,
  service: EvolutionService,
): Scenario {
  return {
    about: `${operation}, ${part}`,
    agentId: undefined,
    play: async (stage) => {
      const arrived = service.collect();
      const exchange = await stage.send(operation, request);
      const all = arrived();
      // Others may use the deployment meanwhile; where nothing bears our mark, what came is taken for ours.
      const ours = all.filter(isOurs);
      return judgeForwarded(part, exchange, ours.length > 0 ? ours : all, wanted, service.url);
    },
  };
}

/** Each part of each forwarded operation by itself, so that each departure is a finding of its own. */
export function forwardingScenarios({
  service,
  operations,
  agentId,
  genomePath,
  token,
}: ForwardingPlan): readonly Scenario[] {
  const status = operations.has('readEvolutionStatus') ? statusParts : [];
  const digits = agentId.toLowerCase().replaceAll('-', '');
  const bearsId = ({ path, body }: Arrival) =>
    `${path}${body}`.toLowerCase().replaceAll('-', '').includes(digits);
  const bearsMark = ({ body, path }: Arrival) => `${path}${body}`.includes('forwarded');
  const create = (part: ForwardedPart, sent: JsonObject) =>
    scenarioOf(
      'createGenome',
      part,
      genomeRequest(printJson(sent), genomePath),
      { method: 'POST', ...genomesPath, body: sent, token },
      bearsMark,
      service,
    );
  return [
    ...status.map((part) =>
      scenarioOf(
        'readEvolutionStatus',
        part,
        evolutionStatusRequest(agentId),
        { method: 'GET', ...statusPath(agentId), token },
        bearsId,
        service,
      ),
    ),
    ...(operations.has('createGenome')
      ? [...genomeParts.map((part) => create(part, genome)), create('digits', exactGenome)]
      : []),
  ];
}
