import type { ObservedMoves, ObservedPoint } from '../run/observed-point.ts';
import { type MoveTable, moveFields } from './move-table.ts';

/** The points of a dialect that tell of moves, by field. */
export const pointOfField: Readonly<Record<string, string>> = {
  status: 'status-moves',
  protection_status: 'protection-moves',
};

/** What was seen of the moves of a field, value by value. */
export function observeField(table: Pick<MoveTable, 'resultOf'>, field: string): readonly ObservedMoves[] {
  const choices = moveFields.find(({ name }) => name === field)?.choices ?? [];
  return choices.flatMap((from) => {
    const withResult = (wanted: 'taken' | 'refused') =>
      choices.filter((to) => table.resultOf({ field, from, to }) === wanted);
    const [to, refused] = [withResult('taken'), withResult('refused')];
    return to.length + refused.length === 0 ? [] : [{ from, to, refused }];
  });
}

/** The tables of moves that a run came upon; none where no move was refused. */
export function observeMoves(table: MoveTable): Readonly<Record<string, ObservedPoint>> {
  return Object.fromEntries(
    moveFields.flatMap(({ name }) => {
      const [first] = table.refused().filter(({ field }) => field === name);
      const point = pointOfField[name];
      if (first === undefined || point === undefined) return [];
      const evidence = `${name} ${first.from} → ${first.to} was refused`;
      return [[point, { choice: 'table', evidence, moves: observeField(table, name) }]];
    }),
  );
}
