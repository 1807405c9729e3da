/** A departure that another tool sees in an answer, and that the run has no finding for. */
export interface UnreportedDeparture {
  /** Method and path. */
  readonly request: string;
  readonly status: number;
  readonly message: string;
  /** Where in the answer: `response.body.test_score`. */
  readonly location: string;
}

/** What another tool makes of a pass of well-formed requests; it never touches the verdict. */
export type SecondOpinion =
  | {
      readonly by: 'prism';
      readonly version: string;
      /** How many were answered with 200 or 422, which is what it judges. */
      readonly requests: number;
      /** In how many of these it saw no departure that the run does not report. */
      readonly agreed: number;
      /** The others, each cause once. */
      readonly violations: readonly UnreportedDeparture[];
    }
  | {
      readonly by: 'prism';
      readonly version: string;
      /** Why there is no opinion. */
      readonly missing: string;
    };
