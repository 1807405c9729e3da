import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `from './x.ts'` and `import('./x.ts')`, as tsc writes them. */
const relativeImport = /((?:\bfrom |\bimport\(|^import )['"])(\.[^'"]*)\.ts(['"])/gm;

/**
 * Leaves of the declarations in a folder those that the entries lead to. Their imports get the names of the files
 * that are published: `.ts` would be found in no package.
 */
export function keepReachableTypes(folder, entries) {
  const kept = new Set();
  const keep = (file) => {
    if (kept.has(file)) return;
    kept.add(file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(relativeImport, '$1$2.js$3'));
    for (const [, , path] of text.matchAll(relativeImport)) keep(join(dirname(file), `${path}.d.ts`));
  };
  for (const entry of entries) keep(entry);
  const all = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(({ name }) =>
    name.endsWith('.d.ts'),
  );
  for (const { parentPath, name } of all) {
    const file = join(parentPath, name);
    if (!kept.has(file)) rmSync(file);
  }
}
