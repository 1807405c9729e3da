/** Bodies of white space alone, and of a mark that says how what follows is written: they may count as none. */
export const blankBodies: readonly (readonly [name: string, body: string])[] = [
  ['blank', ' '],
  ['line end alone', '\n'],
  ['byte order mark alone', '\ufeff'],
];

/** A right body of either operation behind such a mark. */
export const behindMark = ['byte order mark', '\ufeff{"purpose":"kit"}'] as const;
