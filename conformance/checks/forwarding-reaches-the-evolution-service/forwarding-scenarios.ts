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
  /** The other spelling, where it answers by itself. */
  readonly otherGenomePath: GenomePath | undefined;
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

/** What code that filters, renames, rounds or reads dates would change. */
const everyValue: JsonObject = {
  kit: 'forwarded values',
  nothing: null,
  no: false,
  text: '',
  list: [],
  object: {},
  inner: { nothing: null, list: [null, {}], text: ' padded ' },
  fraction: new JsonNumber('0.123456'),
  small: new JsonNumber('1e-7'),
  whole: new JsonNumber('2.0'),
  date: '2026-01-02T03:04:05Z',
  digits: '007',
  letters: 'e\u0301 \ufb01 \u212b',
  'Upper Case ': 1,
  camelCase: 1,
  id: 'kit',
  _id: 'kit',
  type: 'kit',
  agent_id: 'kit',
  created_at: 1,
};

/** More than columns and buffers hold, and no more than everybody takes. */
const longText = 'kit é日😀 '.repeat(2500);
const longGenome: JsonObject = {
  kit: 'forwarded at length',
  text: longText,
  list: Array.from({ length: 1500 }, (_, index) => `kit-${index}`),
};

/** More members, and more of them inside each other, than code may go through. */
const wideGenome: JsonObject = {
  kit: 'forwarded in width',
  ...Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`kit_${index}`, index])),
};
const nest = (depth: number): JsonObject => (depth === 0 ? { last: 'kit' } : { in: nest(depth - 1) });
const deepGenome: JsonObject = { kit: 'forwarded in depth', ...nest(60) };

const statusParts: readonly ForwardedPart[] = ['arrival', 'method', 'path', 'token', 'answer', 'content'];
const genomeParts: readonly ForwardedPart[] = [
  'arrival',
  'method',
  'path',
  'body',
  'content-type',
  'token',
  'answer',
  'content',
];

/** A request that is to be forwarded, and what of it is looked at there. */
interface Forwarding {
  readonly operation: OperationName;
  readonly parts: readonly ForwardedPart[];
  readonly request: SentRequest;
  readonly wanted: Wanted;
  readonly isOurs: (arrival: Arrival) => boolean;
}

/** What is sent while a copy of what was sent may still arrive. */
interface Company {
  readonly what?: string;
  readonly after?: readonly SentRequest[];
}

/** Plays one request, and judges its parts; the first that departs is told. */
function scenarioOf(
  { operation, parts, request, wanted, isOurs }: Forwarding,
  service: EvolutionService,
  { what = parts.join(), after = [] }: Company = {},
): Scenario {
  return {
    about: `${operation}, ${what}`,
    agentId: undefined,
    play: async (stage) => {
      const arrived = service.collect();
      const exchange = await stage.send(operation, request);
      for (const other of after) await stage.send(operation, other);
      const all = arrived();
      // Others may use the deployment meanwhile; where nothing bears our mark, what came is taken for ours.
      const marked = all.filter(isOurs);
      const ours = marked.length > 0 ? marked : all;
      const judgements = parts.map((part) => judgeForwarded(part, exchange, ours, wanted, service.url));
      return judgements.find((one) => typeof one === 'object') ?? judgements.at(-1);
    },
  };
}

/** A genome that equals one before it is a new one all the same. Each time it is another: the deployment may know those before. */
function createAgain(
  service: EvolutionService,
  requestOf: (genome: JsonObject) => SentRequest,
  token: string | undefined,
): Scenario {
  let times = 0;
  return {
    about: 'createGenome, again',
    agentId: undefined,
    play: async ({ send }) => {
      times += 1;
      const request = requestOf({ kit: 'forwarded again', times });
      const arrivedFirst = service.collect();
      await send('createGenome', request);
      // Where nothing arrives at all, that is told of one request by itself.
      if (arrivedFirst().length === 0) return 'not concerned';
      const arrived = service.collect();
      const exchange = await send('createGenome', request);
      return judgeForwarded(
        'again',
        exchange,
        arrived(),
        { method: 'POST', ...genomesPath, token },
        service.url,
      );
    },
  };
}

/** Each part of each forwarded operation by itself, so that each departure is a finding of its own. */
export function forwardingScenarios({
  service,
  operations,
  agentId,
  genomePath,
  otherGenomePath,
  token,
}: ForwardingPlan): readonly Scenario[] {
  const status = operations.has('readEvolutionStatus') ? statusParts : [];
  const digits = agentId.toLowerCase().replaceAll('-', '');
  const bearsId = ({ path, body }: Arrival) =>
    `${path}${body}`.toLowerCase().replaceAll('-', '').includes(digits);
  const bearsMark = ({ body, path }: Arrival) => `${path}${body}`.includes('forwarded');
  const requestOf = (sent: JsonObject, path = genomePath) => genomeRequest(printJson(sent), path);
  const create = (
    parts: readonly ForwardedPart[],
    sent: JsonObject,
    company?: Company,
    request = requestOf(sent),
  ) => {
    const wanted = { method: 'POST', ...genomesPath, body: sent, token } as const;
    return scenarioOf(
      { operation: 'createGenome', parts, request, wanted, isOurs: bearsMark },
      service,
      company,
    );
  };
  const createWhole = (what: string, sent: JsonObject, path = genomePath) =>
    create(['arrival', 'body'], sent, { what }, requestOf(sent, path));
  const others = ['next', 'last'].map((kit) => requestOf({ kit }));
  const ask = (parts: readonly ForwardedPart[], id: string, company?: Company) => {
    const wanted = { method: 'GET', ...statusPath(agentId), token } as const;
    const request = evolutionStatusRequest(id);
    return scenarioOf(
      { operation: 'readEvolutionStatus', parts, request, wanted, isOurs: bearsId },
      service,
      company,
    );
  };
  return [
    ...status.map((part) => ask([part], agentId)),
    // One id in other letters is the same agent.
    ...(status.length === 0
      ? []
      : [ask(['arrival', 'path', 'answer'], agentId.toUpperCase(), { what: 'id in capitals' })]),
    ...(operations.has('createGenome')
      ? [
          ...genomeParts.map((part) => create([part], genome)),
          createWhole('body with every value', everyValue),
          createWhole('long body', longGenome),
          createWhole('wide body', wideGenome),
          createWhole('deep body', deepGenome),
          createWhole('empty body', {}),
          ...(otherGenomePath === undefined
            ? []
            : [createWhole('at the other spelling', { kit: 'forwarded otherwise' }, otherGenomePath)]),
          create(['digits'], exactGenome),
          createAgain(service, requestOf, token),
          // A copy may arrive after the answer.
          create(['once'], { kit: 'forwarded once' }, { after: others }),
          // What takes long to send is easily given up and sent again.
          create(
            ['once'],
            { kit: 'forwarded once at length', text: longText },
            { what: 'once, at length', after: others },
          ),
        ]
      : []),
  ];
}
