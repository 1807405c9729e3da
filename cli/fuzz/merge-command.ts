/** Edge: the command `fuzz merge`. */
import { minimizeCorpus } from '../../conformance/fuzz/minimize-corpus.ts';
import { preferConfirmed } from '../../conformance/fuzz/prefer-confirmed.ts';
import { createRedact } from '../../conformance/redact/redact.ts';
import { amountText } from '../../reports/text/amount-text.ts';
import { exitCodes } from '../exit-codes.ts';
import {
  openFuzzFolder,
  readCorpus,
  readFindings,
  requireFuzzFolder,
  rewriteCorpus,
  writeFindings,
} from '../files/fuzz-folder.ts';
import { tellFailure } from '../terminal/error-line.ts';

/** Joins the corpora and findings of several runs in one folder; what it has already stays. */
export function runMerge(folders: readonly string[], { corpus: into }: { readonly corpus: string }): void {
  for (const folder of folders) requireFuzzFolder(folder);
  openFuzzFolder(into);
  let isDamaged = false;
  const tell = (failure: Error) => {
    isDamaged = true;
    tellFailure(failure);
  };
  const all = [...new Set([into, ...folders])];
  // Without agents, what stands for them stays as it is.
  const corpora = all.map((folder) => readCorpus(folder, [], tell));
  const inputs = corpora.flat();
  const findings = all.flatMap((folder) => readFindings(folder, tell));
  const distinct = preferConfirmed(findings);
  const fewer = minimizeCorpus(inputs);
  rewriteCorpus(into, fewer, [], createRedact([]));
  writeFindings(into, distinct);
  // The one that all go into may be new.
  const folderCount = corpora.filter(({ length }) => length > 0).length;
  process.stdout.write(
    `${amountText(inputs.length, 'input')} of ${amountText(folderCount, 'folder')}: ${fewer.length} kept, and ${amountText(distinct.length, 'finding')}, in ${into}\n`,
  );
  if (isDamaged) process.exitCode = exitCodes.usage;
}
