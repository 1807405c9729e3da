import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

const banner =
  '// Generated from run.schema.json and baseline.schema.json by `npm run generate`. Do not edit.\n// @ts-nocheck\n';

/** Where the schemas stand to each other: the one of baselines refers to that of runs. */
const at = { run: 'kit:/run/run.schema.json', baseline: 'kit:/baseline/baseline.schema.json' };

/** The texts are for people who read the schema, and make up a third of it. */
function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => key !== 'description' || typeof inner !== 'string',
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutDescriptions(inner)]));
}

function schemaOf(value: unknown): object {
  const schema = withoutDescriptions(value);
  if (typeof schema !== 'object' || schema === null) throw new Error('a schema is an object');
  return schema;
}

/** Standalone validators as a module, which tell with each fault the schema that it departs from. */
export function generateRunValidators(runSchema: unknown, baselineSchema: unknown): string {
  const ajv = new Ajv2020({
    strict: true,
    verbose: true,
    // `explain-fault` has words of its own.
    messages: false,
    // A text is empty or not: counting its characters would take a part of ajv at run time.
    unicode: false,
    // It calls that option old; what is wrong with a schema it throws.
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema(schemaOf(runSchema), at.run);
  ajv.addSchema(schemaOf(baselineSchema), at.baseline);
  const exported = { run: at.run, finding: `${at.run}#/$defs/finding`, baseline: at.baseline };
  return banner + standaloneCode.default(ajv, exported);
}
