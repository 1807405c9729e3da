import type { SentRequest } from '../run/exchange.ts';

/** What is sent at a time: one request, or several that belong together. */
export interface FuzzInput {
  /** One at least; one after another, unless they go out together. */
  readonly steps: readonly SentRequest[];
  readonly isTogether?: true;
}

/** So many steps an input has at most. */
export const mostSteps = 20;

/** The input with one step in place of another. */
export const withStep = (input: FuzzInput, index: number, step: SentRequest): FuzzInput => ({
  ...input,
  steps: input.steps.map((one, at) => (at === index ? step : one)),
});

/** How much an input sends, for whoever prefers the smaller of two. */
export const sizeOf = ({ steps }: FuzzInput): number =>
  steps.reduce((sum, { path, body }) => sum + 200 + path.length + (body?.length ?? 0), 0);
