/** Edge: keeps the entries of a run in its folder, beside those of earlier runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusEntry } from '../../conformance/fuzz/corpus.ts';
import { corpusFileName, printInput, type ReadInput, readInput } from '../../conformance/fuzz/corpus-file.ts';
import { sizeOf } from '../../conformance/fuzz/fuzz-input.ts';
import type { Redact } from '../../conformance/redact/redact.ts';
import { isInability } from '../../spec/inability.ts';
import { writeEntry } from './fuzz-folder.ts';
import { readTextFile } from './text-file.ts';

type Entry = Pick<CorpusEntry, 'input' | 'fingerprint'>;

/** What a folder has of a behaviour, with the places of agents; a file that cannot be read is as good as none. */
function readKept(folder: string, fingerprint: string): ReadInput | undefined {
  const file = join(folder, 'corpus', corpusFileName(fingerprint));
  if (!existsSync(file)) return undefined;
  try {
    return readInput(readTextFile(file, 'corpus'), file, []);
  } catch (error) {
    if (isInability(error)) return undefined;
    throw error;
  }
}

/**
 * Writes entries as they come. What an earlier run kept of the same behaviour stays unless the entry is smaller; an
 * entry that becomes larger, for it took more steps than it was met with, makes room for the earlier one again.
 */
export function createCorpusKeeper(
  folder: string,
): (entry: Entry, agentIds: readonly string[], redact: Redact) => void {
  const earlier = new Map<string, ReadInput | undefined>();
  const replaced = new Set<string>();
  return ({ input, fingerprint }, agentIds, redact) => {
    if (!earlier.has(fingerprint)) earlier.set(fingerprint, readKept(folder, fingerprint));
    const before = earlier.get(fingerprint);
    // Compared as they are in files: the place of an agent is shorter than its id.
    const inFile = readInput(printInput(input, fingerprint, agentIds), folder, []);
    if (before === undefined || sizeOf(inFile.input) < sizeOf(before.input)) {
      replaced.add(fingerprint);
      writeEntry(folder, { input, fingerprint }, agentIds, redact);
    } else if (replaced.delete(fingerprint)) writeEntry(folder, before, [], redact);
  };
}
