import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import type { Run } from '../conformance/run/run-record.ts';
import { type CiShell, createCiShell } from '../fixtures/ci-shell.ts';
import { type RunningMock, startMock } from '../mock/start-mock.ts';
import { exitCodes } from './exit-codes.ts';
import { buildProgram } from './program.ts';

const example = (name: string) => readFileSync(new URL(`../examples/ci/${name}`, import.meta.url), 'utf8');
const github = parse(example('github.yml'));
const githubShards = parse(example('github-shards.yml'));
const gitlab = parse(example('gitlab.yml'));
const gitlabParallel = parse(example('gitlab-parallel.yml'));
const kubernetes = parseAllDocuments(example('kubernetes.yaml')).map((document) => document.toJS());
const jobNamed = (name: string) =>
  kubernetes.find(({ kind, metadata }) => kind === 'Job' && metadata.name === name);

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
const scriptOf = (steps: readonly Step[]) =>
  steps.map(({ run }) => run).find((run) => run !== undefined) ?? '';
const containerOf = (name: string) => jobNamed(name).spec.template.spec.containers[0];

const scripts = {
  github: scriptOf(github.jobs.conformance.steps),
  githubShard: scriptOf(githubShards.jobs.shard.steps),
  githubMerge: scriptOf(githubShards.jobs.conformance.steps),
  gitlab: String(gitlab.conformance.script.join('\n')),
  gitlabShard: String(gitlabParallel.shard.script.join('\n')),
  gitlabMerge: String(gitlabParallel.conformance.script.join('\n')),
  kubernetesShard: String(containerOf('conformance').args[0]),
  kubernetesMerge: String(containerOf('conformance-report').args[0]),
} as const;

let mock: RunningMock;
let shell: CiShell;
before(async () => {
  mock = await startMock({ port: 0 });
  shell = createCiShell();
});
after(async () => {
  await mock.close();
  shell.remove();
});

type Variables = Readonly<Record<string, string>>;

const agent = (index: number) => mock.state().agents[index]?.id ?? '';
const common = (): Variables => ({
  DEPLOYMENT_URL: mock.url,
  AGENT_ID: agent(0),
  AGENT_1: agent(0),
  AGENT_2: agent(1),
  AGENT_3: agent(2),
});
const fileIn = (place: string, name: string) => join(shell.folder, place, name);

test('every command and every option in them is one of the program', () => {
  const program = buildProgram();
  for (const [name, script] of Object.entries(scripts)) {
    const words = script
      .slice(script.search(/agent-console-kit@\S+ /))
      .split(/\s+/)
      .slice(1);
    const parts = words[0] === 'report' ? words.slice(0, 2) : words.slice(0, 1);
    const command = parts.reduce((inner, part) => {
      const found = inner.commands.find((one) => one.name() === part);
      assert.ok(found !== undefined, `${name}: there is no command ${part}`);
      return found;
    }, program);
    const declared = new Set(command.options.map(({ long }) => long));
    const used = words.filter((word) => word.startsWith('--'));
    assert.ok(used.length > 2, `${name}: options were found`);
    for (const option of used) assert.ok(declared.has(option), `${name}: ${command.name()} has no ${option}`);
  }
});

test('each runs the version that it was written for', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const [name, script] of Object.entries(scripts)) {
    const named = [...script.matchAll(/agent-console-kit\S*/g)].map(([word]) => word);
    assert.deepEqual(named, [`agent-console-kit@${version}`], name);
  }
  const readme = readFileSync(new URL('../examples/node-test/README.md', import.meta.url), 'utf8');
  assert.match(readme, new RegExp(`agent-console-kit@${version.replaceAll('.', '\\.')}\\b`));
});

