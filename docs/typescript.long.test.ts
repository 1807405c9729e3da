// Starts processes by child_process, so that it runs in one of its own.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createAddresses } from './snippets/addresses.ts';
import { type Deployments, openDeployments } from './snippets/deployments.ts';
import type { Fence } from './snippets/fence.ts';
import { fencesOf, pages } from './snippets/pages.ts';
import { type TypeScriptProject, writeTypeScriptProject } from './snippets/typescript-project.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-console-kit-docs-ts-'));
const fences = pages.flatMap(fencesOf);
const snippets = fences.filter(({ language, words }) => language === 'ts' && !words.has('tool'));
const settings = fences.find(({ words }) => words.has('tsconfig'));
const fileOf = ({ page, line }: Fence) => `${page.replaceAll(/\.md$|\W/g, '-')}${line}.ts`;

let deployments: Deployments;
let project: TypeScriptProject;

/** It stands among the snippets, to see that a wrong type is told. */
const wrong = ['wrong.ts', "export const port: number = 'any';\n"] as const;

before(async () => {
  deployments = await openDeployments();
  const addresses = createAddresses(deployments.real);
  const files = snippets.map((fence): [string, string] => [fileOf(fence), addresses.toReal(fence.text)]);
  project = writeTypeScriptProject(
    folder,
    new Map([
      ...files,
      wrong,
      ['tsconfig.json', settings?.text ?? ''],
      ['package.json', '{ "type": "module" }'],
    ]),
  );
});
after(async () => {
  await deployments.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every TypeScript snippet compiles, with the tsconfig.json that the pages show', async () => {
  assert.ok(settings !== undefined, 'no page shows a tsconfig.json');
  const errors = (await project.check()).split('\n').filter((line) => /: error TS\d+:/.test(line));
  assert.match(errors.find((line) => line.startsWith('wrong.ts')) ?? '', /not assignable to type 'number'/);
  assert.deepEqual(
    errors.filter((line) => !line.startsWith('wrong.ts')),
    [],
  );
});

test('every TypeScript snippet runs', async () => {
  assert.equal(await project.run(), '');
});
