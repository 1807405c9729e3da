import { canonicalUuid } from '../../spec/uuid-text.ts';
import type { Subject } from '../oracle/subject.ts';
import type { SentRequest } from '../run/exchange.ts';
import type { Finding } from '../run/run-record.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import type { Recorded } from './read-recorded.ts';
import { baseOf, stepsOf, toSentRequest } from './recorded-exchange.ts';

/** What is known of the deployment that findings were made at. */
export interface RecordedDeployment {
  /** The url that paths stood behind. */
  readonly base: string;
  /** The agents that might be updated there, in the order in which they were given or are met. */
  readonly agentIds: readonly string[];
  readonly updatePath: string;
}

/** What a record tells of its deployment; the update path only where an agent was updated. */
export type DescribedDeployment = Omit<RecordedDeployment, 'updatePath'> & {
  readonly updatePath: string | undefined;
};

/** Uuids that a run makes up name no agent that it was given. */
const madeUp = new Set(unknownUuids.map(([, uuid]) => canonicalUuid(uuid)));

export const isMadeUpUuid = (id: string): boolean => madeUp.has(id);

/** Where agents are updated unless somebody says otherwise. */
export const usualUpdatePath = '/v1/agent-configurations/{id}';

/** Every segment of a path that is a uuid, as it is written. */
const uuidsIn = ({ path }: SentRequest): readonly string[] =>
  (path.split('?')[0] ?? '').split('/').filter((segment) => canonicalUuid(segment) !== undefined);

function meetAgents(updates: readonly SentRequest[]): readonly string[] {
  const met = updates.flatMap(uuidsIn).flatMap((text) => canonicalUuid(text) ?? []);
  return [...new Set(met)].filter((id) => !madeUp.has(id));
}

function findTemplate(updates: readonly SentRequest[], agentIds: readonly string[]): string | undefined {
  const given = new Set(agentIds.map(canonicalUuid));
  for (const update of updates) {
    const id = uuidsIn(update).find((text) => given.has(canonicalUuid(text)));
    const [path = ''] = update.path.split('?');
    if (id !== undefined) return path.replace(id, '{id}');
  }
  return undefined;
}

/** Works out of what was recorded where it was sent, to whom, and at which path agents are updated. */
export function describeDeployment(recorded: Recorded): DescribedDeployment {
  const [first] = recorded.findings;
  const base = recorded.target ?? (first === undefined ? '' : baseOf(first));
  const updates = recorded.findings
    .flatMap(stepsOf)
    .map(({ request }) => toSentRequest(request, base))
    .filter(({ method }) => method === 'PUT');
  const agentIds = recorded.agentIds ?? meetAgents(updates);
  return { base, agentIds, updatePath: findTemplate(updates, agentIds) };
}

/** The deployment as it was when a finding was recorded, for asking its check once more. */
export function subjectOf(finding: Finding, { base, agentIds, updatePath }: RecordedDeployment): Subject {
  const [path = ''] = toSentRequest(finding.exchange.request, base).path.split('?');
  const hasSlash = path.endsWith('/');
  // The spelling that worked is the one that was asked, but where both are compared.
  const isWorking = finding.check !== 'genome-paths-agree';
  return {
    updatePath,
    genomePath: hasSlash === isWorking ? '/v1/genomes/' : '/v1/genomes',
    listPath: finding.operation === 'listAgents' ? path : '/v1/agent-configurations',
    agentIds: new Set(agentIds.map((id) => canonicalUuid(id) ?? id)),
    testScoreInput: 'text-and-numbers',
  };
}
