import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { root } from './pages.ts';

/** The schemas that the package exports, by the word that a fence uses: `json schema=dialect`. */
const { exports }: { exports: Readonly<Record<string, unknown>> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const files: ReadonlyMap<string, string> = new Map(
  Object.entries(exports).flatMap(([name, target]): [string, string][] => {
    const [, word] = /^\.\/(\w+)\.schema\.json$/.exec(name) ?? [];
    return word === undefined || typeof target !== 'string' ? [] : [[word, target]];
  }),
);

const readSchema = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Why a value is not valid under the schema of that name; '' where it is. */
export function faultOfSchema(name: string, value: unknown): string {
  const file = files.get(name);
  if (file === undefined) return `there is no schema ${name}, only ${[...files.keys()].join(', ')}`;
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  // As one refers to another: by the folder beside it.
  for (const one of files.values())
    ajv.addSchema(readSchema(one), `../${one.split('/').slice(-2).join('/')}`);
  const validate = ajv.compile(readSchema(file));
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}