test('no script of GitHub has an expression in it', () => {
  for (const script of Object.values(scripts)) assert.doesNotMatch(script, /\$\{\{/);
});

test('the GitHub workflow runs, and tells GitHub', async () => {
  const summary = join(shell.folder, 'summary.md');
  const variables = { ...common(), GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
  const { code, output } = await shell.run(scripts.github, 'github', variables);
  assert.equal(code, 0, output);
  for (const name of ['run.json', 'report.html', 'junit.xml', 'run.sarif'])
    assert.ok(existsSync(fileIn('github', `reports/${name}`)), name);
  assert.match(readFileSync(summary, 'utf8'), /^# ✅ /);
});

test('the GitLab job runs, and leaves the JUnit file that it declares', async () => {
  const { code, output } = await shell.run(scripts.gitlab, 'gitlab', common());
  assert.equal(code, 0, output);
  assert.ok(existsSync(fileIn('gitlab', gitlab.conformance.artifacts.reports.junit)), output);
});

interface Engine {
  readonly name: string;
  readonly shard: string;
  readonly merge: string;
  readonly total: number;
  readonly variablesOf: (index: number) => Variables;
  readonly interpreter: 'bash' | 'sh';
}

const kubernetesVariables = (name: string, place: string): Variables => ({
  ...Object.fromEntries(
    containerOf(name).env.map((one: { name: string; value: string }) => [one.name, one.value]),
  ),
  REPORTS: join(shell.folder, place, 'reports'),
  XDG_STATE_HOME: join(shell.folder, place, 'reports/state'),
});

const engines: readonly Engine[] = [
  {
    name: 'github-shards',
    shard: scripts.githubShard,
    merge: scripts.githubMerge,
    total: githubShards.jobs.shard.strategy.matrix.shard.length,
    variablesOf: (index) => ({ SHARD: String(index), SHARDS: '3', SEED: '17' }),
    interpreter: 'bash',
  },
  {
    name: 'gitlab-parallel',
    shard: scripts.gitlabShard,
    merge: scripts.gitlabMerge,
    total: gitlabParallel.shard.parallel,
    variablesOf: (index) => ({ CI_NODE_INDEX: String(index), CI_NODE_TOTAL: '2', CI_PIPELINE_IID: '17' }),
    interpreter: 'bash',
  },
  {
    name: 'kubernetes',
    shard: scripts.kubernetesShard,
    merge: scripts.kubernetesMerge,
    total: jobNamed('conformance').spec.completions,
    variablesOf: (index) => ({
      ...kubernetesVariables('conformance', 'kubernetes'),
      JOB_COMPLETION_INDEX: String(index - 1),
    }),
    interpreter: 'sh',
  },
];

for (const { name, shard, merge, total, variablesOf, interpreter } of engines) {
  test(`the shards of ${name} make one run that conforms, and none without the last of them`, async () => {
    for (let index = 1; index <= total; index += 1) {
      const { code, output } = await shell.run(
        shard,
        name,
        { ...common(), ...variablesOf(index) },
        interpreter,
      );
      assert.equal(code, 0, output);
      assert.match(output, new RegExp(`shard ${index}/${total}`));
    }
    const merged = await shell.run(merge, name, variablesOf(1), interpreter);
    assert.equal(merged.code, 0, merged.output);
    const run: Run = JSON.parse(readFileSync(fileIn(name, 'reports/merged.json'), 'utf8'));
    assert.equal(run.verdict, 'conforms');
    assert.equal(run.runId.split('+').length, total);
    const last = total - (name === 'kubernetes' ? 1 : 0);
    rmSync(fileIn(name, `reports/run-${last}.json`));
    const { code, output } = await shell.run(merge, name, variablesOf(1), interpreter);
    assert.equal(code, 3, output);
    assert.match(output, new RegExp(`shard ${total} of ${total} is missing`));
  });
}

test('Kubernetes asks again where that may help, and only there', () => {
  const { podFailurePolicy, backoffLimitPerIndex, completionMode, template } = jobNamed('conformance').spec;
  const rules: readonly {
    action: string;
    onExitCodes?: { containerName: string; values: readonly number[] };
  }[] = podFailurePolicy.rules;
  const actionOf = (code: number) =>
    rules.find(({ onExitCodes }) => onExitCodes?.values.includes(code))?.action;
  assert.equal(actionOf(exitCodes.violated), 'FailIndex');
  assert.equal(actionOf(exitCodes.usage), 'FailJob');
  assert.equal(actionOf(exitCodes.notJudged), 'Count');
  assert.equal(actionOf(exitCodes.fine), undefined);
  assert.ok(backoffLimitPerIndex > 0, 'FailIndex and Count need it');
  assert.equal(completionMode, 'Indexed');
  assert.equal(template.spec.restartPolicy, 'Never');
  for (const { onExitCodes } of rules)
    if (onExitCodes !== undefined) assert.equal(onExitCodes.containerName, template.spec.containers[0].name);
  assert.equal(
    kubernetesVariables('conformance', '')['JOB_COMPLETION_TOTAL'],
    String(jobNamed('conformance').spec.completions),
  );
});

test('the jobs that merge run whatever became of the shards', () => {
  assert.equal(githubShards.jobs.conformance.if, 'always()');
  assert.equal(githubShards.jobs.shard.strategy['fail-fast'], false);
  assert.equal(gitlabParallel.conformance.when, 'always');
});
