import type { Subject } from '../oracle/subject.ts';
import type { Send, SentRequest } from '../run/exchange.ts';
import type { KeyUse } from '../runner/restore.ts';
import { viewUpdate } from './rules/update-view.ts';

/** Follows what is done to the api_keys of agents. */
export interface KeyWatch {
  /** The same way to the network, watched. */
  readonly send: Send;
  /** What was done to the api_key of an agent. */
  readonly useOf: (id: string) => KeyUse;
}

/** Watches every update that carries an api_key, and whether it comes back as it was sent. */
export function watchKeys(send: Send, subject: Subject): KeyWatch {
  const written = new Set<string>();
  let isEchoedPlain: boolean | undefined;
  const watched: Send = async (request: SentRequest) => {
    const outcome = await send(request);
    const { agent, update, state } = viewUpdate({ operation: 'updateAgent', request, outcome }, subject);
    if (agent === undefined || update === undefined || !Object.hasOwn(update, 'api_key')) return outcome;
    written.add(agent);
    const key = update['api_key'];
    if (state !== undefined && typeof key === 'string' && key !== '')
      isEchoedPlain = (isEchoedPlain ?? true) && state['api_key'] === key;
    return outcome;
  };
  return { send: watched, useOf: (id) => ({ wasWritten: written.has(id), isEchoedPlain }) };
}
