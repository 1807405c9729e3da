/** Edge: the command `replay`; the process, its signals and its output. */
import { type Recorded, readRecorded } from '../../conformance/replay/read-recorded.ts';
import { type Replay, type ReplayOptions, replayFindings } from '../../conformance/replay/replay-findings.ts';
import { vetRecorded } from '../../conformance/replay/vet-recorded.ts';
import { isAsItWas } from '../../conformance/run/agent-restoration.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { readTextFile } from '../files/text-file.ts';
import { readTimeLimit } from '../options/duration.ts';
import { type TokenUse, tellKeptToken, withoutKeptToken } from '../options/kept-token.ts';
import { type GivenTarget, readTarget } from '../options/target-arguments.ts';
import { tellLeftBehind } from '../restore/left-behind.ts';
import { interruptible } from '../terminal/interruptible.ts';
import { standardSheet } from '../terminal/sheet.ts';
import { renderReplayed, renderReplays } from './screen.ts';

export interface GivenReplayOptions extends GivenTarget {
  readonly url?: string;
  readonly timeout: string;
  readonly writeSecrets?: boolean;
}

/** The url comes from the file unless the command line gives it; so does what may be sent there. */
const tokenUse = ({ url, token }: GivenReplayOptions): TokenUse => ({
  urlFrom: url === undefined ? 'the file' : undefined,
  token,
});

function readReplayArguments(given: GivenReplayOptions, environment: Environment): ReplayOptions {
  return {
    url: given.url,
    ...readTarget(given, withoutKeptToken(tokenUse(given), environment)),
    timeoutMs: readTimeLimit('--timeout', given.timeout),
    writeSecrets: given.writeSecrets,
  };
}

/** What still fails outranks what could not be judged. */
export function exitCodeOfReplays(replays: readonly Replay[]): ExitCode {
  const verdicts = new Set(replays.flatMap(({ findings }) => findings).map(({ verdict }) => verdict));
  if (verdicts.has('still failing')) return exitCodes.violated;
  const isRestored = replays.every(({ restoration }) => restoration.every(isAsItWas));
  const isWhole = !verdicts.has('could not be judged') && isRestored;
  return isWhole ? exitCodes.fine : exitCodes.notJudged;
}

/** Sends the findings of files again, shows what became of each, and sets the exit code. */
export async function runReplay(files: readonly string[], given: GivenReplayOptions): Promise<void> {
  const { paint } = standardSheet();
  const readOptions = readReplayArguments(given, process.env);
  process.stderr.write(tellKeptToken(tokenUse(given), process.env, 'give --url or --token'));
  const ca = given.ca === undefined ? undefined : readTextFile(given.ca, '--ca');
  // Every file is read before anything is sent: a damaged one stops them all.
  const records = files.map((file): Recorded => readRecorded(readTextFile(file, 'file'), file));
  for (const [index, recorded] of records.entries())
    vetRecorded(recorded, readOptions, (finding) => `${files[index]}, findings[${finding}]`);
  const options = {
    ...readOptions,
    ca,
    signal: interruptible(),
    onReplayed: (replayed: Replay['findings'][number]) =>
      void process.stdout.write(renderReplayed(replayed, paint)),
  };
  tellLeftBehind([options.url, ...records.map(({ target }) => target)]);
  const replays: Replay[] = [];
  for (const recorded of records) replays.push(await replayFindings(recorded, options));
  process.stdout.write(renderReplays(replays, paint));
  process.exitCode = exitCodeOfReplays(replays);
}
