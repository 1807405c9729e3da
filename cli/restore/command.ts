/** Edge: the command `restore`; the process, its output, and the files that runs left behind. */
import { resolve, sep } from 'node:path';
import { type RestoreOptions, restoreKept } from '../../conformance/restore-kept.ts';
import { type LeftRun, readLeftRun } from '../../conformance/restoring/read-left-run.ts';
import {
  type LeftBehind,
  listRecoveries,
  recoveriesOf,
  removeRecovery,
} from '../../conformance/restoring/recovery-folder.ts';
import { isRecovery } from '../../conformance/restoring/recovery-record.ts';
import { userStateFolder } from '../../conformance/restoring/state-folder.ts';
import { targetName } from '../../conformance/restoring/target-name.ts';
import { isAsItWas } from '../../conformance/run/agent-restoration.ts';
import { parseBaseUrl } from '../../conformance/send/base-url.ts';
import type { Environment } from '../../conformance/send/proxy.ts';
import { restorationText } from '../../reports/text/restoration-text.ts';
import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { exitCodes } from '../exit-codes.ts';
import { readTextFile } from '../files/text-file.ts';
import { readTimeLimit } from '../options/duration.ts';
import { type GivenTarget, readTarget } from '../options/target-arguments.ts';
import { describeLeftBehind, waysOut } from './left-behind.ts';

export interface GivenRestoreOptions extends Omit<GivenTarget, 'agentId' | 'wait'> {
  readonly url?: string;
  readonly timeout: string;
  readonly all?: true;
  readonly discard?: true;
}

function readRestoreArguments(
  file: string | undefined,
  given: GivenRestoreOptions,
  environment: Environment,
): RestoreOptions {
  if (file !== undefined && given.all === true)
    throw new Inability(
      'restore --all',
      `it cannot be combined with a file (${file})`,
      'Give one or the other.',
    );
  if (given.discard === true && file === undefined && given.all !== true)
    throw new Inability('restore --discard', 'what to discard is missing', 'Name a file, or give --all.');
  if (given.url !== undefined) parseBaseUrl(given.url);
  // A url that comes from a file is not given the token of the environment.
  const { AGENT_CONSOLE_TOKEN: _, ...others } = environment;
  return {
    ...readTarget({ ...given, agentId: [] }, given.url === undefined ? others : environment),
    url: given.url,
    timeoutMs: readTimeLimit('--timeout', given.timeout),
  };
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

const reminder = (withheld: readonly string[]) =>
  withheld.length === 0 ? '' : `; set by hand what no record may hold: ${withheld.join(', ')}`;

/** Restores the agents of one run, and tells whether all were seen to be as they were, secrets included. */
async function restoreRun(run: LeftRun, options: RestoreOptions): Promise<boolean> {
  const restored = await restoreKept(run, {
    ...options,
    onRestored: ({ agentId, seen, withheld }) =>
      say(visibleText(restorationText({ agentId, ...seen }) + reminder(withheld), 600)),
  });
  if (restored.isHeld) say(visibleText(`nothing was restored: ${restored.why}`, 600));
  return (
    !restored.isHeld &&
    restored.agents.every(({ seen, withheld }) => isAsItWas(seen) && withheld.length === 0)
  );
}

/**
 * A recovery file whose agents are as they were is of no more use, and would later undo what somebody changed on purpose;
 * a run.json stays a record, and stands for the recovery file of its run.
 */
function removeRecoveryOf({ runId, target }: LeftRun, file: string): void {
  const isOfRun = ({ record }: LeftBehind) =>
    typeof record !== 'string' &&
    record.holder.runId === runId &&
    targetName(record.target) === targetName(target);
  const files =
    runId === undefined
      ? [file]
      : listRecoveries(userStateFolder(process.env))
          .filter(isOfRun)
          .map((one) => one.file);
  for (const one of files) removeRecovery(one);
}

async function restoreFile(file: string, options: RestoreOptions): Promise<boolean> {
  const text = readTextFile(file, 'file');
  const run = readLeftRun(text, file);
  const isWhole = await restoreRun(run, options);
  // Another deployment that was given the same tells nothing of the first.
  const isThere = options.url === undefined || targetName(options.url) === targetName(run.target);
  if (isWhole && isThere) removeRecoveryOf(run, file);
  return isWhole;
}

async function restoreAll(left: readonly LeftBehind[], given: RestoreOptions): Promise<boolean> {
  const options = { ...given, isOwnFile: true };
  let isWhole = true;
  for (const one of left) {
    say(describeLeftBehind(one));
    isWhole = typeof one.record !== 'string' && (await restoreFile(one.file, options)) && isWhole;
  }
  return isWhole;
}

/** A token is for one deployment: it is not shown to all that ever left a file. */
function requireOneTarget(left: readonly LeftBehind[], { token, url }: GivenRestoreOptions): void {
  const targets = new Set(
    left.flatMap(({ record }) => (typeof record === 'string' ? [] : [targetName(record.target)])),
  );
  if (token !== undefined && url === undefined && targets.size > 1)
    throw new Inability(
      'restore --all --token',
      `there are recovery files of ${targets.size} deployments, and the token would be sent to all of them`,
      'Name one with --url.',
    );
}

function discard(files: readonly string[]): void {
  for (const file of files) {
    const parsed = parseJson(readTextFile(file, 'file'));
    if (parsed.ok && !isRecovery(parsed.value))
      throw new Inability(file, 'it is not a recovery file', 'Only recovery files can be discarded.');
    removeRecovery(file);
    say(`discarded: ${visibleText(file, 600)}`);
  }
}

/** Restores what one file or all of them hold, or lists them, and sets the exit code. */
export async function runRestore(file: string | undefined, given: GivenRestoreOptions): Promise<void> {
  const ca = given.ca === undefined ? undefined : readTextFile(given.ca, '--ca');
  const folder = userStateFolder(process.env);
  const isOwnFile = file !== undefined && resolve(file).startsWith(folder + sep);
  const options = { ...readRestoreArguments(file, given, process.env), ca, isOwnFile };
  const left = given.url === undefined ? listRecoveries(folder) : recoveriesOf(folder, given.url);
  if (given.discard === true) return discard(file === undefined ? left.map((one) => one.file) : [file]);
  if (file === undefined && left.length === 0) return say('no earlier run left agents changed');
  if (file === undefined && given.all !== true) {
    for (const one of left) say(describeLeftBehind(one));
    return say(waysOut);
  }
  if (file === undefined) requireOneTarget(left, given);
  process.exitCode = exitCodes.notJudged;
  const isWhole = file === undefined ? await restoreAll(left, options) : await restoreFile(file, options);
  process.exitCode = isWhole ? exitCodes.fine : exitCodes.notJudged;
}
