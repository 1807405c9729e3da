/** Edge: the built program, which is what people run. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = `${root}dist/cli/main.cjs`;
const sources = ['cli', 'mock', 'spec', 'fixtures/world'];

const newestIn = (folder: string): number =>
  Math.max(
    ...readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => statSync(`${root}${folder}/${path}`).mtimeMs),
  );

/** The path of the built program, which is built where it is missing; says so where its sources have changed since. */
export function ensureBuilt(): string {
  if (!existsSync(program)) {
    const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('The program could not be built: npm run build says why.');
  }
  if (Math.max(...sources.map(newestIn)) > statSync(program).mtimeMs)
    console.log('dist/ is older than its sources. npm run build, to measure these.');
  return program;
}
