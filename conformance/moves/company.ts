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
  /** Whether anything else was sent to the agent meanwhile: what is rejected may hold a lock too, until that is known. */
  readonly hadOthers: boolean;
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
      const hadOthers = underWay > 1 || begun !== known.begun;
      if (!mayWrite) return { wasAlone: known.writing === 0, hadCompany: hadOthers, hadOthers };
      const wasAlone = writing === 1 && writesBegun === known.writesBegun;
      return { wasAlone, hadCompany: !wasAlone, hadOthers };
    },
    leave: (): void => {
      known.underWay -= 1;
      if (mayWrite) known.writing -= 1;
      if (known.underWay === 0) for (const go of known.waiting.splice(0)) go();
    },
  };
}

/** Does a work while nothing else is under way to an agent: what comes meanwhile waits. */
export async function withoutCompany<Result>(
  known: KnownAgent,
  work: () => Promise<Result>,
): Promise<Result> {
  while (known.held !== undefined) await known.held;
  let release = () => {};
  known.held = new Promise((resolve) => {
    release = resolve;
  });
  if (known.underWay > 0) await new Promise<void>((resolve) => known.waiting.push(resolve));
  try {
    return await work();
  } finally {
    known.held = undefined;
    release();
  }
}
