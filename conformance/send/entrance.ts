import type { Outcome, SentRequest } from '../run/exchange.ts';
import { placeOf } from './closed-places.ts';
import { silence } from './silence.ts';

/** So often all that was let in before has to be kept out. */
const looks = 3;
const restBetween = 1000;

/** Of each place so many requests are remembered: one agent may be closed, and the next one open. */
const mostTaken = 2;

/** A moment is over by then: what is kept out more often is what the deployment does. */
const mostAskedAgain = 100;

const isKeptOut = (outcome: Outcome) =>
  outcome.kind === 'answer' && (outcome.status === 401 || outcome.status === 403);

/** What changes nothing, however often it is sent. */
const isHarmless = ({ method, body }: SentRequest) => method === 'GET' || (method === 'PUT' && body === '{}');

export interface Looking {
  /** Sends a request at once. */
  readonly ask: (request: SentRequest) => Promise<Outcome>;
  readonly rest: (milliseconds: number) => Promise<unknown>;
}

/** When a deployment that had let requests in began to keep them out. */
export interface LockedOut {
  readonly status: number;
  /** How many requests had been answered by then. */
  readonly after: number;
}

/**
 * Tells whether a deployment that let requests in keeps them out from some moment on, as it does when a token has
 * expired: that says nothing of the contract, so that such answers are no answers, and nothing more is sent.
 */
export class Entrance {
  readonly #looking: Looking;
  readonly #taken = new Map<string, SentRequest[]>();
  #answered = 0;
  #askedAgain = 0;
  #look: Promise<boolean> | undefined;
  #lockedOut: LockedOut | undefined;

  constructor(looking: Looking) {
    this.#looking = looking;
  }

  lockedOut(): LockedOut | undefined {
    return this.#lockedOut;
  }

  /** The answer to a request, or that there is none since nobody is let in any more. */
  async admit(request: SentRequest, outcome: Outcome): Promise<Outcome> {
    this.#answered += 1;
    if (!isKeptOut(outcome)) {
      if (outcome.kind === 'answer' && outcome.status < 300 && isHarmless(request)) this.#noteTaken(request);
      return outcome;
    }
    const status = outcome.kind === 'answer' ? outcome.status : 0;
    this.#look ??= this.#isLocked(this.#probesFor(request, status)).finally(() => {
      this.#look = undefined;
    });
    if (await this.#look) {
      this.#lockedOut ??= { status, after: this.#answered };
      return lockedOut;
    }
    return this.#askAgain(request, outcome);
  }

  /** Tokens that are changed over, and nodes that do not know them yet, keep out for a moment; a rule does so each time. */
  async #askAgain(request: SentRequest, outcome: Outcome): Promise<Outcome> {
    if (this.#taken.size === 0 || this.#askedAgain >= mostAskedAgain) return outcome;
    this.#askedAgain += 1;
    const again = await this.#looking.ask(request);
    return isKeptOut(again) ? outcome : again;
  }

  #noteTaken(request: SentRequest): void {
    const place = placeOf(request);
    const known = this.#taken.get(place) ?? [];
    if (known.length >= mostTaken || known.some(({ path }) => path === request.path)) return;
    this.#taken.set(place, [...known, request]);
  }

  /** A 401 asks for a token, at this place at least; a 403 may be about one agent, unless everything is answered so. */
  #probesFor(request: SentRequest, status: number): readonly SentRequest[] {
    const same = status === 401 ? this.#taken.get(placeOf(request)) : undefined;
    return same ?? [...this.#taken.values()].flat();
  }

  async #isLocked(probes: readonly SentRequest[]): Promise<boolean> {
    if (probes.length === 0) return false;
    for (let look = 0; look < looks; look += 1) {
      if (look > 0) await this.#looking.rest(restBetween);
      for (const probe of probes) if (!isKeptOut(await this.#looking.ask(probe))) return false;
    }
    return true;
  }
}

/** What is sent after that, and what was answered so. */
export const lockedOut = silence('withheld', 'The deployment lets nobody in any more.');
