import fc from 'fast-check';
import { type PairedProperty, property, unknownAgent } from './paired-property.ts';
import type { PairedPlace, PairedRequest } from './paired-request.ts';

/** Paths that nobody has, and methods that change nothing whoever may know them. */
export function strayProperties(pairs: number): readonly PairedProperty[] {
  const unknown = fc.constantFrom('/', '/v1', '/v1/kit-unknown', '/v1/evolution', '/v1/evolution/status');
  const known: readonly PairedPlace[] = [
    { at: 'status', id: unknownAgent },
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
  const stray = (places: fc.Arbitrary<PairedPlace>, methods: readonly string[]) =>
    fc.tuple(places, fc.constantFrom(...methods)).map(
      ([place, method]): PairedRequest => ({
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
