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

/** They refer to each other by the folder beside them. */
const idOf = (file: string) => `../${file.split('/').slice(-2).join('/')}`;

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
for (const file of files.values()) ajv.addSchema(readSchema(file), idOf(file));

/** Why a value is not valid under the schema of that name; '' where it is. */
export function faultOfSchema(name: string, value: unknown): string {
  const validate = ajv.getSchema(idOf(files.get(name) ?? ''));
  if (validate === undefined) return `there is no schema ${name}, only ${[...files.keys()].join(', ')}`;
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}
