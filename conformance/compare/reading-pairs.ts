import fc from 'fast-check';
import { badUuids, otherUuidSpellings, wellFormedUuids } from '../generate/arbitraries.ts';
import { type PairedProperty, property, slashes, unknownAgent } from './paired-property.ts';
import {
  type Identity,
  otherSpellings,
  type PairedPlace,
  type PairedRequest,
  type Spelling,
} from './paired-request.ts';

const textOf = (text: string): Identity => ({ text });

const read = (place: PairedPlace, ending = ''): PairedRequest => ({
  operation: place.at === 'list' ? 'listAgents' : 'readEvolutionStatus',
  method: 'GET',
  place,
  ending,
  headers: {},
});

/** Readings of the evolution status, of agents and of what is none. */
export function statusProperties(pairs: number): readonly PairedProperty[] {
  const status = (ids: fc.Arbitrary<Identity>, endings: fc.Arbitrary<string> = fc.constant('')) =>
    fc.tuple(ids, endings).map(([id, ending]) => read({ at: 'status', id }, ending));
  const others = [
    property('status of a unknownAgent', 3, status(wellFormedUuids().map(textOf))),
    property('status of no uuid', 4, status(badUuids().map(textOf))),
    property('status of another spelling', 2, status(otherUuidSpellings().map(textOf))),
    property('status with a slash', 1, status(fc.constant(unknownAgent), fc.constantFrom(...slashes))),
  ];
  if (pairs === 0) return others;
  const given = fc.record({
    pair: fc.nat(pairs - 1),
    spelling: fc.constantFrom<Spelling>('plain', 'plain', ...otherSpellings),
  });
  return [...others, property('status of an agent', 4, status(given))];
}

const includeScores = ['true', 'false', '1', '0', 'yes', 'no', 'True', 'on', 'off', '', 'maybe', '2', 'null'];

/** The list, with all sorts of queries. */
export const listProperty = property(
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
