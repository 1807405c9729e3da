/** Bodies of white space alone: they may count as none. */
export const blankBodies: readonly (readonly [name: string, body: string])[] = [['blank', ' ']];

/** A right body of either operation behind a byte order mark. */
export const behindMark = ['byte order mark', '\ufeff{"purpose":"kit"}'] as const;
