import fc from 'fast-check';
import { badUuids, otherUuidSpellings, wellFormedUuids } from '../generate/arbitraries.ts';
import { type PairedProperty, property, slashes, unknownAgent } from './paired-property.ts';
import {
  type Identity,
  otherSpellings,
  type PairedPlace,
  requestAt,
  type Spelling,
} from './paired-request.ts';

const textOf = (text: string): Identity => ({ text });

/** Readings of the evolution status, of agents and of what is none. */
export function statusProperties(pairs: number): readonly PairedProperty[] {
  const status = (ids: fc.Arbitrary<Identity>, endings: fc.Arbitrary<string> = fc.constant('')) =>
    fc.tuple(ids, endings).map(([id, ending]) => requestAt({ at: 'status', id }, { ending }));
  const others = [
    property('status of a unknownAgent', 3, status(wellFormedUuids().map(textOf))),
    property('status of no uuid', 4, status(badUuids().map(textOf))),
    property('status of another spelling', 2, status(otherUuidSpellings().map(textOf))),
    property('status with a slash', 1, status(fc.constant(unknownAgent), slashes)),
  ];
  if (pairs === 0) return others;
  const given = fc.record({
    pair: fc.nat(pairs - 1),
    spelling: fc.constantFrom<Spelling>('plain', 'plain', ...otherSpellings),
  });
  return [...others, property('status of an agent', 4, status(given))];
}

const flags = fc
  .constantFrom('true', 'false', '1', '0', 'yes', 'no', 'True', 'on', 'off', '', 'maybe', '2', 'null')
  .map((flag) => `include_scores=${flag}`);
const queries = fc.oneof(
  fc.constantFrom('', '?', '?kit=1', '/', '/?include_scores=true'),
  flags.map((flag) => `?${flag}`),
  fc.tuple(flags, flags).map((both) => `?${both.join('&')}`),
);

const lists = queries.map((ending) => requestAt({ at: 'list' }, { ending }));

/** The list, with all sorts of queries. */
export const listProperty = property('list', 3, lists);

const unknownPlaces = fc
  .constantFrom('/', '/v1', '/v1/kit-unknown', '/v1/evolution', '/v1/evolution/status')
  .map((path): PairedPlace => ({ at: 'elsewhere', path }));

/** Paths that nobody has, and methods that change nothing whoever may know them. */
export function strayProperties(pairs: number): readonly PairedProperty[] {
  const known: readonly PairedPlace[] = [
    { at: 'status', id: unknownAgent },
    { at: 'genomes', hasSlash: true },
    { at: 'list' },
    ...(pairs === 0 ? [] : [{ at: 'update', id: { pair: 0, spelling: 'plain' } } as const]),
  ];
  const stray = (places: fc.Arbitrary<PairedPlace>) =>
    fc
      .tuple(places, fc.constantFrom('GET', 'HEAD', 'OPTIONS'))
      .map(([place, method]) => requestAt(place, { method }));
  return [
    property('unknown paths', 2, stray(unknownPlaces)),
    property('other methods', 2, stray(fc.constantFrom(...known))),
  ];
}
