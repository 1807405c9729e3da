import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Addresses, createAddresses } from './addresses.ts';
import { faultsOfCalls } from './called-commands.ts';
import { type Fence, placeOf } from './fence.ts';
import { isHeldOutput } from './held-output.ts';
import type { EndedScript, PageShell } from './page-shell.ts';
import { root } from './pages.ts';
import { faultOfSchema } from './schemas.ts';
import { faultsOfYaml } from './yaml-faults.ts';

/** A page that is being tried: its snippets come in their order, and see what those before left. */
interface Trial {
  readonly shell: PageShell;
  readonly addresses: Addresses;
  readonly fences: readonly Fence[];
  /** How the last command ended. */
  last: EndedScript | undefined;
}

type Hold = (fence: Fence, trial: Trial) => void | Promise<void>;

const usualPort = '4010';

async function serve(fence: Fence, { shell, addresses }: Trial): Promise<void> {
  const [, port = usualPort] = /--port (\d+)/.exec(fence.text) ?? [];
  addresses.set(`127.0.0.1:${port}`, await shell.serve(addresses.toReal(fence.text)));
}

async function runScript(fence: Fence, trial: Trial): Promise<void> {
  if (fence.words.has('serve')) {
    await serve(fence, trial);
    return;
  }
  if (fence.words.has('parsed')) {
    assert.deepEqual(faultsOfCalls(fence.text), [], placeOf(fence));
    return;
  }
  trial.last = await trial.shell.run(trial.addresses.toReal(fence.text));
  const { code, output } = trial.last;
  assert.equal(
    code,
    Number(fence.words.get('exit') ?? 0),
    `${placeOf(fence)} ended with ${code}:\n${output}`,
  );
}

/** Holds what a page shows of the command before it. */
function holdOutput(fence: Fence, { last, addresses }: Trial): void {
  assert.ok(last !== undefined, `${placeOf(fence)}: no command stands before this output`);
  const printed = addresses.toWritten(fence.language === 'json' ? last.stdout : last.output);
  if (fence.language === 'json')
    assert.deepEqual(JSON.parse(printed), JSON.parse(fence.text), placeOf(fence));
  else assert.ok(isHeldOutput(fence.text, printed), `${placeOf(fence)} is not what was printed:\n${printed}`);
}

function holdText(fence: Fence, trial: Trial): void {
  assert.ok(fence.words.has('output'), `${placeOf(fence)}: text is held as \`text output\` only`);
  holdOutput(fence, trial);
}

function holdJson(fence: Fence, trial: Trial): void {
  const { words, text } = fence;
  if (words.has('output')) holdOutput(fence, trial);
  if (words.has('output') || words.has('tsconfig')) return;
  const [schema, file] = [words.get('schema'), words.get('file')];
  const value: unknown = JSON.parse(text);
  if (schema !== undefined) assert.equal(faultOfSchema(schema, value), '', placeOf(fence));
  const [, installed] = /"\$schema": "\.\/node_modules\/agent-console-kit\/([^"]+)"/.exec(text) ?? [];
  if (installed !== undefined)
    assert.ok(existsSync(join(root, installed)), `${placeOf(fence)}: no ${installed}`);
  if (file !== undefined) {
    const later = trial.fences.slice(trial.fences.indexOf(fence) + 1);
    const isRead = later.some((one) => one.language === 'sh' && one.text.includes(file));
    assert.ok(isRead, `${placeOf(fence)}: no later command reads ${file}`);
    writeFileSync(join(trial.shell.folder, file), trial.addresses.toReal(text));
  }
  assert.ok(schema !== undefined || file !== undefined, `${placeOf(fence)} says neither schema nor file`);
}

function holdYaml(fence: Fence): void {
  const { inputs } = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  assert.deepEqual(faultsOfYaml(fence.text, new Set(Object.keys(inputs))), [], placeOf(fence));
}

async function runJavaScript(fence: Fence, { shell, addresses }: Trial): Promise<void> {
  if (fence.words.has('tool')) return;
  const file = join(shell.folder, `line-${fence.line}.mjs`);
  writeFileSync(file, addresses.toReal(fence.text));
  const { code, output } = await shell.node(file);
  const [major = ''] = process.versions.node.split('.');
  if (Number(major) >= Number(fence.words.get('node') ?? 0)) {
    assert.equal(code, 0, `${placeOf(fence)}:\n${output}`);
  } else {
    assert.match(output, /SyntaxError/, `${placeOf(fence)} runs on Node ${major} too`);
  }
}

/** TypeScript is held in one go for all pages, by typescript.long.test.ts. */
const elsewhere: Hold = () => {};

const holds: ReadonlyMap<string, Hold> = new Map([
  ['sh', runScript],
  ['text', holdText],
  ['json', holdJson],
  ['yaml', holdYaml],
  ['js', runJavaScript],
  ['ts', elsewhere],
]);

/** Holds every snippet of a page, one after another. */
export async function tryPage(
  fences: readonly Fence[],
  shell: PageShell,
  real: ReadonlyMap<string, string>,
): Promise<void> {
  const trial: Trial = { shell, addresses: createAddresses(real), fences, last: undefined };
  for (const fence of fences) {
    const hold = holds.get(fence.language);
    assert.ok(
      hold !== undefined,
      `${placeOf(fence)}: nobody holds a snippet of language "${fence.language}"`,
    );
    await hold(fence, trial);
  }
}
