import type { Departure } from '../observe/judgement.ts';
import type { Observation } from '../observe/observation.ts';
import { placeAt } from '../run/place.ts';

/**
 * Where a body is refused for what it is called (415), and not for what it is: no field is to blame. Which media types
 * are JSON is decided in oracle/content-type.ts.
 */
export function blameMediaType({
  answer,
  exchange: { request },
}: Observation): Pick<Departure, 'place' | 'expected'> | undefined {
  if (answer?.status !== 415) return undefined;
  const type = request.headers['content-type'] ?? 'none';
  return {
    place: placeAt('header', 'content-type'),
    expected: `success: ${type} is application/json, in whatever letters and with its charset (RFC 9110, 8.3.1)`,
  };
}
