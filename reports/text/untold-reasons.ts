import type { Run } from '../../conformance/run/run-record.ts';

/** The reasons that the summary does not tell itself: where a run was not judged, it tells the first. */
export const untoldReasons = ({ verdict, notJudged }: Run): readonly string[] =>
  verdict === 'not-judged' ? notJudged.slice(1) : notJudged;
