import type { Sender } from '../send/create-sender.ts';

/** Why a deployment that began to keep out whom it had let in was judged in part only, and what may be done about it. */
export function explainLockedOut({ lockedOut }: Pick<Sender, 'lockedOut'>): readonly string[] {
  const found = lockedOut();
  if (found === undefined) return [];
  const { status, after } = found;
  return [
    `it lets nobody in any more: after ${after} requests it answered ${status} to what it had taken before, as one does whose token has expired; give one that lasts longer with --token`,
  ];
}
