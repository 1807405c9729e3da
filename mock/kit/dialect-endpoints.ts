import { readDialect } from '../../spec/dialect.ts';
import type { Dialect } from '../../spec/dialect-points.ts';
import { requirePreset } from '../../spec/dialect-presets.ts';
import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { decodeJsonBytes } from '../decode-json-bytes.ts';
import { type Endpoint, found, refuseInability } from './kit-context.ts';

/** In the form of a dialect file, so that it can be saved and given to --dialect. */
function dialectFile({ examples, ...points }: Dialect): JsonObject {
  return { base: 'fastapi', points, ...(examples === undefined ? {} : { examples }) };
}

/** The name of a preset, as `PUT /__kit/scenario` takes a name, or what a file has. */
function readGiven(body: Uint8Array): Dialect {
  const text = decodeJsonBytes(body);
  if (text === undefined) throw new Inability('dialect', 'it is not valid UTF-8', 'Write it as UTF-8.');
  const parsed = parseJson(text);
  return parsed.ok && typeof parsed.value === 'string'
    ? requirePreset(parsed.value.slice(0, 40))
    : readDialect(text, 'dialect');
}

export const dialectEndpoints: Readonly<Record<string, Endpoint>> = {
  GET: ({ bucket }) => found(dialectFile(bucket.world.dialect)),
  PUT: ({ bucket }, { body }) =>
    refuseInability(() => {
      bucket.putDialect(readGiven(body));
      return found(dialectFile(bucket.world.dialect));
    }),
};
