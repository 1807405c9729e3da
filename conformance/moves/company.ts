import type { KnownAgent } from './known-agent.ts';

/** What else was under way while an update was. */
export interface Company {
  /** No other that may write to the agent was under way at any time. */
  readonly wasAlone: boolean;
  /**
   * Whether another may have held a lock. What is rejected writes nothing, and may yet meet one that another request has
   * taken, be it rejected as well.
   */
  readonly hadCompany: boolean;
}

/** Notes that an update of an agent is under way, until it leaves. */
export function enterCompany(known: KnownAgent, mayWrite: boolean) {
  known.underWay += 1;
  known.begun += 1;
  if (mayWrite) {
    known.writing += 1;
    known.writesBegun += 1;
  }
  const { underWay, begun, writing, writesBegun } = known;
  return {
    /** Asked when the answer has come. */
    seen: (): Company => {
      if (!mayWrite)
        return { wasAlone: known.writing === 0, hadCompany: underWay > 1 || begun !== known.begun };
      const wasAlone = writing === 1 && writesBegun === known.writesBegun;
      return { wasAlone, hadCompany: !wasAlone };
    },
    leave: (): void => {
      known.underWay -= 1;
      if (mayWrite) known.writing -= 1;
    },
  };
}
