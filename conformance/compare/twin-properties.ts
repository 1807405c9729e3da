import fc from 'fast-check';
import type { UpdateFieldName } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import {
  badUuids,
  conformingUpdates,
  genomes,
  malformedJson,
  notGenomes,
  otherUuidSpellings,
  plantedViolations,
  wellFormedUuids,
} from '../generate/arbitraries.ts';
import type { ObjectSamples } from '../state/published-shapes.ts';
import { strangers } from '../systematic/evolution-cases.ts';
import { nestedUpdates } from './nested-updates.ts';
import { type Identity, type Spelling, spellings, type TwinPlace, type TwinRequest } from './twin-request.ts';
import { updateBodies } from './update-bodies.ts';

/** Requests of one sort to both deployments. */
export interface TwinProperty {
  readonly id: string;
  /** How many of a hundred it gets, more or less. */
  readonly share: number;
  readonly requests: fc.Arbitrary<TwinRequest>;
  /** Its requests create something, and so are capped. */
  readonly creates: boolean;
  /** Some of its requests are sent twice in a row. */
  readonly repeats?: boolean;
}

/** What the requests may do. */
export interface TwinPlan {
  /** How many agents of the left stand for one of the right each. */
  readonly pairs: number;
  readonly mayWriteSecrets: boolean;
  /** GET, HEAD and OPTIONS alone. */
  readonly readOnly: boolean;
  /** Objects that one of the two publishes itself to take. */
  readonly shapes: ObjectSamples;
}

const json = { 'content-type': 'application/json' } as const;
const otherSpellings = spellings.map(([spelling]) => spelling).filter((spelling) => spelling !== 'plain');
const stranger: Identity = { text: strangers[0]?.[1] ?? '' };
const slashes = ['/', '//'];

const property = (id: string, share: number, requests: fc.Arbitrary<TwinRequest>): TwinProperty => ({
  id,
  share,
  requests,
  creates: false,
});

const textOf = (text: string): Identity => ({ text });

/** Content types with which a right body is sent; undefined for none. */
const contentTypes = fc.constantFrom(
  undefined,
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/merge-patch+json',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
);
const headersFor = (type: string | undefined) => (type === undefined ? {} : { 'content-type': type });

const read = (place: TwinPlace, ending = ''): TwinRequest => ({
  operation: place.at === 'list' ? 'listAgents' : 'readEvolutionStatus',
  method: 'GET',
  place,
  ending,
  headers: {},
});

function statusProperties(pairs: number): readonly TwinProperty[] {
  const status = (ids: fc.Arbitrary<Identity>, endings: fc.Arbitrary<string> = fc.constant('')) =>
    fc.tuple(ids, endings).map(([id, ending]) => read({ at: 'status', id }, ending));
  const others = [
    property('status of a stranger', 3, status(wellFormedUuids().map(textOf))),
    property('status of no uuid', 4, status(badUuids().map(textOf))),
    property('status of another spelling', 2, status(otherUuidSpellings().map(textOf))),
    property('status with a slash', 1, status(fc.constant(stranger), fc.constantFrom(...slashes))),
  ];
  if (pairs === 0) return others;
  const given = fc.record({
    pair: fc.nat(pairs - 1),
    spelling: fc.constantFrom<Spelling>('plain', 'plain', ...otherSpellings),
  });
  return [...others, property('status of an agent', 4, status(given))];
}

const includeScores = ['true', 'false', '1', '0', 'yes', 'no', 'True', 'on', 'off', '', 'maybe', '2', 'null'];

const listProperty = property(
  'list',
  3,
  fc
    .oneof(
      fc.constantFrom('', '?', '?kit=1', '/', '/?include_scores=true'),
      fc.constantFrom(...includeScores).map((flag) => `?include_scores=${flag}`),
      fc.tuple(fc.constantFrom(...includeScores), fc.constantFrom(...includeScores)).map(joinTwice),
    )
    .map((ending) => read({ at: 'list' }, ending)),
);

function joinTwice(flags: readonly string[]): string {
  return `?${flags.map((flag) => `include_scores=${flag}`).join('&')}`;
}

const genome = (
  body: string | undefined,
  hasSlash: boolean,
  headers: Readonly<Record<string, string>> = json,
): TwinRequest => ({
  operation: 'createGenome',
  method: 'POST',
  place: { at: 'genomes', hasSlash },
  ending: '',
  headers,
  ...(body === undefined ? {} : { body }),
});

function genomeProperties(): readonly TwinProperty[] {
  const anyWay = fc.constantFrom(true, true, false);
  const bodies = (texts: fc.Arbitrary<string>) =>
    fc.tuple(texts, anyWay).map(([body, hasSlash]) => genome(body, hasSlash));
  const typed = fc
    .tuple(contentTypes, anyWay)
    .map(([type, hasSlash]) => genome('{"kit":"type"}', hasSlash, headersFor(type)));
  return [
    { ...property('genomes', 5, bodies(genomes().map(printJson))), creates: true },
    property('bodies that are no genome', 3, bodies(notGenomes().map(printJson))),
    property('malformed genomes', 2, bodies(malformedJson())),
    { ...property('genomes of another type', 1, typed), creates: true },
    property('no genome', 1, fc.tuple(fc.constantFrom(undefined, '', ' '), anyWay).map(noGenome)),
  ];
}

