/** What every entry point to a mock names in its signatures, so that whoever imports one can write these types down. */
export type { Cause } from './cause.ts';
export type { DroppedBucketRecord, JournalEntry, RequestRecord } from './journal-entry.ts';
export type { RequestFilter } from './kit/request-filter.ts';
export type { RequestWait } from './kit/request-wait.ts';
export type { NextAnswer } from './mock-control.ts';
export type { MockState } from './mock-state.ts';
export type { OperationName } from './routing/operation-names.ts';
export type { ScenarioName } from './scenario/built-in/built-in-scenarios.ts';
export type { Break, Rule, RuleAnswer } from './scenario/rule.ts';
export type { EvolutionCourse, Scenario } from './scenario/scenario.ts';
