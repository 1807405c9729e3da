/** Edge: reads the two hand-written files and writes spec/generated/. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateAll } from './generate.ts';

const spec = new URL('../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, spec), 'utf8');

mkdirSync(new URL('generated/', spec), { recursive: true });
for (const [name, text] of generateAll(read('openapi.yaml'), read('clauses.yaml'))) {
  writeFileSync(new URL(`generated/${name}`, spec), text);
}
