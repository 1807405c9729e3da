import { parseJson } from '../../../spec/json-parse.ts';
import type { SentRequest } from '../../run/exchange.ts';

/** Where the body of a request is broken JSON; undefined where it is not. */
export function positionIn({ body }: SentRequest): number | undefined {
  if (typeof body !== 'string' || body === '') return undefined;
  const parsed = parseJson(body);
  return parsed.ok ? undefined : parsed.position;
}
