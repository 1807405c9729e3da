/** An answer that is never given; it is closed when the client has left. */
interface HangingAnswer {
  readonly once: (event: 'close', listener: () => void) => unknown;
  readonly destroy: () => unknown;
}

/** Requests that are left without an answer on purpose, so that closing the server need not wait for them. */
export class HangingAnswers {
  readonly #answers = new Set<HangingAnswer>();

  add(answer: HangingAnswer): void {
    this.#answers.add(answer);
    answer.once('close', () => this.#answers.delete(answer));
  }

  end(): void {
    for (const answer of this.#answers) answer.destroy();
  }
}
