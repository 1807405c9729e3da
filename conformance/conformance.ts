/** Edge: the judge for people's own programs and tests, `agent-console-kit/conformance`. */
import { test as nodeTest } from 'node:test';
import { checkDeployment as checkAs } from './check-deployment.ts';
import { compareDeployments as compareAs } from './compare/compare-deployments.ts';
import type { CompareOptions } from './compare/compare-options.ts';
import { type RegisterTest, registerConformanceTests } from './conformance-tests.ts';
import { endingByItself } from './fuzz/ending-by-itself.ts';
import { type FuzzOptions, fuzzDeployment as fuzzAs } from './fuzz-deployment.ts';
import { optionsOfCheck, optionsOfFuzz, optionsOfLearn, requireOptions } from './given-options.ts';
import type { Learned, LearnOptions } from './learn/learn-options.ts';
import { learnDeployment as learnAs } from './learn-deployment.ts';
import { readKit } from './read-kit.ts';
import type { Run } from './run/run-record.ts';
import type { CheckOptions } from './runner/options.ts';

export { type CheckId, checkIds } from './checks/check-ids.ts';
export type { CompareOptions, SideOptions } from './compare/compare-options.ts';
export type { ConformanceTestContext, RegisterTest } from './conformance-tests.ts';
export { describeFinding } from './describe-finding.ts';
export type { FuzzControl, FuzzOptions, FuzzStatus } from './fuzz-deployment.ts';
export { printDialectFile } from './learn/dialect-file.ts';
export type { Learned, LearnOptions } from './learn/learn-options.ts';
export type { LearnedPoint } from './learn/learned-point.ts';
export type { AgentRestoration } from './run/agent-restoration.ts';
export type { FailOn } from './run/fail-on.ts';
export type { Agreement, CheckResult, Finding, Run } from './run/run-record.ts';
export type { CheckOptions } from './runner/options.ts';

/** What conformance tests are made from: the options of a check, and where to register them. */
export interface ConformanceTestsOptions extends CheckOptions {
  /** Default: `test` of node:test. */
  readonly test?: RegisterTest | undefined;
}

/** Judges a deployment by the contract; HTTPS_PROXY and NO_PROXY are honoured. */
export async function checkDeployment(options: CheckOptions): Promise<Run> {
  const given = requireOptions('checkDeployment', options, optionsOfCheck);
  return checkAs({ environment: process.env, ...given }, readKit());
}

/**
 * Explores a deployment with mutated requests, guided by what it answers; bounded by `maxTimeMs` (default: 30 seconds) and
 * `maxRequests`. HTTPS_PROXY and NO_PROXY are honoured.
 */
export async function fuzzDeployment(options: FuzzOptions): Promise<Run> {
  const given = requireOptions('fuzzDeployment', options, optionsOfFuzz);
  return fuzzAs(endingByItself({ environment: process.env, ...given }), readKit());
}

/** Sends two deployments the same requests and tells where their answers differ; HTTPS_PROXY and NO_PROXY are honoured. */
export function compareDeployments(options: CompareOptions): Promise<Run> {
  return compareAs({ environment: process.env, ...options }, readKit());
}

/** Learns how a deployment answers where the contract is silent; its agents are restored. */
export async function learnDeployment(options: LearnOptions): Promise<Learned> {
  const given = requireOptions('learnDeployment', options, optionsOfLearn);
  return learnAs({ environment: process.env, ...given }, readKit());
}

/** Registers a test for each check of the contract, and one that fails where the deployment could not be judged. */
export function conformanceTests({ test = nodeTest, ...options }: ConformanceTestsOptions): void {
  registerConformanceTests(() => checkDeployment(options), test);
}
