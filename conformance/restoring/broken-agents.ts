import { cutText } from '../../spec/cut-text.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Exchange, Outcome, Send, SentRequest } from '../run/exchange.ts';
import { silence } from '../send/silence.ts';
import { findAgentInPath } from './agent-in-path.ts';
import { isPassing } from './persist.ts';

/** What is known of an agent that takes no update any more. */
interface Breakage {
  /** The first update that was not taken. */
  readonly failed: SentRequest;
  /** The last one that was, where it set something. */
  readonly taken: Exchange | undefined;
  /** The last empty update that was not taken. */
  readonly probe: Exchange;
}

/** Agents that take no update since one of them, not even an empty one. */
export interface BrokenAgents {
  /** The same way to the network, but nothing goes to a broken agent: it would fail, whatever it is. */
  readonly guard: (send: Send) => Send;
  /** Finds out whether the agent of an update that was not taken is broken. */
  readonly look: (request: SentRequest) => Promise<void>;
  /** Looks at broken ones once more: what was down may be up again. */
  readonly lookAgain: () => Promise<void>;
  /** What broke the agent that a request goes to, where it is broken. */
  readonly breakageAt: (request: SentRequest) => Breakage | undefined;
  /** Whether a broken agent explains an answer: the update goes there, or the list in which the agent stands fails. */
  readonly explains: (exchange: Pick<Exchange, 'request' | 'outcome'>) => boolean;
  /** How many causes were known when the agent of a request took an update for the last time. */
  readonly knownWhenSound: (request: SentRequest) => number;
  /** What is to be said of each of them. */
  readonly explain: () => readonly string[];
}

/** How agents are looked at. */
export interface BrokenAgentsPlan {
  readonly send: Send;
  readonly updatePath: string;
  readonly listPath: string;
  /** The agents that took an empty update before anything else. */
  readonly agentIds: readonly string[];
  /** An id that no agent has. */
  readonly unknownId: string;
  /** How many causes are known by now. */
  readonly countCauses: () => number;
}

/** So many empty updates have to fail one after another: one alone may be bad luck. */
const probes = 4;

const statusOf = (outcome: Outcome): number => (outcome.kind === 'answer' ? outcome.status : 0);
/** Whether an update was refused, or failed, and neither a move, the state of the agent nor a busy gateway explains it. */
export const isNotTaken = (outcome: Outcome): boolean =>
  outcome.kind === 'answer' &&
  outcome.status >= 400 &&
  outcome.refusedFor === undefined &&
  !isPassing(outcome);
const isTaken = (outcome: Outcome): boolean => statusOf(outcome) !== 0 && statusOf(outcome) < 300;
/** What a deployment answers to everybody: it is down, busy, or does not let anyone in any more. */
const isOfAll = (outcome: Outcome): boolean =>
  statusOf(outcome) >= 500 || [401, 403, 429].includes(statusOf(outcome));

/** So much of a body is shown. */
const mostShown = 120;
const showBody = ({ body = '' }: SentRequest): string => {
  return cutText(typeof body === 'string' ? body : `${body.length} bytes`, mostShown);
};

const explain = ([id, { failed, taken }]: readonly [string, Breakage]): string =>
  `agent ${id} takes no update since ${showBody(failed)}, not even an empty one, so nothing more was sent to it${
    taken === undefined ? '' : `; the last one that it took was ${showBody(taken.request)}`
  }`;

/** Where agents are put back wholly after whatever may break them, none is called broken. */
export const neverBroken: BrokenAgents = {
  guard: (send) => send,
  look: async () => {},
  lookAgain: async () => {},
  breakageAt: () => undefined,
  explains: () => false,
  knownWhenSound: () => 0,
  explain: () => [],
};

/** Watches for agents that a value has broken for good. */
export function watchBrokenAgents(plan: BrokenAgentsPlan): BrokenAgents {
  const { send, updatePath, listPath, agentIds, unknownId, countCauses } = plan;
  const broken = new Map<string, Breakage>();
  /** The last update that was taken, and how many causes were known then, by path. */
  const taken = new Map<string, Exchange>();
  const known = new Map<string, number>();
  const pathOf = (id: string) => updateRequest(updatePath, id, '').path;
  const ask = async (id: string): Promise<Exchange> => {
    const request = updateRequest(updatePath, id, '{}');
    return { operation: 'updateAgent', request, outcome: await send(request) };
  };
  /** The last of the empty updates that a broken agent does not take; undefined where it is not broken. */
  const findBroken = async (id: string): Promise<Exchange | undefined> => {
    let probe: Exchange | undefined;
    for (let left = probes; left > 0; left -= 1) {
      probe = await ask(id);
      if (!isNotTaken(probe.outcome)) return undefined;
    }
    return isOfAll((await ask(unknownId)).outcome) ? undefined : probe;
  };
  const brokenAt = ({ path }: SentRequest) =>
    broken.size === 0 ? undefined : findAgentInPath(path, broken.keys());
  return {
    guard: (network) => async (request) => {
      const id = brokenAt(request);
      if (id !== undefined) return silence('withheld', `Agent ${id} takes no update, so it is left alone.`);
      const outcome = await network(request);
      if (request.method !== 'PUT' || !isTaken(outcome)) return outcome;
      known.set(request.path, countCauses());
      if (request.body !== '{}') taken.set(request.path, { operation: 'updateAgent', request, outcome });
      return outcome;
    },
    look: async (failed) => {
      const id = findAgentInPath(failed.path, agentIds);
      if (id === undefined || broken.has(id)) return;
      const probe = await findBroken(id);
      // Somebody else may have looked meanwhile: what failed first is told.
      if (probe !== undefined && !broken.has(id))
        broken.set(id, { failed, taken: taken.get(pathOf(id)), probe });
    },
    lookAgain: async () => {
      for (const id of [...broken.keys()]) {
        const { outcome } = await ask(id);
        // A silence and a busy gateway say nothing of the agent.
        if (outcome.kind === 'answer' && !isNotTaken(outcome) && !isPassing(outcome)) broken.delete(id);
      }
    },
    breakageAt: (request) => broken.get(brokenAt(request) ?? ''),
    explains: ({ request, outcome }) => {
      if (broken.size === 0 || !isNotTaken(outcome)) return false;
      if (brokenAt(request) !== undefined) return true;
      return statusOf(outcome) >= 500 && request.path.split('?')[0] === listPath;
    },
    knownWhenSound: (request) => known.get(pathOf(brokenAt(request) ?? '')) ?? 0,
    explain: () => [...broken].map(explain),
  };
}
