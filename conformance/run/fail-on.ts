/** What --fail-on may name: which findings make a run violate. */
export type FailOn = 'must' | 'should' | 'drift' | 'odd' | 'flaky';
