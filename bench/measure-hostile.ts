/** Edge: how long a server takes to refuse a hostile text, and whether it serves others meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { askOnce } from './child-server.ts';
import { medianOf } from './statistics.ts';
import { hostileBody, probePath, updateRequests } from './workload.ts';

/** Milliseconds until the hostile request was answered, and another that was sent right after it; Infinity past the deadline. */
export interface HostileTimes {
  readonly hostile: number;
  readonly other: number;
}

async function refuse(url: string): Promise<number> {
  const started = performance.now();
  const { statusCode, body } = await request(url + updateRequests[0]?.path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: hostileBody,
  });
  await body.dump();
  if (statusCode < 400 || statusCode >= 500)
    throw new Error(`A hostile test_score was answered ${statusCode}`);
  return performance.now() - started;
}

async function measureOnce(url: string, deadline: number): Promise<HostileTimes> {
  const late = pause(deadline, Number.POSITIVE_INFINITY, { ref: false });
  const hostile = refuse(url);
  // A server that is stuck is stopped, and breaks the connection.
  hostile.catch(() => undefined);
  await pause(1);
  const other = askOnce(url + probePath).then(({ milliseconds }) => milliseconds);
  other.catch(() => undefined);
  return { hostile: await Promise.race([hostile, late]), other: await Promise.race([other, late]) };
}

/** Sends a hostile request, and another on a connection of its own a moment later; medians over the rounds. */
export async function measureHostile(
  url: string,
  plan: { readonly rounds: number; readonly deadline: number },
): Promise<HostileTimes> {
  const measured: HostileTimes[] = [];
  for (let round = 0; round < plan.rounds; round += 1) measured.push(await measureOnce(url, plan.deadline));
  return {
    hostile: medianOf(measured.map(({ hostile }) => hostile)),
    other: medianOf(measured.map(({ other }) => other)),
  };
}
