import type { Rule } from '../rule.ts';
import type { CheckedScenario } from '../scenario.ts';
import { evolving } from './evolving.ts';
import { largeState } from './large-state.ts';

const inTurn = (on: Rule['on'], statuses: readonly number[]): readonly Rule[] =>
  statuses.map((status, index) => ({ on, nth: index + 1, every: statuses.length, answer: { status } }));

const maintenancePage =
  '<!doctype html>\n<html><head><title>503 Service Temporarily Unavailable</title></head>\n' +
  '<body><center><h1>503 Service Temporarily Unavailable</h1></center></body></html>\n';

/** What comes with the kit, in the order in which it is listed. */
export const builtInScenarios = {
  happy: {
    name: 'happy',
    about: 'every request is answered as the contract and the dialect have it (default)',
    rules: [],
  },
  empty: {
    name: 'empty',
    about: 'there are no agents, no genomes and no evolution statuses',
    state: () => ({ agents: [], genomes: [], evolution: {} }),
    rules: [],
  },
  slow: {
    name: 'slow',
    about: 'every answer is held back for 1 to 3 s',
    rules: [{ on: '*', delay: '1000..3000' }],
  },
  flaky: {
    name: 'flaky',
    about: 'of ten requests the 3rd gets a 503, the 6th a reset connection, the 9th waits for 1.5 s',
    rules: [
      { on: '*', nth: 3, every: 10, answer: { status: 503 } },
      { on: '*', nth: 6, every: 10, break: 'reset' },
      { on: '*', nth: 9, every: 10, delay: 1500 },
    ],
  },
  'rate-limited': {
    name: 'rate-limited',
    about: 'every request gets a 429 with Retry-After: 2',
    rules: [
      {
        on: '*',
        answer: { status: 429, headers: { 'retry-after': '2' }, body: { detail: 'Too Many Requests' } },
      },
    ],
  },
  'expired-token': {
    name: 'expired-token',
    about: 'every request gets a 401 with WWW-Authenticate, as for a token that has expired',
    rules: [
      {
        on: '*',
        answer: {
          status: 401,
          // RFC 6750, 3.1.
          headers: {
            'www-authenticate': 'Bearer error="invalid_token", error_description="The token has expired"',
          },
          body: { detail: 'The token has expired' },
        },
      },
    ],
  },
  forbidden: {
    name: 'forbidden',
    about: 'every request gets a 403',
    rules: [{ on: '*', answer: { status: 403, body: { detail: 'Forbidden' } } }],
  },
  'evolution-down': {
    name: 'evolution-down',
    about: 'evolution status and genomes get 502, 503 and 504 in turn; agents are served',
    rules: [...inTurn('readEvolutionStatus', [502, 503, 504]), ...inTurn('createGenome', [502, 503, 504])],
  },
  maintenance: {
    name: 'maintenance',
    about: 'every request gets a 503 with an HTML page, as from a proxy in front',
    rules: [
      {
        on: '*',
        answer: {
          status: 503,
          headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '120' },
          body: maintenancePage,
        },
      },
    ],
  },
  offline: { name: 'offline', about: 'every connection is reset', rules: [{ on: '*', break: 'reset' }] },
  evolving,
  large: {
    name: 'large',
    about: 'there are 1,000 agents, the usual ones first',
    state: largeState,
    rules: [],
  },
} as const satisfies Readonly<Record<string, CheckedScenario>>;

export type ScenarioName = keyof typeof builtInScenarios;

export const scenarioNames: readonly ScenarioName[] = Object.values(builtInScenarios).map(({ name }) => name);

/** The built-in scenario of a name, if there is one. */
export function builtInNamed(name: string): CheckedScenario | undefined {
  return Object.hasOwn(builtInScenarios, name)
    ? Object.values<CheckedScenario>(builtInScenarios).find((one) => one.name === name)
    : undefined;
}
