/** Edge: the command `check`; the process, its signals and its output. */
import type { Command } from 'commander';
import { withKeptFindings } from '../../conformance/baseline/with-kept-findings.ts';
import { type CheckOptions, checkDeployment } from '../../conformance/check-deployment.ts';
import { allChecks } from '../../conformance/checks/index.ts';
import { readKit } from '../../conformance/read-kit.ts';
import { parseBaseUrl } from '../../conformance/send/base-url.ts';
import { isLoopback } from '../../conformance/send/loopback.ts';
import { shellWord } from '../../spec/shell-word.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { applyConfig, type CommandLine, nameVariables, namingSource } from '../config/apply-config.ts';
import { type LoadedConfig, loadConfig } from '../config/config-file.ts';
import { loadHeldDialect } from '../files/dialect-file.ts';
import { jsonPathOf, readWantedReports, refuseOverwriting, tryReports } from '../files/report-files.ts';
import { readTextFile } from '../files/text-file.ts';
import { declaredOptions } from '../options/declared-options.ts';
import { tellKeptToken, withoutKeptToken } from '../options/kept-token.ts';
import { describeShard } from '../options/shard-argument.ts';
import { judgeOwnMock } from '../own-mock.ts';
import { tellLeftBehind } from '../restore/left-behind.ts';
import { tellFailure } from '../terminal/error-line.ts';
import { interruptible } from '../terminal/interruptible.ts';
import { keepHeapSmall } from '../terminal/keep-heap-small.ts';
import { createProgress } from '../terminal/progress-line.ts';
import { standardSheet } from '../terminal/sheet.ts';
import { type GivenCheckOptions, readCheckArguments } from './arguments.ts';
import { openLedger } from './baseline-ledger.ts';
import { endRun } from './end-run.ts';
import { readKeptFindings, replayKept } from './kept-findings.ts';
import { renderAnnouncement } from './screen/announcement.ts';
import { createFirstDepartures, renderFirstDeparture } from './screen/first-departure.ts';
import { renderCheckList } from './screen/render-check-list.ts';
import { renderRun } from './screen/render-run.ts';

/** The command that checks the same deployment again; what may be secret is left to the environment. */
function commandOf(
  url: string | undefined,
  { agentId, updatePath, profile, dialect }: GivenCheckOptions,
): string {
  const target = url === undefined ? [] : [url];
  const path = updatePath === undefined ? [] : ['--update-path', updatePath];
  return [
    'agent-console-kit',
    'check',
    ...target,
    ...agentId.flatMap((id) => ['--agent-id', id]),
    ...path,
    ...(dialect === undefined ? [] : ['--dialect', dialect]),
    '--profile',
    profile,
  ]
    .map(shellWord)
    .join(' ');
}

/** Files that this command reads, which no report may take the place of. */
const filesRead = ({ baseline, dialect, ca, config }: GivenCheckOptions) =>
  [
    { what: 'the baseline', path: baseline },
    { what: 'the dialect', path: dialect },
    { what: 'the certificates', path: ca },
    { what: 'the configuration', path: typeof config === 'string' ? config : undefined },
  ].flatMap(({ what, path }) => (path === undefined ? [] : [{ what, path }]));

/** Judges a deployment, shows what was found, writes the reports, and sets the exit code. */
async function judge(
  { url, given }: CommandLine<GivenCheckOptions>,
  loaded: LoadedConfig | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  keepHeapSmall();
  const wanted = readWantedReports(given.report);
  refuseOverwriting(wanted, filesRead(given));
  const progress = createProgress();
  const read = readCheckArguments(given, environment);
  const ledger = openLedger(given, read.shard, new Date());
  const options = {
    ...read,
    hidden: loaded?.hidden,
    ca: given.ca === undefined ? undefined : readTextFile(given.ca, '--ca'),
    dialect: given.dialect === undefined ? undefined : await loadHeldDialect(given.dialect),
    baseline: ledger?.baseline,
    signal: interruptible(),
    onProgress: progress.show,
    onDeparture: createFirstDepartures((departure) => {
      progress.clear();
      process.stderr.write(renderFirstDeparture(departure, progress.elapsedMs()));
    }),
  };
  const config = loaded === undefined ? [] : [{ label: 'config', text: visibleText(loaded.file) }];
  const name = (text: string) => (loaded === undefined ? text : nameVariables(text, loaded));
  const tell = (failure: Error) => {
    failure.message = name(failure.message);
    tellFailure(failure);
  };
  const kept = given.corpus === undefined ? undefined : readKeptFindings(given.corpus, url, options);
  ledger?.tryToWrite();
  const reports = await tryReports(wanted, { isAsked: given.report.length > 0, tell });
  for (const { label, text } of config) process.stderr.write(`${label} ${text}\n`);
  process.stderr.write(describeShard(options.shard, process.env));
  const kit = readKit();
  const check = (all: CheckOptions) => checkDeployment(all, kit);
  tellLeftBehind([url]);
  if (url !== undefined && !isLoopback(new URL(parseBaseUrl(url).origin).hostname))
    process.stderr.write(renderAnnouncement({ ...options, url }));
  const judged = url === undefined ? await judgeOwnMock(options, check) : await check({ ...options, url });
  progress.clear();
  const replay =
    kept === undefined || url === undefined ? undefined : await replayKept(kept, { ...options, url });
  const run = replay === undefined ? judged : withKeptFindings(judged, replay, ledger?.baseline);
  const runFile = jsonPathOf(reports);
  const shown = {
    ...standardSheet(),
    verbose: given.verbose ?? false,
    runFile: runFile === undefined ? undefined : name(runFile),
    command: name(commandOf(url, given)),
    notes: [
      ...config,
      ...(ledger === undefined ? [] : [{ label: 'baseline', text: name(ledger.describe(run)) }]),
    ],
  };
  await endRun(run, renderRun(run, shown), reports, tell, name);
  ledger?.write(run, tell);
}

/** Judges as the command line and the configuration file ask for; or lists the checks. */
export async function runCheck(
  url: string | undefined,
  given: GivenCheckOptions,
  command: Pick<Command, 'options' | 'getOptionValueSource'>,
): Promise<void> {
  if (given.list === true) {
    process.stdout.write(renderCheckList(allChecks));
    return;
  }
  const options = declaredOptions(command);
  const config = loadConfig(given.config, options, {
    folder: process.cwd(),
    variables: process.env,
    uid: process.getuid?.(),
  });
  if (config === undefined) {
    await judge({ url, given }, undefined, process.env);
    return;
  }
  const isGiven = (attribute: string) => command.getOptionValueSource(attribute) === 'cli';
  const applied = applyConfig({ url, given }, config, isGiven);
  const isUrlOfFile = url === undefined && applied.url !== undefined;
  const use = { urlFrom: isUrlOfFile ? config.file : undefined, token: applied.given.token };
  const remedy = 'give the url or --token on the command line, or use the variable in "token" of the file';
  process.stderr.write(tellKeptToken(use, process.env, remedy));
  const environment = withoutKeptToken(use, process.env);
  await namingSource(config, applied.fromFile, () => judge(applied, config, environment));
}
