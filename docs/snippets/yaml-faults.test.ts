import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfYaml } from './yaml-faults.ts';

const inputs = new Set(['url', 'token']);
const judged: readonly (readonly [yaml: string, faults: readonly string[]])[] = [
  ['- run: npx agent-console-kit@0.1.0 check "$URL" --seed 7', []],
  ['- run: npx agent-console-kit@0.1.0 check "$URL" --sead 7', ['check has no option --sead']],
  ['- run: npx agent-console-kit chekc', ['there is no command chekc']],
  ['- run: npx agent-console-kit report merge run-*.json --report=json=x', []],
  ['- run: |\n    npx agent-console-kit check \\\n      --shard 1/2 --x', ['check has no option --x']],
  ['- uses: us/agent-console-kit@v1\n  with: { url: a, tokn: b }', ['the action has no input tokn']],
  ['- run: make', ['it calls neither the program nor the action']],
];

for (const [yaml, faults] of judged) {
  test(`${JSON.stringify(yaml)}: ${faults.join(', ') || 'nothing wrong'}`, () => {
    assert.deepEqual(faultsOfYaml(yaml, inputs), faults);
  });
}
