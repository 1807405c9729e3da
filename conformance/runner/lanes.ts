/** A piece of work and the agent that it writes to, if it does. */
export interface LaneWork {
  /** Works of one lane run one after another, in order; those without a lane run beside. */
  readonly lane: string | undefined;
  readonly run: () => Promise<void>;
}

async function drain(queue: Iterator<LaneWork>): Promise<void> {
  for (let next = queue.next(); next.done !== true; next = queue.next()) await next.value.run();
}

/** Runs works with so many at a time at most; an agent belongs to one lane, so that its updates never overlap. */
export async function runInLanes(works: readonly LaneWork[], concurrency: number): Promise<void> {
  const free: LaneWork[] = [];
  const lanes = new Map<string, LaneWork[]>();
  for (const work of works) {
    if (work.lane === undefined) free.push(work);
    else if (!lanes.get(work.lane)?.push(work)) lanes.set(work.lane, [work]);
  }
  const queues = [...lanes.values()];
  const laneWorkers = Math.min(queues.length, concurrency - 1);
  const pending = queues.values();
  const runLanes = async () => {
    for (let next = pending.next(); next.done !== true; next = pending.next())
      await drain(next.value.values());
  };
  const shared = free.values();
  // Whoever has nothing left of its own sort helps with the other.
  const laneWorker = () => runLanes().then(() => drain(shared));
  const freeWorker = () => drain(shared).then(runLanes);
  await Promise.all([
    ...Array.from({ length: laneWorkers }, laneWorker),
    ...Array.from({ length: concurrency - laneWorkers }, freeWorker),
  ]);
}
