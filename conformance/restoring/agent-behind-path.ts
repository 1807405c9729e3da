import { canonicalUuid } from '../../spec/uuid-text.ts';
import { agentIn } from '../observe/agent-in.ts';
import type { Send, SentRequest } from '../run/exchange.ts';

/**
 * Whether a path that spells an agent's id in another way leads to that agent. A deployment may find another one by it,
 * whom nobody named: an empty update shows whose state it would write to. A refusal writes to nobody.
 */
export function createPathProbe(): (send: Send, request: SentRequest, id: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const probe = async (send: Send, path: string, id: string): Promise<boolean> => {
    const headers = { 'content-type': 'application/json' };
    const outcome = await send({ method: 'PUT', path, headers, body: '{}' });
    if (outcome.kind === 'silence') return false;
    if (outcome.status >= 300) return true;
    const answered = agentIn(outcome)?.['id'];
    return typeof answered === 'string' && canonicalUuid(answered) === id;
  };
  return (send, { path }, id) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = probe(send, path, id);
    known.set(path, found);
    return found;
  };
}
