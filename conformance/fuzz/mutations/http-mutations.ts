import { wordList } from '../../../spec/word-list.ts';
import { mutatedHeaders, mutatedMethods } from '../../generate/odd-http.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import { atStep } from './at-body.ts';
import type { Change, Material } from './mutation.ts';

const contentTypes = [
  ...[
    'application/json; charset=UTF-8',
    'application/json;charset="utf-8"',
    'Application/JSON; Charset=utf8',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/json; version=2',
  ],
  ...wordList`application/json-patch+json application/merge-patch+json application/vnd.api+json`,
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...wordList`text/json text/plain application/xml application/octet-stream */*`,
  '',
];

/** What says how the body is packed has a mutation of its own. */
const plainHeaders = mutatedHeaders.filter(([name]) => name !== 'content-encoding');

const queries = wordList`? ?a ?a=1&a=2 ?id=1 ?include_scores=true ?a[]=1 ?%00 ?a=%ff ?__proto__=1`;

const atAny = (mutate: Parameters<typeof atStep>[1]) => atStep(() => true, mutate);

const withHeader = (step: SentRequest, name: string, value: string): SentRequest => ({
  ...step,
  headers: { ...step.headers, [name]: value },
});

/** What a request may be asked for with: a reading has no body. */
function withMethod(step: SentRequest, method: string): SentRequest {
  const { body: _, ...bare } = step;
  return { ...(method === 'GET' || method === 'HEAD' ? bare : step), method };
}

function withContentType(step: SentRequest, type: string): SentRequest {
  const { 'content-type': _, ...others } = step.headers;
  return { ...step, headers: type === '' ? others : { ...others, 'content-type': type } };
}

const encodings = ['gzip', 'deflate', 'br', 'x'];

type Variation = (step: SentRequest) => SentRequest | undefined;

const ofBody =
  (vary: (step: SentRequest) => SentRequest): Variation =>
  (step) =>
    hasBody(step) ? vary(step) : undefined;

/** Every single thing that a mutation puts in by chance, by the name of the mutation. */
export const httpVariations: Readonly<Record<string, readonly Variation[]>> = {
  header: plainHeaders.flatMap(([name, values]) =>
    values.map((value) => (step: SentRequest) => withHeader(step, name, value)),
  ),
  method: mutatedMethods.map(
    (method) => (step) => (method === step.method ? undefined : withMethod(step, method)),
  ),
  'content-type': contentTypes.map((type) => ofBody((step) => withContentType(step, type))),
  'content-encoding': encodings.map((encoding) =>
    ofBody((step) => withHeader(step, 'content-encoding', encoding)),
  ),
  query: queries.map((query) => (step) => ({ ...step, path: step.path + query })),
};

const [[, unknownId = ''] = ['', '']] = unknownUuids;

/** A spelling of a path that some servers take for the same. */
function respell(path: string, { dice }: Material): string {
  const [bare = '', query = ''] = path.split(/(?=\?)/);
  const segments = bare.split('/');
  const at = 1 + dice.below(Math.max(1, segments.length - 1));
  const segment = segments[at] ?? '';
  const encoded = `%${(segment.charCodeAt(0) || 0x2e).toString(16).padStart(2, '0').slice(-2)}${segment.slice(1)}`;
  const spelled = dice.pick([
    segments.with(at, encoded).join('/'),
    segments.with(at, encoded.replace('%', '%25')).join('/'),
    segments.with(at, segment.toUpperCase()).join('/'),
    segments.with(at, `${segment};a=1`).join('/'),
    segments.toSpliced(at, 0, '.').join('/'),
    segments.toSpliced(at, 0, 'x', '..').join('/'),
    // Two at the beginning would name another host, where somebody redirects to it.
    segments.toSpliced(at + 1, 0, '').join('/'),
    `${bare}/`,
    `${bare}//`,
    `${bare}%20`,
    `${bare}%00`,
    `${bare}.json`,
  ]);
  return (spelled ?? bare) + query;
}

/** The borders of so many pieces of a body; at most one a byte. */
export function bordersOf(body: SentRequest['body'], pieces: number): readonly number[] {
  const length = typeof body === 'string' ? new TextEncoder().encode(body).length : (body?.length ?? 0);
  const count = Math.min(pieces, length);
  return [
    ...new Set(Array.from({ length: count }, (_, at) => Math.floor(((at + 1) * length) / (count + 1)))),
  ].filter((border) => border > 0);
}

const hasBody = ({ body }: SentRequest): boolean => body !== undefined && body.length > 0;

/** In another form the borders of chunks would tell nothing. */
const inChunks = ({ wire: _, ...step }: SentRequest, pieces: number): SentRequest => ({
  ...step,
  chunkedAt: bordersOf(step.body, pieces),
});

/** So many pieces take a server a moment, and no more. */
const mostPieces = 2000;

/** Mutations of how HTTP carries a request. */
export const httpMutations: readonly Change[] = [
  {
    name: 'method',
    about: 'asks with another method; DELETE is never sent',
    hurts: 'a deployment may have operations of its own there',
    mutate: atAny((step, { dice }) => withMethod(step, dice.pick(mutatedMethods) ?? 'OPTIONS')),
  },
  {
    name: 'path-spelling',
    about: 'spells the path in another way: escapes, dots, empty segments, letter case',
    hurts: 'a proxy may lead it to another service',
    mutate: atAny((step, material) => ({ ...step, path: respell(step.path, material) })),
  },
  {
    name: 'unknown-agent',
    about: 'asks for an agent that nobody has',
    mutate: atAny((step, material) => {
      const id = material.agentIds.find((one) => step.path.includes(one));
      return id === undefined ? undefined : { ...step, path: step.path.replace(id, unknownId) };
    }),
  },
  {
    name: 'query',
    about: 'adds a query',
    hurts: 'a deployment may have parameters of its own',
    mutate: atAny((step, { dice }) => ({ ...step, path: step.path + (dice.pick(queries) ?? '') })),
  },
  {
    name: 'content-type',
    about: 'calls the body something else, or nothing',
    mutate: atStep(hasBody, (step, { dice }) => withContentType(step, dice.pick(contentTypes) ?? '')),
  },
  {
    name: 'content-encoding',
    about: 'says that the body is packed, which it is not',
    hurts: 'a server may fail on it before it has looked at the request',
    mutate: atStep(hasBody, (step, { dice }) =>
      withHeader(step, 'content-encoding', dice.pick(encodings) ?? 'gzip'),
    ),
  },
  {
    name: 'header',
    about: 'adds a header by which servers and proxies act',
    hurts: 'a deployment may act by it in ways of its own',
    mutate: (input, material) => {
      const [name = 'accept', values = []] = material.dice.pick(plainHeaders) ?? [];
      return atAny((step, { dice }) => withHeader(step, name, dice.pick(values) ?? ''))(input, material);
    },
  },
  {
    name: 'chunked',
    about: 'sends the body chunked, in one piece or a few',
    mutate: atStep(hasBody, (step, { dice }) => inChunks(step, dice.below(4))),
  },
  {
    name: 'trickle',
    about: 'sends the body in many pieces, up to one for each byte',
    hurts: 'it holds a connection of the server for longer',
    mutate: atStep(hasBody, (step, { dice }) =>
      inChunks(step, dice.chance(0.5) ? mostPieces : dice.length(10, 200)),
    ),
  },
];
