/** A spelling of a secret, folded, as it is looked for. */
export interface Needle {
  readonly text: string;
  /** It shares its first and its last character with what stands around it, as base64 does: so many go with it. */
  readonly before: 0 | 1;
  readonly after: 0 | 1;
  /** It is taken out only where no letter, digit or underscore stands beside it. */
  readonly isWord: boolean;
}
