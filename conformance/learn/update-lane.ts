import type { Outcome } from '../run/exchange.ts';

/**
 * Lets updates go out beside each other until one is refused because of another; from then on one by one, and that one
 * again. A refusal of that sort says nothing of the question.
 */
export class UpdateLane {
  #isNarrow = false;
  #last: Promise<unknown> = Promise.resolve();
  readonly #underWay = new Set<Promise<Outcome>>();

  async send(go: () => Promise<Outcome>): Promise<Outcome> {
    if (this.#isNarrow) return this.#sendAlone(go);
    const sent = go();
    this.#underWay.add(sent);
    const outcome = await sent.finally(() => this.#underWay.delete(sent));
    if (outcome.kind === 'silence' || outcome.refusedFor !== 'conflict') return outcome;
    this.#isNarrow = true;
    return this.#sendAlone(go);
  }

  #sendAlone(go: () => Promise<Outcome>): Promise<Outcome> {
    const before = this.#last;
    const sent = (async () => {
      // What one of them failed for is its own affair.
      await Promise.allSettled([before, ...this.#underWay]);
      return go();
    })();
    this.#last = sent;
    return sent;
  }
}
