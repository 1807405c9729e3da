/** Edge: the command `fuzz`; the process, its signals, its folder and its output. */

import { corpusAgents } from '../../conformance/fuzz/corpus-agents.ts';
import { minimizeCorpus } from '../../conformance/fuzz/minimize-corpus.ts';
import { readAllowed } from '../../conformance/fuzz/mutations/index.ts';
import { readDictionary } from '../../conformance/fuzz/read-dictionary.ts';
import { type FuzzOptions, fuzzDeployment } from '../../conformance/fuzz-deployment.ts';
import { readKit } from '../../conformance/read-kit.ts';
import { redactGiven } from '../../conformance/redact/given-secrets.ts';
import { createRedact } from '../../conformance/redact/redact.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { parseBaseUrl } from '../../conformance/send/base-url.ts';
import { isLoopback } from '../../conformance/send/loopback.ts';
import { amountText } from '../../reports/text/amount-text.ts';
import { shellWord } from '../../spec/shell-word.ts';
import { endRun } from '../check/end-run.ts';
import { renderAnnouncement } from '../check/screen/announcement.ts';
import { renderRun } from '../check/screen/render-run.ts';
import { exitCodes } from '../exit-codes.ts';
import { createCorpusKeeper } from '../files/corpus-keeper.ts';
import {
  openFuzzFolder,
  readCorpus,
  removeFindings,
  requireFuzzFolder,
  rewriteCorpus,
  writeFindings,
} from '../files/fuzz-folder.ts';
import { jsonPathOf, readWantedReports, tryReports } from '../files/report-files.ts';
import { readTextFile } from '../files/text-file.ts';
import { readList } from '../options/list.ts';
import { describeShard } from '../options/shard-argument.ts';
import { judgeOwnMock } from '../own-mock.ts';
import { tellLeftBehind } from '../restore/left-behind.ts';
import { tellFailure } from '../terminal/error-line.ts';
import { interruptible } from '../terminal/interruptible.ts';
import { keepHeapSmall } from '../terminal/keep-heap-small.ts';
import { standardSheet } from '../terminal/sheet.ts';
import { type GivenFuzzOptions, readFuzzArguments } from './arguments.ts';
import { renderMutations } from './screen/render-mutations.ts';
import { showStatus } from './screen/status-screen.ts';

export { runMerge } from './merge-command.ts';

/** The command that explores the same deployment again; what may be secret is left to the environment. */
const commandOf = (
  url: string | undefined,
  { agentId, corpus, updatePath, maxTime, maxRequests, allow }: GivenFuzzOptions,
): string =>
  [
    'agent-console-kit',
    'fuzz',
    ...(url === undefined ? [] : [url]),
    ...agentId.flatMap((id) => ['--agent-id', id]),
    ...(updatePath === undefined ? [] : ['--update-path', updatePath]),
    ...(corpus === '.agent-console-kit' ? [] : ['--corpus', corpus]),
    ...(allow === undefined ? [] : ['--allow', allow]),
    ...(maxTime === undefined ? [] : ['--max-time', maxTime]),
    ...(maxRequests === undefined ? [] : ['--max-requests', maxRequests]),
  ]
    .map(shellWord)
    .join(' ');

/** Keeps what a run finds in its folder, as soon as it is found. */
function keepIn(folder: string) {
  let kept: readonly Finding[] = [];
  return {
    entry: createCorpusKeeper(folder),
    findings: (leading: readonly Finding[]) => {
      const ids = new Set(leading.map(({ id }) => id));
      const written = writeFindings(folder, leading);
      removeFindings(
        folder,
        kept.filter(({ id }) => !ids.has(id)),
      );
      const stay = kept.filter((one) => ids.has(one.id) && !written.some(({ id }) => id === one.id));
      kept = [...stay, ...written];
    },
  };
}

/** Puts the smallest input of each behaviour in the place of all. */
function minimize(folder: string): void {
  let isDamaged = false;
  const inputs = readCorpus(folder, [], (failure) => {
    isDamaged = true;
    tellFailure(failure);
  });
  const fewer = minimizeCorpus(inputs);
  rewriteCorpus(folder, fewer, [], createRedact([]));
  process.stdout.write(`${amountText(inputs.length, 'input')}, ${fewer.length} kept in ${folder}\n`);
  if (isDamaged) process.exitCode = exitCodes.usage;
}

/** Explores as the command line asks for; or lists the mutations, or makes the corpus smaller. */
export async function runFuzz(url: string | undefined, given: GivenFuzzOptions): Promise<void> {
  if (given.listMutations === true) {
    process.stdout.write(renderMutations());
    return;
  }
  const wanted = readWantedReports(given.report);
  const read = readFuzzArguments(given, process.env);
  const allow = readAllowed(readList(given.allow));
  const { dictionary: file } = given;
  const dictionary = file === undefined ? [] : readDictionary(readTextFile(file, '--dictionary'), file);
  if (given.minimize === true) requireFuzzFolder(given.corpus);
  openFuzzFolder(given.corpus);
  if (given.minimize === true) {
    minimize(given.corpus);
    return;
  }
  keepHeapSmall();
  let isDamaged = false;
  const reports = await tryReports(wanted, { isAsked: given.report.length > 0, tell: tellFailure });
  process.stderr.write(describeShard(read.shard, process.env));
  tellLeftBehind([url]);
  const keeping = keepIn(given.corpus);
  const kit = readKit();
  let endStatus = () => {};
  const fuzz = (options: FuzzOptions) => {
    const agents = corpusAgents(options.shard, options.agentIds ?? []);
    const corpus = readCorpus(given.corpus, agents.own, (failure) => {
      isDamaged = true;
      tellFailure(failure);
    }).map(({ input }) => input);
    const redact = redactGiven(options);
    const onEntry: FuzzOptions['onEntry'] = (entry) => keeping.entry(entry, agents.all, redact);
    return fuzzDeployment({ ...options, corpus, onEntry }, kit);
  };
  const options = {
    ...read,
    allow,
    dictionary,
    ca: given.ca === undefined ? undefined : readTextFile(given.ca, '--ca'),
    signal: interruptible(),
    onFindings: keeping.findings,
    onStart: (control: Parameters<NonNullable<FuzzOptions['onStart']>>[0]) => {
      endStatus = showStatus(control);
    },
  };
  if (url !== undefined && !isLoopback(new URL(parseBaseUrl(url).origin).hostname))
    process.stderr.write(renderAnnouncement({ ...options, url }));
  const run = await (url === undefined ? judgeOwnMock(options, fuzz) : fuzz({ ...options, url })).finally(
    () => endStatus(),
  );
  const runFile = jsonPathOf(reports);
  const shown = {
    ...standardSheet(),
    runFile,
    command: commandOf(url, given),
    notes: [
      { label: 'corpus', text: `${amountText(run.exploration?.corpus ?? 0, 'input')} in ${given.corpus}` },
      ...(run.exploration?.next ?? []).map((text, index) => ({ label: index === 0 ? 'next' : '', text })),
    ],
  };
  await endRun(run, renderRun(run, shown), reports, tellFailure);
  // A file that could not be read was told; nobody shall take the run for one of the whole corpus.
  if (isDamaged && run.verdict !== 'violates') process.exitCode = exitCodes.usage;
}
