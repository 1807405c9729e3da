#!/usr/bin/env node
// Compiles the program beside dist/ and then puts it in its place, so that a dist/ in use is whole at any time.
// tsc checks and writes types; esbuild then joins the modules, since loading a hundred of them is most of a start.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const [built, place, former] = [`dist-${process.pid}-new`, 'dist', `dist-${process.pid}-old`].map((name) =>
  join(root, name),
);

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );

const { bin, exports, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const builtPath = (target) => join(built, relative('dist', target));
const anyModuleOf = (name) => [name, `${name}/*`];

/** What the program needs that a module for browsers must not have: commander asks for `require`. */
const forProgram = {
  entryPoints: [builtPath(bin['agent-console-kit'])],
  chunkNames: 'chunks/program-[name]-[hash]',
  // commander goes in: finding its files costs as much as all of ours.
  external: Object.keys(dependencies)
    .filter((name) => name !== 'commander')
    .flatMap(anyModuleOf),
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
};

const forImports = {
  entryPoints: Object.values(exports).flatMap((target) =>
    target.default === undefined ? [] : [builtPath(target.default)],
  ),
  chunkNames: 'chunks/[name]-[hash]',
  external: Object.keys(dependencies).flatMap(anyModuleOf),
};

/** Joins the compiled modules, and removes those that nobody loads any more. */
async function joinModules() {
  const written = new Set();
  for (const part of [forImports, forProgram]) {
    const { metafile } = await build({
      ...part,
      absWorkingDir: root,
      outdir: built,
      outbase: built,
      allowOverwrite: true,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      metafile: true,
      legalComments: 'none',
    });
    for (const path of Object.keys(metafile.outputs)) written.add(join(root, path));
  }
  for (const file of filesUnder(built)) if (file.endsWith('.js') && !written.has(file)) rmSync(file);
}

const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', built], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0) {
  await joinModules();
  chmodSync(join(built, 'cli/main.js'), 0o755);
  if (existsSync(place)) renameSync(place, former);
  renameSync(built, place);
}
for (const leftover of [built, former]) rmSync(leftover, { recursive: true, force: true });
process.exit(status ?? 1);
