import type { JsonObject } from '../../spec/json-value.ts';

/** An update of an agent whose state was known before. */
export interface Step {
  /** What was supplied. */
  readonly update: JsonObject;
  /** The agent as it was before the run, where it is known. */
  readonly first: JsonObject | undefined;
  /** The agent as it was answered last. */
  readonly before: JsonObject;
  /** The agent as it is answered now. */
  readonly after: JsonObject;
  /** The update before this one, and the agent before that; undefined where it is not known. */
  readonly earlier: { readonly update: JsonObject; readonly before: JsonObject } | undefined;
  /** The objects and lists that fields were supplied with last before this update, where that is known. */
  readonly suppliedBefore: JsonObject;
  /** The trust_stage of the agent moves by itself, or was not seen to stand still: that it comes to a supplied one tells nothing. */
  readonly isStageMoving?: true;
  /** Others of the agent were under way: which of them the deployment came to first, nobody can say. */
  readonly isOverlapped?: true;
}
