/** Edge: writes config.schema.json anew, after an option was declared: `npx tsx cli/write-config-schema.ts`, then `npm run format`. */
import { writeFileSync } from 'node:fs';
import { configSchema } from './config-schema.ts';
import { checkCommand } from './declare-check.ts';
import { declaredOptions } from './declared-options.ts';

const schema = configSchema(declaredOptions(checkCommand()));
writeFileSync(new URL('./config.schema.json', import.meta.url), `${JSON.stringify(schema, null, 2)}\n`);
