/** Edge: where Prism is installed, if it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Inability } from '../../../spec/inability.ts';
import { parseJson } from '../../../spec/json-parse.ts';
import { isJsonObject } from '../../../spec/json-value.ts';

export interface FoundPrism {
  readonly version: string;
  /** The script that Node runs. */
  readonly program: string;
}

const packageName = '@stoplight/prism-cli';

function resolveFrom(place: string): string | undefined {
  try {
    return createRequire(place).resolve(`${packageName}/package.json`);
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
    if (isAbsent) return undefined;
    throw error;
  }
}

/** Finds Prism beside the kit or in the working directory; throws, with what to do, where it is not installed. */
export function findPrism(
  places: readonly string[] = [import.meta.filename, join(process.cwd(), 'package.json')],
): FoundPrism {
  const file = places.map(resolveFrom).find((path) => path !== undefined);
  const remedy = `Install it with npm i -D ${packageName}@5.14`;
  if (file === undefined)
    throw new Inability('--second-opinion prism', `${packageName} is not installed`, `${remedy}.`);
  const read = parseJson(readFileSync(file, 'utf8'));
  const { version, bin } = read.ok && isJsonObject(read.value) ? read.value : {};
  const script = isJsonObject(bin) ? bin['prism'] : undefined;
  if (typeof version !== 'string' || typeof script !== 'string')
    throw new Inability('--second-opinion prism', `${file} does not name a program`, `${remedy} again.`);
  return { version, program: join(dirname(file), script) };
}
