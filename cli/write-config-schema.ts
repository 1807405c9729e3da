/** Edge: writes config.schema.json anew, after an option was declared: `npx tsx cli/write-config-schema.ts`, then `npm run format`. */
import { writeFileSync } from 'node:fs';
import { checkCommand } from './check/declare.ts';
import { configSchema } from './config/config-schema.ts';
import { declaredOptions } from './options/declared-options.ts';

const schema = configSchema(declaredOptions(checkCommand()));
writeFileSync(
  new URL('./config/config.schema.json', import.meta.url),
  `${JSON.stringify(schema, null, 2)}\n`,
);
