import { readDialect } from '../../spec/dialect.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { Inability } from '../../spec/inability.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { decodeJsonBytes } from '../decode-json-bytes.ts';
import { type Endpoint, found, refuseInability } from './kit-context.ts';

/** In the form of a dialect file, so that it can be saved and given to --dialect. */
function dialectFile({ examples, ...points }: Dialect): JsonObject {
  return { base: 'fastapi', points, ...(examples === undefined ? {} : { examples }) };
}

export const dialectEndpoints: Readonly<Record<string, Endpoint>> = {
  GET: ({ bucket }) => found(dialectFile(bucket.world.dialect)),
  PUT: ({ bucket }, { body }) =>
    refuseInability(() => {
      const text = decodeJsonBytes(body);
      if (text === undefined) throw new Inability('dialect', 'it is not valid UTF-8', 'Write it as UTF-8.');
      bucket.putDialect(readDialect(text, 'dialect'));
      return found(dialectFile(bucket.world.dialect));
    }),
};
