/** Edge: reads the schemas of what the kit writes and reads back, and writes conformance/reading/generated/. */
import { readFileSync, writeFileSync } from 'node:fs';
import { generateRunValidators } from './validators-text.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

writeFileSync(
  new URL('../generated/validators.ts', import.meta.url),
  generateRunValidators(read('run/run.schema.json'), read('baseline/baseline.schema.json')),
);
