/** Edge: writes scenario.schema.json from what spec/ has generated. */
import { readFileSync, writeFileSync } from 'node:fs';
import { scenarioSchema } from '../scenario-schema.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../spec/generated/${name}`, import.meta.url), 'utf8'));

const schema = scenarioSchema(read('openapi.json'), read('dialect.schema.json'));
writeFileSync(
  new URL('../generated/scenario.schema.json', import.meta.url),
  `${JSON.stringify(schema, null, 2)}\n`,
);
