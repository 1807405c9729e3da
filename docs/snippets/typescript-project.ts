/** Edge: the TypeScript of all pages as one project of a user, who has the package installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './pages.ts';

const require = createRequire(import.meta.url);

/** Packages that the snippets import, beside ours. */
const neighbours = ['@types', 'fast-check', 'openapi-fetch'];

async function runNode(words: readonly string[], folder: string): Promise<string> {
  // Told that it is a part of a test run, node:test would write for a program to read.
  const { NODE_TEST_CONTEXT, ...own } = process.env;
  const env = { ...own, XDG_STATE_HOME: join(folder, 'state') };
  const child = spawn(process.execPath, words, { cwd: folder, env });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code]: (number | null)[] = await once(child, 'close');
  return code === 0 ? '' : `exit code ${code}\n${Buffer.concat(chunks)}`;
}

export interface TypeScriptProject {
  /** What the compiler says; '' where all is well. */
  readonly check: () => Promise<string>;
  /** Runs all files, one after another in one process; '' where that went well. */
  readonly run: () => Promise<string>;
}

/** Writes the project; files by their names. */
export function writeTypeScriptProject(
  folder: string,
  files: ReadonlyMap<string, string>,
): TypeScriptProject {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(root, join(folder, 'node_modules/agent-console-kit'));
  for (const name of neighbours)
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const modules = [...files.keys()].filter((name) => name.endsWith('.ts'));
  writeFileSync(join(folder, 'all.mjs'), modules.map((name) => `await import('./${name}');\n`).join(''));
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  return {
    check: () => runNode([compiler, '--noEmit', '-p', '.'], folder),
    run: () => runNode(['--import', pathToFileURL(require.resolve('tsx')).href, 'all.mjs'], folder),
  };
}