function noGenome([body, hasSlash]: readonly [string | undefined, boolean]): TwinRequest {
  return genome(body, hasSlash);
}

const update = (id: Identity, body: string | undefined, ending = '', headers = json): TwinRequest => ({
  operation: 'updateAgent',
  method: 'PUT',
  place: { at: 'update', id },
  ending,
  headers,
  ...(body === undefined ? {} : { body }),
});

/** Updates of agents that there are. */
function agentProperties(
  pairs: number,
  exclude: readonly UpdateFieldName[],
  shapes: ObjectSamples,
): readonly TwinProperty[] {
  const plain = fc.nat(pairs - 1).map((pair): Identity => ({ pair, spelling: 'plain' }));
  const spelled = fc.record({ pair: fc.nat(pairs - 1), spelling: fc.constantFrom(...otherSpellings) });
  const few = conformingUpdates({ exclude }).map(printJson);
  const nested = nestedUpdates(shapes)?.map(printJson);
  return [
    ...(nested === undefined
      ? []
      : [
          property(
            'objects as published',
            4,
            fc.tuple(plain, nested).map(([agent, body]) => update(agent, body)),
          ),
        ]),
    ...updateBodies(exclude).map(({ id, share, bodies }) => ({
      ...property(
        id,
        share * 0.7,
        fc.tuple(plain, bodies).map(([agent, body]) => update(agent, body)),
      ),
      repeats: true,
    })),
    property(
      'updates of another type',
      3,
      fc.tuple(plain, few, contentTypes).map(([agent, body, type]) => ({
        ...update(agent, body),
        headers: headersFor(type),
      })),
    ),
    property(
      'updates in another spelling',
      2,
      fc.tuple(spelled, few).map(([agent, body]) => update(agent, body)),
    ),
    property(
      'updates with a slash',
      1,
      fc
        .tuple(plain, few, fc.constantFrom(...slashes))
        .map(([agent, body, ending]) => update(agent, body, ending)),
    ),
    property(
      'updates without a body',
      1,
      plain.map((agent) => update(agent, undefined)),
    ),
  ];
}

/** Updates of what is no agent; nothing that could be stored is sent to a stranger. */
function otherUpdateProperties(exclude: readonly UpdateFieldName[]): readonly TwinProperty[] {
  const bodies = fc.oneof(
    fc.constant('{}'),
    plantedViolations({ exclude }).map(({ update: planted }) => printJson(planted)),
  );
  return [
    property(
      'updates of no uuid',
      3,
      fc.tuple(badUuids(), bodies).map(([text, body]) => update({ text }, body)),
    ),
    property(
      'updates of a stranger',
      1.5,
      bodies.map((body) => update(stranger, body)),
    ),
  ];
}

/** Paths that nobody has, and methods that change nothing whoever may know them. */
function strayProperties(pairs: number): readonly TwinProperty[] {
  const unknown = fc.constantFrom('/', '/v1', '/v1/kit-unknown', '/v1/evolution', '/v1/evolution/status');
  const known: readonly TwinPlace[] = [
    { at: 'status', id: stranger },
    { at: 'genomes', hasSlash: true },
    { at: 'list' },
    ...(pairs === 0 ? [] : [{ at: 'update', id: { pair: 0, spelling: 'plain' } } as const]),
  ];
  const operations = {
    status: 'readEvolutionStatus',
    genomes: 'createGenome',
    list: 'listAgents',
    update: 'updateAgent',
    elsewhere: 'readEvolutionStatus',
  } as const;
  const stray = (places: fc.Arbitrary<TwinPlace>, methods: readonly string[]) =>
    fc.tuple(places, fc.constantFrom(...methods)).map(
      ([place, method]): TwinRequest => ({
        operation: operations[place.at],
        method,
        place,
        ending: '',
        headers: {},
      }),
    );
  return [
    property(
      'unknown paths',
      2,
      stray(
        unknown.map((path) => ({ at: 'elsewhere', path })),
        ['GET', 'HEAD', 'OPTIONS'],
      ),
    ),
    property('other methods', 2, stray(fc.constantFrom(...known), ['GET', 'HEAD', 'OPTIONS'])),
  ];
}

/** Every sort of request, in the order in which they are dealt. */
export function twinProperties({
  pairs,
  mayWriteSecrets,
  readOnly,
  shapes,
}: TwinPlan): readonly TwinProperty[] {
  const exclude: readonly UpdateFieldName[] = mayWriteSecrets ? [] : ['api_key'];
  const reading = [...statusProperties(pairs), listProperty, ...strayProperties(readOnly ? 0 : pairs)];
  if (readOnly) return reading;
  return [
    ...reading,
    ...genomeProperties(),
    ...otherUpdateProperties(exclude),
    ...(pairs === 0 ? [] : agentProperties(pairs, exclude, shapes)),
  ];
}
