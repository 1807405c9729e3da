import fc from 'fast-check';
import { printJson } from '../../spec/json-print.ts';
import { genomes, malformedJson, notGenomes } from '../generate/arbitraries.ts';
import { contentTypes, headersFor } from './content-types.ts';
import { type PairedProperty, property } from './paired-property.ts';
import type { PairedRequest } from './paired-request.ts';

const json = { 'content-type': 'application/json' } as const;

const genome = (
  body: string | undefined,
  hasSlash: boolean,
  headers: Readonly<Record<string, string>> = json,
): PairedRequest => ({
  operation: 'createGenome',
  method: 'POST',
  place: { at: 'genomes', hasSlash },
  ending: '',
  headers,
  ...(body === undefined ? {} : { body }),
});

/** Genomes, and what is none. */
export function genomeProperties(): readonly PairedProperty[] {
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

function noGenome([body, hasSlash]: readonly [string | undefined, boolean]): PairedRequest {
  return genome(body, hasSlash);
}
