import type { JsonObject } from '../../spec/json-value.ts';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { anyRun, findOtherRun, markStart, otherMarks, spelledMark } from '../run/run-mark.ts';

/** The mark of a run in what it writes, so that another run on the same agents is told from it. */
export interface RunMarks {
  /** A request with the mark of this run in place of any. */
  readonly putOn: (request: SentRequest) => SentRequest;
  /** An answer with any mark in place of this run's: what is judged is the same in every run. */
  readonly takeOff: (outcome: Outcome) => Outcome;
  /** Which other run wrote to an agent, and where, if an answer shows one. */
  readonly findOther: (body: string, agent: JsonObject, first: JsonObject) => ReturnType<typeof findOtherRun>;
}

export function createRunMarks(mark: string): RunMarks {
  const anySpelling = spelledMark(mark);
  /** Marks of other runs that this one has put back or copied itself. */
  const brought = new Set<string>();
  return {
    putOn: (request) => {
      const { body } = request;
      if (typeof body !== 'string' || !body.includes(markStart)) return request;
      for (const other of otherMarks(body)) brought.add(other);
      return { ...request, body: body.replaceAll(anyRun, mark) };
    },
    takeOff: (outcome) => {
      if (outcome.kind !== 'answer') return outcome;
      const { body } = outcome;
      // Hardly any answer writes letters by their numbers, and looking for that takes long.
      if (!body.includes(mark) && !body.includes('\\u00')) return outcome;
      return { ...outcome, body: body.replaceAll(anySpelling, anyRun) };
    },
    findOther: (body, agent, first) =>
      otherMarks(body).some((one) => !brought.has(one)) ? findOtherRun(agent, first, brought) : undefined,
  };
}
