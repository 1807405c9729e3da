/** Why nobody can tell whether a field is as it was. */
export interface FieldDoubt {
  readonly field: string;
  /** How it is shown in place of its value. */
  readonly shown: 'not-at-all' | 'otherwise' | 'masked';
  /** The place of the mask, as a path of names; only where it is masked. */
  readonly at?: string;
}

/** The doubt in words that follow the name of the field. */
export function explainDoubt({ shown, at }: Pick<FieldDoubt, 'shown' | 'at'>): string {
  switch (shown) {
    case 'not-at-all':
      return 'is not shown';
    case 'otherwise':
      return 'is not shown as it is';
    case 'masked':
      return at === undefined ? 'is shown masked' : `is shown masked (${at})`;
  }
}
