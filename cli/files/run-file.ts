/** Edge: run.json files, read back and held to their schema. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Run } from '../../conformance/run/run-record.ts';
import { Inability } from '../../spec/inability.ts';
import { parseJsonFile } from '../../spec/json-file.ts';
import { readPackageFile } from '../package-file.ts';
import { readTextFile } from './text-file.ts';

const kitName = 'agent-console-kit';
const remedy = `Give a run.json as ${kitName} wrote it.`;

/** The schema is that of others too, so ajv reads it, and only where a run is read. */
async function compileSchema(): Promise<ValidateFunction<Run>> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  return new Ajv2020().compile<Run>(JSON.parse(readPackageFile('run.schema.json')));
}

/** The value of a file; why there is none is told by the parser that knows places. */
function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    if (/^\s*\{/.test(text) && !text.trimEnd().endsWith('}'))
      throw new Inability(file, 'it breaks off, so a part is missing', remedy);
    return parseJsonFile(text, { what: file, remedy });
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function explain([fault]: readonly ErrorObject[]): string {
  const place = fault?.instancePath === '' ? 'it' : `${fault?.instancePath}`;
  const name: unknown = fault?.params['additionalProperty'];
  return `${place} ${fault?.message ?? 'is wrong'}${typeof name === 'string' ? ` (${name})` : ''}`;
}

/** Runs from their files; one that is damaged, cut off or of others is refused, with the reason. */
export async function readRunFiles(
  files: readonly string[],
): Promise<readonly { readonly file: string; readonly run: Run }[]> {
  const isRun = await compileSchema();
  return files.map((file) => {
    const value = parse(readTextFile(file, 'run'), file);
    const kit = isObject(value) && isObject(value['kit']) ? value['kit'] : {};
    if (kit['name'] !== kitName) throw new Inability(file, `it is no run of ${kitName}`, remedy);
    if (isRun(value)) return { file, run: value };
    const version = String(kit['version']);
    throw new Inability(file, `it is no whole run (kit ${version}): ${explain(isRun.errors ?? [])}`, remedy);
  });
}
