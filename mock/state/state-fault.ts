/** Why something is no state: where, what is wrong there, and what to do. */
export interface StateFault {
  /** Whether it is JSON at all. */
  readonly isJson: boolean;
  readonly place: string;
  readonly why: string;
  readonly remedy: string;
}

export const faultAt = (place: string, why: string, remedy: string): StateFault => ({
  isJson: true,
  place,
  why,
  remedy,
});
