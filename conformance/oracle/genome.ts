import { isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { depthOf } from './depth.ts';
import { accepted, type Expectation, openAt, rejectedAt } from './expectation.ts';
import { findGenomeOddity } from './genome-oddity.ts';

const mostGenomeBytes = 262_144;
const mostGenomeDepth = 100;

/** 4.2: a genome is any object, {} too; all else is rejected. */
export function expectGenome(value: JsonValue, bytes: number): Expectation {
  if (!isJsonObject(value)) return rejectedAt(['body'], 'body-not-an-object');
  if (bytes > mostGenomeBytes) return openAt(['body'], 'over-256-kilobytes');
  if (depthOf(value) > mostGenomeDepth) return openAt(['body'], 'nesting-past-100');
  const oddity = findGenomeOddity(value);
  return oddity === undefined ? accepted : openAt(['body'], oddity);
}
