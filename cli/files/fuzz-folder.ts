/** Edge: the folder in which `fuzz` keeps its corpus and its findings. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusEntry } from '../../conformance/fuzz/corpus.ts';
import { corpusFileName, printInput, type ReadInput, readInput } from '../../conformance/fuzz/corpus-file.ts';
import { mayReplace } from '../../conformance/fuzz/prefer-confirmed.ts';
import { tellsNoSecret } from '../../conformance/fuzz/tells-no-secret.ts';
import { hashText, slug } from '../../conformance/record/finding-id.ts';
import type { Redact } from '../../conformance/redact/redact.ts';
import { readRecorded } from '../../conformance/replay/read-recorded.ts';
import { makeFolder } from '../../conformance/restoring/make-folder.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { Inability, isInability } from '../../spec/inability.ts';
import type { TellFailure } from '../terminal/error-line.ts';
import { readTextFile } from './text-file.ts';
import { tryPlace, unwritable, writeWholeFile } from './whole-file.ts';

/** Code, place and a hash of what tells findings apart. */
export const findingFileName = ({ id, code, place }: Pick<Finding, 'id' | 'code' | 'place'>): string =>
  `${slug(code)}-${slug(`${place.part}${place.pointer}`)}-${hashText(id)}.json`;

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(folder, name))
    : [];

/** Makes the folder, and refuses one that cannot be written before anything is sent. */
export function openFuzzFolder(folder: string): void {
  try {
    makeFolder(join(folder, 'corpus'));
    makeFolder(join(folder, 'findings'));
    tryPlace(join(folder, 'corpus', 'try.json'));
    tryPlace(join(folder, 'findings', 'try.json'));
    const ignore = join(folder, '.gitignore');
    if (!existsSync(ignore)) writeWholeFile(ignore, 'corpus/\n');
  } catch (error) {
    throw unwritable(`--corpus ${folder}`, error, 'Choose another folder with --corpus.');
  }
}

/** Refuses a folder that is not there, or that `fuzz` kept nothing in. */
export function requireFuzzFolder(folder: string): void {
  if (!existsSync(folder)) throw new Inability(folder, 'there is no such folder', 'Check the path.');
  if (!['corpus', 'findings'].some((part) => existsSync(join(folder, part))))
    throw new Inability(
      folder,
      'it holds neither corpus/ nor findings/',
      'Name a folder that fuzz wrote, which is .agent-console-kit unless --corpus said otherwise.',
    );
}

/** Reads every file; one that is broken is told, and costs no other. */
function readAll<Item>(folder: string, read: (file: string) => Item, tell: TellFailure): readonly Item[] {
  return filesIn(folder).flatMap((file) => {
    try {
      return [read(file)];
    } catch (error) {
      if (!isInability(error)) throw error;
      tell(error);
      return [];
    }
  });
}

/** The inputs of a folder, for these agents. */
export const readCorpus = (
  folder: string,
  agentIds: readonly string[],
  tell: TellFailure,
): readonly ReadInput[] =>
  readAll(join(folder, 'corpus'), (file) => readInput(readTextFile(file, 'corpus'), file, agentIds), tell);

/** The findings of a folder. */
export const readFindings = (folder: string, tell: TellFailure): readonly Finding[] =>
  readAll(
    join(folder, 'findings'),
    (file) => readRecorded(readTextFile(file, 'finding'), file),
    tell,
  ).flatMap(({ findings }) => findings);

/** Writes an input that is kept; one with a secret in it is not. */
export function writeEntry(
  folder: string,
  { input, fingerprint }: Pick<CorpusEntry, 'input' | 'fingerprint'>,
  agentIds: readonly string[],
  redact: Redact,
): void {
  if (!tellsNoSecret(input, redact)) return;
  writeWholeFile(
    join(folder, 'corpus', corpusFileName(fingerprint)),
    printInput(input, fingerprint, agentIds),
    false,
  );
}

/** Whether a file of the corpus can be read. */
function isReadable(file: string): boolean {
  try {
    readInput(readTextFile(file, 'corpus'), file, []);
    return true;
  } catch (error) {
    if (isInability(error)) return false;
    throw error;
  }
}

/** Leaves these inputs in the corpus, but for those with secrets in them, and no other; a file that cannot be read is not ours to take away. */
export function rewriteCorpus(
  folder: string,
  inputs: readonly ReadInput[],
  agentIds: readonly string[],
  redact: Redact,
): void {
  const written = inputs.filter(({ input }) => tellsNoSecret(input, redact));
  const names = new Set(
    written.map(({ fingerprint }) => join(folder, 'corpus', corpusFileName(fingerprint))),
  );
  for (const one of written) writeEntry(folder, one, agentIds, redact);
  for (const file of filesIn(join(folder, 'corpus'))) if (!names.has(file) && isReadable(file)) rmSync(file);
}

/** The finding in a file; one that cannot be read is as good as none. */
function readFinding(file: string): Finding | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return readRecorded(readTextFile(file, 'finding'), file).findings[0];
  } catch (error) {
    if (isInability(error)) return undefined;
    throw error;
  }
}

/** Writes findings, one file each, but for flaky ones that an earlier run confirmed; gives those that were written. */
export function writeFindings(folder: string, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((finding) => {
    const file = join(folder, 'findings', findingFileName(finding));
    if (finding.flaky && !mayReplace(finding, readFinding(file))) return false;
    writeWholeFile(file, `${JSON.stringify(finding, null, 2)}\n`);
    return true;
  });
}

/** Takes away findings of this run that turned out to stand under another. */
export function removeFindings(folder: string, findings: readonly Finding[]): void {
  for (const finding of findings) rmSync(join(folder, 'findings', findingFileName(finding)), { force: true });
}
