import { parseJson } from '../spec/json-parse.ts';
import { printJson } from '../spec/json-print.ts';
import type { JsonValue } from '../spec/json-value.ts';
import type { Validate } from '../spec/validators.ts';
import type { JournalEntry, RequestRecord } from './journal-entry.ts';
import { type RequestFilter, requireFilter } from './kit/request-filter.ts';
import type { RequestWait } from './kit/request-wait.ts';
import type { Mock } from './mock.ts';
import type { GivenState, MockState } from './mock-state.ts';
import type { OperationName } from './routing/operation-names.ts';
import type { ScenarioName } from './scenario/built-in/built-in-scenarios.ts';
import { readNext } from './scenario/read-next.ts';
import { readUseText } from './scenario/read-use.ts';
import type { Rule, RuleAnswer } from './scenario/rule.ts';
import type { Scenario } from './scenario/scenario.ts';
import { requireState } from './state/read-state-text.ts';
import { readState } from './state/world.ts';

/** The answer to the next requests of an operation. */
export interface NextAnswer extends RuleAnswer {
  /** For how many of them. Default: 1. */
  readonly times?: number;
  /** Holds it back, as in a rule: 500, `500ms`, `100..400` or `forever`. */
  readonly delay?: Rule['delay'];
}

/** What tests do to a mock, in whatever way it runs. Everything concerns one bucket. */
export interface MockControl {
  /** The same for another world. */
  bucket(name: string): MockControl;
  /** Back to the start: state, journal, and what is in use. */
  reset(): void;
  state(): MockState;
  /** Replaces the whole state; throws where it breaks the contract. */
  setState(state: GivenState): void;
  /** The state as it is now, to be given to `setState`, or in a file to `--state`, later. */
  snapshot(): MockState;
  /** What was asked and answered, the newest last. */
  requests(filter?: RequestFilter): readonly JournalEntry[];
  /** The first request of the operation in the journal that matches, or the next to come; rejects when the mock is closed before, or after `timeout` milliseconds. */
  waitForRequest(operation: OperationName, filter?: RequestWait): Promise<RequestRecord>;
  /** Puts a scenario in the place of the one before, or rules on top of it; the function takes it back. */
  use(scenario: ScenarioName | Scenario | Rule | readonly Rule[]): () => void;
  /** `*` is for every operation. */
  failNext(operation: OperationName | '*', answer: NextAnswer): void;
}

/** Numbers beyond what JavaScript holds are rounded here, as everywhere in it. */
const toPlainValues = (value: JsonValue) => JSON.parse(printJson(value));

/** A value of a program as JSON text; what is no JSON at all stands for nothing. */
export const jsonText = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** The control of a mock that runs in this process. */
export function createControl(mock: Mock, validateAgent: Validate, name?: string): MockControl {
  const bucket = () => mock.bucket(name);
  const state = (): MockState => toPlainValues(readState(bucket().world));
  bucket();
  return {
    bucket: (other) => createControl(mock, validateAgent, other),
    reset: () => bucket().reset(),
    state,
    setState: (next) => bucket().replaceState(requireState(jsonText(next), 'state', validateAgent)),
    snapshot: state,
    requests: (filter) => toPlainValues(bucket().journal.read(requireFilter(filter))),
    waitForRequest: async (operation, filter) =>
      toPlainValues(await bucket().waitForRequest(operation, filter)),
    use: (scenario) => {
      const { worlds } = bucket();
      const id = worlds.use(readUseText(jsonText(scenario), 'scenario', validateAgent));
      return () => {
        worlds.takeBack(id);
      };
    },
    failNext: (operation, answer) => {
      const read = parseJson(jsonText({ ...answer, operation }));
      bucket().worlds.addNext(readNext(read.ok ? read.value : null, 'failNext'));
    },
  };
}
