/** Edge: joins an installed Prism, the contract's document and the pass. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseJson } from '../../../spec/json-parse.ts';
import { isJsonObject, type JsonObject } from '../../../spec/json-value.ts';
import { askSecondOpinion, type Pass } from '../ask-second-opinion.ts';
import { preparePrismDocument } from '../prism-document.ts';
import { findPrism } from './find-prism.ts';
import { startPrism } from './prism-process.ts';

/** The contract's document, as the package exports it. */
export function readContractDocument(): JsonObject {
  const file = createRequire(import.meta.filename).resolve('agent-console-kit/openapi.json');
  const read = parseJson(readFileSync(file, 'utf8'));
  if (read.ok && isJsonObject(read.value)) return read.value;
  throw new Error(`${file} holds no OpenAPI document: install the kit again.`);
}

/** Finds Prism, so that a run which asks for its opinion fails before anything is sent where it is not installed. */
export function preparePrismOpinion() {
  const found = findPrism();
  const { version } = found;
  const ask = (updatePath: string, pass: Pass) => {
    const start = () => startPrism(found, preparePrismDocument(readContractDocument(), updatePath));
    return askSecondOpinion(version, start, pass);
  };
  return { version, ask };
}
