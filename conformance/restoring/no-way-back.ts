/** What becomes of the value that a field has at first, when it is supplied. */
export type NoWayBackToFirst = 'refused' | 'changed' | 'left-out' | 'shared';

/** Why a field is left alone, in words that follow its name. */
export const noWayBackToFirst: Readonly<Record<NoWayBackToFirst, string>> = {
  refused: 'has a value that is refused today, so that it could not be put back',
  changed: 'is changed when it is written, so that it could not be put back',
  shared: 'is that of another agent too, so that it could not be put back where names are unique',
  'left-out': 'is left out by every agent, so that nobody can tell whether it could be left out again',
};

export const noWayBackToNull = 'was null at first, and null is not taken';
