import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../spec/json-value.ts';
import { redactSecrets } from '../kit/redact-secrets.ts';

/** The proposals of one stage. */
export interface Stage {
  readonly stage: string;
  readonly proposals: readonly { readonly name: string; readonly rest: string }[];
}

/** Names under which deployments are known to say these things; the contract shows none (2.4). */
const stageKeys = ['stage', 'state', 'status'];
const nameKeys = ['proposal_id', 'genome_id', 'id', 'name'];

const firstText = (object: JsonObject, keys: readonly string[]) =>
  keys.map((key) => object[key]).find((value) => typeof value === 'string');

function readProposal(proposal: JsonObject) {
  const used = [...stageKeys, ...nameKeys.slice(0, 1)];
  const rest = Object.entries(proposal).filter(([key]) => !used.includes(key));
  return {
    stage: String(firstText(proposal, stageKeys) ?? 'no stage'),
    name: String(firstText(proposal, nameKeys) ?? 'proposal'),
    rest: rest
      .map(([key, value]) => `${key} ${typeof value === 'string' ? value : printJson(value)}`)
      .join(', '),
  };
}

/** The proposals of an evolution status by their stage, in the order in which the stages come. */
export function readStages(body: string): readonly Stage[] {
  const parsed = parseJson(body);
  const status = parsed.ok ? redactSecrets(parsed.value) : null;
  const given = isJsonObject(status) ? status['proposals'] : undefined;
  const stages = new Map<string, Stage['proposals'][number][]>();
  for (const { stage, ...proposal } of (isJsonArray(given) ? given : [])
    .filter(isJsonObject)
    .map(readProposal))
    stages.set(stage, [...(stages.get(stage) ?? []), proposal]);
  return [...stages].map(([stage, proposals]) => ({ stage, proposals }));
}

export const countProposals = (stages: readonly Stage[]) =>
  stages.reduce((count, { proposals }) => count + proposals.length, 0);
