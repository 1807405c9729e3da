import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { Check } from '../checks/check.ts';
import { sameRequestSameAnswer } from '../checks/exploratory/same-request-same-answer.ts';
import { timeGrowsWithTheInput } from '../checks/exploratory/time-grows-with-the-input.ts';
import { testScoreAnswersInTime } from '../checks/test-score-answers-in-time.ts';
import type { RunContext } from '../phases/run-context.ts';
import { noteScenario } from '../phases/tally.ts';
import type { Exchange, OperationName, SentRequest } from '../run/exchange.ts';
import { type JudgeScenario, playScenario, type Scenario } from '../scenario/scenario.ts';

/** A slow answer is one that takes so long, and so many times as long as is usual; shorter bodies explain nothing. */
const slow = { ms: 100, times: 10, bytes: 400 };
const mostWaiting = 20;
const tries = 3;

/** What is looked at again, with nothing else under way. */
export interface Probes {
  /** Looks at an exchange whose fingerprint was new, or that was slow. */
  readonly consider: (exchange: Exchange, isNew: boolean, usualMs: number) => void;
  readonly play: (isOver: () => boolean) => Promise<void>;
}

interface Probe {
  readonly check: Check;
  readonly scenario: Scenario;
}

const judgeBy =
  (check: Check): JudgeScenario =>
  (views) =>
    check.judgeScenario?.(views) ?? 'not concerned';

const shorter = (value: JsonValue): JsonValue => {
  if (typeof value === 'string') return value.slice(0, Math.ceil(value.length / 4)).toWellFormed();
  if (isJsonArray(value)) return value.slice(0, Math.ceil(value.length / 4)).map((item) => item);
  return value;
};

/** The body with its longest member a quarter as long, in its texts or its items; undefined where that is no shorter. */
function shortened(object: JsonObject): { readonly name: string; readonly less: JsonObject } | undefined {
  const members = Object.entries(object).map(([name, value]) => ({
    name,
    value,
    size: printJson(value).length,
  }));
  const [longest] = members.toSorted((left, right) => right.size - left.size);
  if (longest === undefined) return undefined;
  const { name, value } = longest;
  const isOfTexts = isJsonArray(value) && value.some((item) => typeof item === 'string' && item.length > 40);
  const less = { ...object, [name]: isJsonArray(value) && isOfTexts ? value.map(shorter) : shorter(value) };
  return printJson(less).length * 2 > printJson(object).length ? undefined : { name, less };
}

/** The same with a body a sixteenth and a quarter as long and as it is, a few times each. */
function timeProbe({ operation, request }: Exchange): Probe | undefined {
  const parsed = typeof request.body === 'string' ? parseJson(request.body, { maxDepth: 200 }) : undefined;
  const short = parsed?.ok === true && isJsonObject(parsed.value) ? shortened(parsed.value) : undefined;
  if (short === undefined) return undefined;
  const check = short.name === 'test_score' ? testScoreAnswersInTime : timeGrowsWithTheInput;
  const shortest = printJson(shortened(short.less)?.less ?? {});
  // What is short may be done at once: its time tells nothing of how time grows.
  const shortBodies = [shortest, printJson(short.less)].filter(
    (body, at) => at > 0 || body.length > slow.bytes,
  );
  const bodies = [...shortBodies, request.body ?? ''];
  return {
    check,
    scenario: {
      about: `the time for ${short.name}`,
      agentId: undefined,
      judge: judgeBy(check),
      play: async ({ send }) => {
        for (const body of bodies)
          for (let left = tries; left > 0; left -= 1) await send(operation, { ...request, body });
        return undefined;
      },
    },
  };
}

const twice = (operation: OperationName, request: SentRequest): Scenario => ({
  about: 'the same request twice',
  agentId: undefined,
  judge: judgeBy(sameRequestSameAnswer),
  play: async ({ send }) => {
    await send(operation, request);
    await send(operation, request);
    return undefined;
  },
  variable: { requests: [request], of: ([other = request]) => twice(operation, other) },
});

/** A refusal, twice. */
const twiceProbe = ({ operation, request }: Exchange): Probe => ({
  check: sameRequestSameAnswer,
  scenario: twice(operation, request),
});

/** A time that is at its limit at both lengths shows nothing: a field is measured so often. */
const mostMeasured = 3;

/** Probes of what a run meets and has checks for; a field whose time was measured a few times is not measured again. */
export function createProbes(context: RunContext, restore: (request: SentRequest) => Promise<void>): Probes {
  const waiting: { readonly probe: Probe; readonly request: SentRequest }[] = [];
  const measured = new Map<string, number>();
  const isSelected = ({ check }: Probe) => context.checks.includes(check);
  return {
    consider: (exchange, isNew, usualMs) => {
      if (waiting.length >= mostWaiting) return;
      const { outcome, request } = exchange;
      const isSlow = outcome.ms > slow.ms && outcome.ms > usualMs * slow.times;
      if (isSlow && (request.body?.length ?? 0) > slow.bytes) {
        const probe = context.isOnLoopback ? timeProbe(exchange) : undefined;
        if (probe === undefined || !isSelected(probe)) return;
        const times = measured.get(probe.scenario.about) ?? 0;
        if (times >= mostMeasured) return;
        measured.set(probe.scenario.about, times + 1);
        waiting.push({ probe, request });
      } else if (isNew && outcome.kind === 'answer' && outcome.status >= 400 && outcome.status < 500) {
        const probe = twiceProbe(exchange);
        if (isSelected(probe)) waiting.push({ probe, request });
      }
    },
    play: async (isOver) => {
      const { send, subject, time, tally } = context;
      for (const { probe, request } of waiting.splice(0)) {
        if (isOver()) return;
        const played = await playScenario(probe.scenario, { send, subject, elapsed: time.elapsed });
        noteScenario(tally, probe.check, probe.scenario, played, 2_000_000_000);
        await restore(request);
      }
      context.watch.forgetAll();
    },
  };
}
