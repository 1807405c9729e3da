import { canonicalUuid } from '../../spec/uuid-text.ts';
import { updateRequest } from '../generate/cases.ts';
import { inEveryLetterCase } from '../generate/letter-case.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Send, SentRequest } from '../run/exchange.ts';

/** Tells whether a path that spells an agent's id in another way leads to that agent. */
export interface PathProbe {
  readonly leadsToAgent: (send: Send, request: SentRequest, id: string) => Promise<boolean>;
  /** Tries every letter case of the ids: later, an empty update could meet others of the same agent. */
  readonly tryLetterCases: (send: Send, ids: Iterable<string>) => Promise<void>;
}

/** What is answered for what goes on at the moment, and tells nothing of a path. */
const forTheMoment: ReadonlySet<number> = new Set([409, 412, 423, 425, 428, 429, 503]);

/**
 * A deployment may find another agent by such a path, whom nobody named: an empty update shows whose state it would
 * write to. A refusal writes to nobody.
 */
export function createPathProbe(updatePath: string): PathProbe {
  const known = new Map<string, Promise<boolean | undefined>>();
  const probe = async (send: Send, path: string, id: string): Promise<boolean | undefined> => {
    const headers = { 'content-type': 'application/json' };
    const outcome = await send({ method: 'PUT', path, headers, body: '{}' });
    if (outcome.kind === 'silence') return false;
    if (forTheMoment.has(outcome.status)) return undefined;
    if (outcome.status >= 300) return true;
    const answered = agentIn(outcome)?.['id'];
    return typeof answered === 'string' && canonicalUuid(answered) === id;
  };
  const leadsToAgent: PathProbe['leadsToAgent'] = async (send, { path }, id) => {
    const asked = known.get(path) ?? probe(send, path, id);
    known.set(path, asked);
    const found = await asked;
    if (found === undefined && known.get(path) === asked) known.delete(path);
    return found ?? false;
  };
  return {
    leadsToAgent,
    tryLetterCases: async (send, ids) => {
      const tryAll = async (id: string) => {
        for (const spelled of inEveryLetterCase(id).slice(1))
          await leadsToAgent(send, updateRequest(updatePath, spelled, '{}'), id);
      };
      await Promise.all(Array.from(ids, tryAll));
    },
  };
}
