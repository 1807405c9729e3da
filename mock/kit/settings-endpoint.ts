import { suggestWord } from '../../spec/did-you-mean.ts';
import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import {
  isJsonNumber,
  isJsonObject,
  JsonNumber,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';
import { clockNames } from '../clock.ts';
import { decodeJsonBytes } from '../decode-json-bytes.ts';
import { requireInjection } from '../injection.ts';
import type { GivenLatency } from '../latency.ts';
import type { Behaviour, Bucket } from './bucket.ts';
import { type Endpoint, found, refuseInability } from './kit-context.ts';

const keys = ['latency', 'failRate', 'clock'];
const form =
  'Write { "latency": { "from": 100, "to": 400 }, "failRate": 0.05, "clock": "fixed" }; each may be left out.';

const numberOf = (value: JsonValue | undefined): number => {
  if (!isJsonNumber(value)) return Number.NaN;
  return value instanceof JsonNumber ? Number(value.text) : value;
};

function readLatency(value: JsonValue): GivenLatency {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return numberOf(value);
  return { from: numberOf(value['from']), to: numberOf(value['to']) };
}

function readClock(value: JsonValue): Behaviour['clock'] {
  const known = clockNames.find((name) => name === value);
  if (known !== undefined) return known;
  const given = typeof value === 'string' ? value.slice(0, 40) : '';
  throw new Inability('clock', 'there is no such clock', suggestWord(given, clockNames));
}

function readBody(body: Uint8Array): JsonObject {
  const parsed = parseJson(decodeJsonBytes(body) ?? '');
  if (!parsed.ok || !isJsonObject(parsed.value))
    throw new Inability('settings', 'it is not a JSON object', form);
  const unknown = Object.keys(parsed.value).find((key) => !keys.includes(key));
  if (unknown === undefined) return parsed.value;
  throw new Inability(
    `settings: ${unknown.slice(0, 40)}`,
    'there is no such setting',
    suggestWord(unknown.slice(0, 40), keys),
  );
}

/** What was asked for, on top of how the bucket behaves now. */
function readBehaviour(body: Uint8Array, now: Behaviour): Behaviour {
  const { latency, failRate, clock } = readBody(body);
  const injection = requireInjection({
    latency: latency === undefined ? now.latency : readLatency(latency),
    failRate: failRate === undefined ? now.failRate : numberOf(failRate),
  });
  return { ...injection, clock: clock === undefined ? now.clock : readClock(clock) };
}

const showBehaviour = ({ behaviour: { latency, failRate, clock } }: Bucket): JsonObject => ({
  latency: { from: latency.from, to: latency.to },
  failRate,
  clock,
});

/** What the options --latency, --fail-rate and --clock say, for a mock that runs. */
export const settingsEndpoints: Readonly<Record<string, Endpoint>> = {
  GET: ({ bucket }) => found(showBehaviour(bucket)),
  PUT: ({ bucket }, { body }) =>
    refuseInability(() => {
      bucket.behave(readBehaviour(body, bucket.behaviour));
      return found(showBehaviour(bucket));
    }),
};
