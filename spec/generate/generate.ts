import { parse } from 'yaml';
import { dialectSchema } from '../dialect-schema.ts';
import { generateChoices } from './choices-text.ts';
import { generateClauseLines } from './clause-lines-text.ts';
import type { Document } from './document.ts';
import { generateFields } from './fields-text.ts';
import { generatePublishedText } from './published-text.ts';
import { tableText } from './table-text.ts';
import { generateTypes } from './types-text.ts';
import { generateValidators } from './validators-text.ts';

const banner =
  '// Generated from spec/openapi.yaml and spec/clauses.yaml by `npm run generate`. Do not edit.\n';
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const contractVersionText = ({ info }: Document) =>
  `/** The version of the contract. */\nexport const contractVersion = '${info.version}';\n`;

/** Everything that is derived from the two hand-written files, by file name. */
export function generateAll(openapiYaml: string, clausesYaml: string): ReadonlyMap<string, string> {
  const document: Document = parse(openapiYaml);
  return new Map([
    ['openapi.json', json(document)],
    ['published-text.ts', banner + generatePublishedText(document)],
    ['contract-version.ts', `${banner}${contractVersionText(document)}`],
    ['dialect.schema.json', json(dialectSchema())],
    ['types.ts', banner + generateTypes(document)],
    ['choices.ts', banner + generateChoices(document)],
    ['fields.ts', banner + generateFields(document)],
    [
      'clauses.ts',
      banner + tableText('Every clause of the contract, in its order.', 'clauses', parse(clausesYaml)),
    ],
    ['clause-lines.ts', banner + generateClauseLines(openapiYaml, clausesYaml)],
    ['validators.ts', banner + generateValidators(document)],
  ]);
}
