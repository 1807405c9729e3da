/** Edge: agents that a run writes to are its own for as long as it runs; a second run on this machine is told so. */
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../spec/json-parse.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import { canonicalUuid } from '../../spec/uuid-text.ts';
import { type Holder, readHolder } from './holder.ts';
import { isHeld } from './process-identity.ts';
import { cannotKeep, codeOf, makePrivateFolder } from './state-folder.ts';
import { targetName } from './target-name.ts';

export interface LeasedAgent {
  readonly url: string;
  readonly agentId: string;
}

/** The agents are this run's until it lets them go, or somebody else's. */
export type Lease =
  | { readonly isTaken: true; readonly files: readonly string[]; readonly release: () => void }
  | { readonly isTaken: false; readonly agent: LeasedAgent; readonly holder: Holder };

function fileOf(folder: string, { url, agentId }: LeasedAgent): string {
  const name = `${targetName(url)}\n${canonicalUuid(agentId) ?? agentId}`;
  return join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.json`);
}

/** Who holds a lease; undefined where nobody does any more. */
function findHolder(file: string): Holder | undefined {
  try {
    const parsed = parseJson(readFileSync(file, 'utf8'));
    const holder = readHolder(parsed.ok && isJsonObject(parsed.value) ? parsed.value : {});
    return isHeld(holder, statSync(file).mtimeMs, Date.now()) ? holder : undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Takes away a lease that nobody holds; one that was taken anew meanwhile is put back. */
function clearAbandoned(file: string, ownFile: string): void {
  const aside = `${ownFile}.abandoned`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (findHolder(aside) !== undefined) linkIfFree(aside, file);
  rmSync(aside, { force: true });
}

/** Gives a file a second name unless that is taken: the one step that only one of two processes can do. */
function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function takeOne(file: string, ownFile: string): Holder | undefined {
  for (;;) {
    if (linkIfFree(ownFile, file)) return undefined;
    const holder = findHolder(file);
    if (holder !== undefined) return holder;
    clearAbandoned(file, ownFile);
  }
}

/** Leases all agents or none. */
export function takeLease(folder: string, agents: readonly LeasedAgent[], holder: Holder): Lease {
  if (agents.length === 0) return { isTaken: true, files: [], release: () => {} };
  const leases = join(folder, 'leases');
  makePrivateFolder(folder);
  makePrivateFolder(leases);
  const ownFile = join(leases, `${holder.runId}.own`);
  const taken: string[] = [];
  const release = () => {
    for (const file of taken) rmSync(file, { force: true });
  };
  try {
    writeFileSync(ownFile, `${JSON.stringify(holder)}\n`, { mode: 0o600, flag: 'wx' });
    for (const agent of agents) {
      const file = fileOf(leases, agent);
      if (taken.includes(file)) continue;
      const other = takeOne(file, ownFile);
      if (other !== undefined) {
        release();
        return { isTaken: false, agent, holder: other };
      }
      taken.push(file);
    }
    return { isTaken: true, files: taken, release };
  } catch (error) {
    release();
    throw cannotKeep(leases, error);
  } finally {
    rmSync(ownFile, { force: true });
  }
}
