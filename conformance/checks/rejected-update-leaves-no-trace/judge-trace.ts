import { moveFields } from '../../moves/move-table.ts';
import { readSentBody } from '../../oracle/read-sent-body.ts';
import type { Exchange } from '../../run/exchange.ts';
import { compareReadings, type ReadingPair } from '../../scenario/readings.ts';
import type { JudgeScenario } from '../../scenario/scenario.ts';
import { isReading, isRefused, type UpdateView } from '../../scenario/update-view.ts';

/** It was never sent, for it would have led where nothing leads back. */
export const isWithheld = ({ outcome }: Exchange): boolean =>
  outcome.kind === 'silence' && outcome.reason === 'withheld';

/** An update that is for none of the agents that were read. */
const isOfNobody = ({ operation, agent }: UpdateView, read: ReadonlySet<string>): boolean =>
  operation === 'updateAgent' && (agent === undefined || !read.has(agent));

/** A move alone, which was taken: it leads an agent to where all else is refused, and out of it. */
const isTakenMove = ({ update = {}, state }: UpdateView): boolean =>
  state !== undefined &&
  Object.keys(update).length > 0 &&
  Object.keys(update).every((name) => moveFields.some((field) => field.name === name));

const moved: ReadonlySet<string> = new Set(moveFields.map(({ name }) => name));

/** An agent is the same from one reading to the next, where all that was sent to it, or to nobody, was refused. */
export const judgeTrace: JudgeScenario = (views) => {
  const read = new Set(views.flatMap((view) => (isReading(view) && view.state ? (view.agent ?? []) : [])));
  const codeOf = ({ agent, between }: ReadingPair) => {
    const isOwn = (view: UpdateView) => view.agent === agent || isOfNobody(view, read);
    const own = between.filter((view) => isOwn(view) && !isWithheld(view.exchange) && !isTakenMove(view));
    if (own.length === 0 || !own.every(isRefused)) return undefined;
    // What was supplied to others may be what changed it.
    if (own.every((view) => view.agent !== agent) && between.some((view) => !isOwn(view) && !isReading(view)))
      return undefined;
    // To find out why its state refuses something, the agent was moved.
    if (own.some(({ exchange: { outcome } }) => outcome.kind === 'answer' && outcome.isMovedOn === true))
      return undefined;
    return own.some(({ exchange: { request } }) => readSentBody(request).is === 'malformed')
      ? 'changed-by-malformed-json'
      : 'changed-by-a-rejected-update';
  };
  return compareReadings(views, codeOf, ({ between }) => (between.some(isTakenMove) ? moved : new Set()));
};
