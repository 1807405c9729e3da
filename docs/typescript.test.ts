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
const snippets = fences.filter(({ language }) => language === 'ts');
const settings = fences.find(({ words }) => words.has('tsconfig'));
const fileOf = ({ page, line }: Fence) => `${page.replaceAll(/\.md$|\W/g, '-')}${line}.ts`;

let deployments: Deployments;
let project: TypeScriptProject;

before(async () => {
  deployments = await openDeployments();
  const addresses = createAddresses(deployments.real);
  const files = snippets.map((fence): [string, string] => [fileOf(fence), addresses.toReal(fence.text)]);
  project = writeTypeScriptProject(
    folder,
    new Map([...files, ['tsconfig.json', settings?.text ?? ''], ['package.json', '{ "type": "module" }']]),
  );
});
after(async () => {
  await deployments.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every TypeScript snippet compiles, with the tsconfig.json that the pages show', async () => {
  assert.ok(settings !== undefined, 'no page shows a tsconfig.json');
  assert.equal(await project.check(), '');
});

test('every TypeScript snippet runs', async () => {
  assert.equal(await project.run(), '');
});

test('a snippet of the wrong type is told', async () => {
  const wrong = writeTypeScriptProject(
    join(folder, 'wrong'),
    new Map([
      ['wrong.ts', "const port: number = 'any';\nexport { port };\n"],
      ['tsconfig.json', settings?.text ?? ''],
      ['package.json', '{ "type": "module" }'],
    ]),
  );
  assert.match(await wrong.check(), /'string' is not assignable to type 'number'/);
});
