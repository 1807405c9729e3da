/** Edge: writes the generated pages into docs/. */
import { writeFileSync } from 'node:fs';
import { generatedPages } from './generated-pages.ts';

for (const [name, text] of generatedPages()) writeFileSync(new URL(`../${name}`, import.meta.url), text);
