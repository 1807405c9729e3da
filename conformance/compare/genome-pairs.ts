import fc from 'fast-check';
import { printJson } from '../../spec/json-print.ts';
import { genomes, malformedJson, notGenomes } from '../generate/arbitraries.ts';
import { jsonType, otherTypes, type PairedProperty, property } from './paired-property.ts';
import { requestAt } from './paired-request.ts';

const spellings = fc.constantFrom(true, true, false);

const withBody = (bodies: fc.Arbitrary<string | undefined>) =>
  fc
    .tuple(bodies, spellings)
    .map(([body, hasSlash]) => requestAt({ at: 'genomes', hasSlash }, { headers: jsonType, body }));

const typed = fc
  .tuple(otherTypes, spellings)
  .map(([headers, hasSlash]) => requestAt({ at: 'genomes', hasSlash }, { headers, body: '{"kit":"type"}' }));

export const genomeProperties = (): readonly PairedProperty[] => [
  { ...property('genomes', 5, withBody(genomes().map(printJson))), creates: true },
  property('bodies that are no genome', 3, withBody(notGenomes().map(printJson))),
  property('malformed genomes', 2, withBody(malformedJson())),
  { ...property('genomes of another type', 1, typed), creates: true },
  property('no genome', 1, withBody(fc.constantFrom(undefined, '', ' '))),
];
