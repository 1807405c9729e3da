import type { Finding } from '../run/run-record.ts';
import type { Evidence } from './evidence.ts';

/** A value that had to be refused was taken. */
export const isAccepted = ({ finding }: Evidence): boolean => finding.code.startsWith('accepted-');

/** 4xx. */
export const isRefusal = ({ finding: { exchange } }: Evidence): boolean =>
  'status' in exchange.response && exchange.response.status >= 400 && exchange.response.status < 500;

const isFailure = ({ exchange: { response } }: Finding) => 'silence' in response || response.status >= 500;

/** Another state of an agent can come of anything; what cannot be updated, of what takes several exchanges. */
export const isOfState = (leader: Evidence, { field, kinds, finding }: Evidence): boolean =>
  field !== undefined && !isFailure(finding) && (!kinds.includes('read-only') || !leader.isByItself);

const ofStorms: readonly string[] = ['concurrent-updates-lose-nothing', 'answers-belong-to-their-request'];

/** What updates at the same time show. */
export const isOfStorm = ({ finding }: Evidence): boolean => ofStorms.includes(finding.check);

/** Where a request gets the answer of another one, any answer may be wrong in any way. */
export const isOfMixedAnswers = ({ finding }: Evidence): boolean =>
  finding.code.startsWith('answer-of-another') && !isOfConnection({ finding });

/** What a request left on its connection comes with the next one: any answer may then be wrong. */
export const isOfConnection = ({ finding }: Pick<Evidence, 'finding'>): boolean =>
  finding.code.endsWith('-after-another');

/** Readings with nothing between them show several states in turn: no other finding of state means anything beside it. */
export const isOfTurns = ({ finding }: Evidence): boolean => finding.code === 'states-in-turn';
