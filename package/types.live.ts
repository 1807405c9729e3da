// Needs npm's registry: what compilers make of the declarations, in projects that have the packed package installed.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { runToEnd } from './run-to-end.ts';
import { install, manifest, modules, packOnce, pluggedPeers } from './tarball.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-types-'));
const compilers = { 'typescript-5.4': '5.4.5', 'typescript-5.9': '5.9.3', 'typescript-7.0': '7.0.2' };
/** The `module` that goes with a way to find modules. */
const moduleOf = { node16: 'node16', nodenext: 'nodenext', bundler: 'esnext' };

/** A project of a user: what it imports, and what its compiler knows beside that. */
interface Project {
  readonly resolutions: readonly (keyof typeof moduleOf)[];
  readonly imports: readonly string[];
  readonly types: readonly string[];
  readonly lib: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const some = (...names: readonly string[]) =>
  modules.filter((name) => names.some((one) => name.endsWith(`/${one}`)));
/** They plug into programs of Node, whose own declarations need those of Node. */
const ofNode = some('vite', 'playwright');

/** It stands among the files, to see that what is wrong is told. */
const wrong = `import { startMock } from 'agent-console-kit/mock';
export const port = startMock({ port: 'any' });
`;
const aTest = `import { startMock, type RunningMock } from 'agent-console-kit/mock';
import type { AgentUpdate, paths } from 'agent-console-kit/types';
type Body = paths['/v1/agent-configurations/{id}']['put']['requestBody']['content']['application/json'];
const update: AgentUpdate = { status: 'active', rate_limit_requests_per_minute: 60 };
export const body: Body = update;
export async function nameOfFirst(): Promise<string | undefined> {
  await using mock: RunningMock = await startMock({ port: 0, scenario: 'slow' });
  mock.failNext('updateAgent', { status: 503, times: 2 });
  return mock.state().agents[0]?.agent_name;
}
`;
/** A CommonJS file may always name the types of an ES module like this; node16 knows no other way. */
const commonJs = `import type { Agent } from 'agent-console-kit/types' with { 'resolution-mode': 'import' };
export const nameOf = (agent: Agent): string => agent.agent_name;
`;
const plainCommonJs = commonJs.replace(" with { 'resolution-mode': 'import' }", '');

const projects: Readonly<Record<string, Project>> = {
  'with @types/node': {
    resolutions: ['node16', 'nodenext', 'bundler'],
    imports: modules,
    types: ['node'],
    lib: ['es2022'],
    files: { 'a-test.ts': aTest, 'common.cts': commonJs, 'wrong.ts': wrong },
  },
  'with the DOM alone': {
    resolutions: ['bundler'],
    imports: modules.filter((name) => !ofNode.includes(name)),
    types: [],
    lib: ['es2022', 'dom'],
    files: { 'a-test.ts': aTest, 'wrong.ts': wrong },
  },
  'with nothing but the language': {
    resolutions: ['nodenext'],
    imports: some('mock', 'client', 'types', 'arbitraries'),
    types: [],
    lib: ['es2022'],
    files: { 'a-test.ts': aTest, 'wrong.ts': wrong },
  },
};

/** Faults of other packages' own declarations: MSW's need the DOM and a newer compiler than ours do. */
const ofPeers = new RegExp(
  `^\\.\\./node_modules/(?!(?:${[manifest.name, ...Object.keys(manifest.dependencies)].join('|')})/)`,
);

/** What the compiler finds wrong with a project, a line each. */
async function faultsOf(
  compiler: string,
  resolution: keyof typeof moduleOf,
  project: Project,
): Promise<readonly string[]> {
  const place = mkdtempSync(join(folder, 'project-'));
  const { imports, types, lib, files } = project;
  const compilerOptions = {
    target: 'es2022',
    module: moduleOf[resolution],
    moduleResolution: resolution,
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    lib,
    types,
  };
  const all = {
    ...files,
    'every.ts': imports.map((name, index) => `export * as module${index} from '${name}';\n`).join(''),
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*'] }),
    'package.json': '{ "type": "module" }',
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(place, name), text);
  const program = join(folder, 'node_modules', compiler, 'bin/tsc');
  const { code, stdout, stderr } = await runToEnd(process.execPath, [program, '-p', '.'], { cwd: place });
  assert.ok(code === 0 || stdout.includes('error TS'), stdout + stderr);
  return stdout.split('\n').filter((line) => line.includes('error TS') && !ofPeers.test(line));
}

/** The packages of others that the published declarations import from. */
function packagesInTypes(): readonly string[] {
  const dist = join(folder, 'node_modules', manifest.name, 'dist');
  const declarations = readdirSync(dist, { withFileTypes: true, recursive: true }).filter(({ name }) =>
    name.endsWith('.d.ts'),
  );
  const names = declarations.flatMap(({ parentPath, name }) =>
    [
      ...readFileSync(join(parentPath, name), 'utf8').matchAll(
        /(?:from |import\()'((?:@[^/']+\/)?[^./'][^/']*)/g,
      ),
    ].map(([, found = '']) => found),
  );
  return [...new Set(names)].sort();
}

before(async () => {
  const tarball = await packOnce();
  await install(folder, {
    ...pluggedPeers,
    [manifest.name]: tarball,
    '@types/node': manifest.devDependencies['@types/node'] ?? '',
    ...Object.fromEntries(
      Object.entries(compilers).map(([name, version]) => [name, `npm:typescript@${version}`]),
    ),
  });
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('the declarations need no package that is not installed with the kit, or a peer of it', () => {
  const known = { ...manifest.dependencies, ...manifest.peerDependencies };
  assert.deepEqual(
    packagesInTypes().filter((name) => !(name in known) && !name.startsWith('node:')),
    [],
  );
});

describe('every export compiles', { concurrency: 2 }, () => {
  for (const [compiler, version] of Object.entries(compilers))
    for (const [name, project] of Object.entries(projects))
      for (const resolution of project.resolutions)
        test(`TypeScript ${version}, ${resolution}, ${name}`, async () => {
          const faults = await faultsOf(compiler, resolution, project);
          assert.match(
            faults[0] ?? '',
            /^wrong\.ts\(2,\d+\): error TS2322: .*'string' is not assignable to type 'number'/,
          );
          assert.deepEqual(faults.slice(1), []);
        });
});

test('a CommonJS file needs no attribute where nodenext can load ES modules by require', async () => {
  const files = { 'common.cts': plainCommonJs };
  const project = { resolutions: [], imports: [], types: [], lib: ['es2022'], files };
  for (const compiler of ['typescript-5.9', 'typescript-7.0'])
    assert.deepEqual(await faultsOf(compiler, 'nodenext', project), [], compiler);
  assert.match(
    (await faultsOf('typescript-7.0', 'node16', project)).join(),
    /TS1541: .*'resolution-mode' attribute/,
  );
});
