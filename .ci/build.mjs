#!/usr/bin/env node
// Compiles the program beside dist/ and then puts it in its place, so that a dist/ in use is whole at any time.
// tsc checks and writes types; esbuild then joins the modules, since loading a hundred of them is most of a start.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { keepReachableTypes } from './reachable-types.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
const [built, place, former] = [`dist-${process.pid}-new`, 'dist', `dist-${process.pid}-old`].map((name) =>
  join(root, name),
);

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );

const { bin, exports, dependencies, peerDependencies, version } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
/** The exports that are modules; the others are files of data. */
const modules = Object.values(exports).filter((target) => typeof target !== 'string');
const builtPath = (target) => join(built, relative('dist', target));
/** What is installed beside the package, and loaded from there. All else goes into its files: finding commander's costs as much as all of ours. */
const external = Object.keys({ ...dependencies, ...peerDependencies }).flatMap((name) => [name, `${name}/*`]);

const settings = {
  absWorkingDir: root,
  outdir: built,
  outbase: built,
  allowOverwrite: true,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  metafile: true,
  legalComments: 'none',
  external,
};

/** Nothing of the program is a program of its own, which is all that commander starts processes for. */
const withoutProcesses = {
  name: 'commander without node:child_process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('/commander/') ? { path: 'nothing', namespace: 'nothing' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {}' }));
  },
};

const programFile = join(built, 'cli/main.js');
/** cli/<command>/command.js */
const isCommand = (file) =>
  dirname(dirname(file)) === dirname(programFile) && basename(file) === 'command.js';
const validatorsFile = join(built, 'spec/validators.js');

/** What is loaded when it is asked for stays a file of its own: a start reads two files, and `--help` one. */
const apartFrom = (entry) => ({
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      const file = join(resolveDir, path);
      const isApart = isCommand(file) || file === validatorsFile;
      return kind === 'dynamic-import' && isApart
        ? { path: `./${relative(dirname(entry), file).replace(/js$/, 'cjs')}`, external: true }
        : undefined;
    });
  },
});

/** CommonJS, since node starts with it: its other loader takes as long to start as all of the program. */
const commonJs = {
  ...settings,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  supported: { 'dynamic-import': false },
  define: { 'import.meta.filename': '__filename', 'import.meta.dirname': '__dirname' },
  // Less is read at a start, and installed; nothing looks at the name of a function or a class. Modules keep their white
  // space: with it go the marks by which a bundler knows what an app does without.
  minifyWhitespace: true,
  minifySyntax: true,
  minifyIdentifiers: true,
};
const asProgram = (entry) => ({
  ...commonJs,
  entryPoints: [entry],
  plugins: [apartFrom(entry), withoutProcesses],
});

/** What starts often, or needs little, is a file of its own. */
const isAlone = (command) => ['mock', 'spec', 'worker'].includes(basename(dirname(command)));
/** As deep as a command is: they look for the files of the package from where they are. */
const judgingFile = join(built, 'cli/judging/commands.cjs');

/**
 * The other commands have most of their code in common, two thirds of what would else be published. They are one file,
 * in which each comes to life when it is asked for, and loads the packages that it needs.
 */
function joinCommands(commands) {
  const names = commands.map((file) => basename(dirname(file)));
  mkdirSync(dirname(judgingFile), { recursive: true });
  for (const [index, file] of commands.entries())
    writeFileSync(
      file.replace(/js$/, 'cjs'),
      `module.exports=require("../judging/commands.cjs")[${JSON.stringify(names[index])}]();\n`,
    );
  const lines = names.map(
    (name) => `exports[${JSON.stringify(name)}] = () => require('./${name}/command.js');`,
  );
  const stdin = { contents: lines.join('\n'), resolveDir: dirname(programFile) };
  const { outdir, outbase, outExtension, ...others } = commonJs;
  return build({ ...others, stdin, outfile: judgingFile, plugins: [apartFrom(judgingFile)] });
}

const forImports = {
  ...settings,
  splitting: true,
  entryPoints: modules.map((target) => builtPath(target.default)),
  chunkNames: 'chunks/[name]-[hash]',
  define: { agentConsoleKitVersion: JSON.stringify(version) },
};

/** The page of the mock is one file: its script and its style stand in it, so that one request brings all of it. */
const pageFolder = join(root, 'mock/page');
const pageTargets = ['es2022', 'chrome123', 'firefox121', 'safari17.5'];
/** In this order: what comes later is said of what came before. */
const pageStyles = ['colours', 'text', 'controls', 'frame', 'agents', 'journal', 'cards'];

async function buildPage() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(pageFolder, 'main.tsx')],
    outdir: built,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: pageTargets,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    metafile: true,
    legalComments: 'none',
  });
  const styles = pageStyles.map((name) => readFileSync(join(pageFolder, 'style', `${name}.css`), 'utf8'));
  const style = await transform(styles.join('\n'), { loader: 'css', minify: true, target: pageTargets });
  const html = readFileSync(join(pageFolder, 'page.html'), 'utf8')
    .replace('/*style*/', () => style.code.trim())
    .replace('/*script*/', () => outputFiles[0].text.trim());
  writeFileSync(join(built, 'mock/page.html'), html);
  return { metafile };
}

/** The service worker is one file, which the command `worker` puts behind its settings. */
async function buildWorker() {
  const outfile = join(built, 'mock/service-worker.js');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'mock/worker/program/service-worker.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: pageTargets,
    metafile: true,
    legalComments: 'none',
  });
  return { metafile };
}

/** They write spec/generated/validators.ts and conformance/reading/generated/, in their own words. */
const writers = ['ajv', 'ajv-formats'];

/** The packages of which something went into what was written. */
function packagesIn(results) {
  const inputs = results.flatMap(({ metafile }) =>
    Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs)),
  );
  const names = inputs.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set([...names, ...writers])].sort();
}

/** Whose code stands in the files of this package keeps its licence, and comes with it. */
function printLicence(name) {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (file === undefined) throw new Error(`${name} has no licence to come with its code`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/** Joins the compiled modules, and removes those that nobody loads any more. */
async function joinModules() {
  const commands = filesUnder(dirname(programFile)).filter(isCommand);
  const alone = [...commands.filter(isAlone), programFile, validatorsFile];
  const programs = [
    ...alone.map((entry) => build(asProgram(entry))),
    joinCommands(commands.filter((file) => !isAlone(file))),
  ];
  // After those, which read what this one writes over.
  const results = [...(await Promise.all(programs)), await build(forImports), await buildWorker()];
  const written = new Set(
    results.flatMap(({ metafile }) => Object.keys(metafile.outputs).map((path) => join(root, path))),
  );
  const licences = packagesIn([...results, await buildPage()]).map(printLicence);
  writeFileSync(join(built, 'THIRD-PARTY-LICENCES.txt'), licences.join('\n---\n\n'));
  for (const file of filesUnder(built)) if (file.endsWith('.js') && !written.has(file)) rmSync(file);
}

const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', '--outDir', built], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0) {
  await joinModules();
  keepReachableTypes(
    built,
    modules.map((target) => builtPath(target.types)),
  );
  chmodSync(builtPath(bin['agent-console-kit']), 0o755);
  if (existsSync(place)) renameSync(place, former);
  renameSync(built, place);
}
for (const leftover of [built, former]) rmSync(leftover, { recursive: true, force: true });
process.exit(status ?? 1);
