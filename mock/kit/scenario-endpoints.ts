import { Inability } from '../../spec/inability.ts';
import { parseJson } from '../../spec/json-parse.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import type { Validate } from '../../spec/validators.ts';
import { decodeJsonBytes } from '../decode-json-bytes.ts';
import type { MockRequest } from '../exchange.ts';
import { builtInScenarios } from '../scenario/built-in/built-in-scenarios.ts';
import type { Layer } from '../scenario/playbook.ts';
import { readNext } from '../scenario/read-next.ts';
import { readUseText } from '../scenario/read-use.ts';
import type { RulePlay } from '../scenario/rule-play.ts';
import type { CheckedScenario, Use } from '../scenario/scenario.ts';
import type { Bucket } from './bucket.ts';
import {
  type Answered,
  type Endpoint,
  found,
  type KitContext,
  refuseInability,
  withValidator,
} from './kit-context.ts';

const scenarios: JsonValue = Object.values<CheckedScenario>(builtInScenarios).map(({ name, about }) => ({
  name,
  about,
}));

/** A rule as it was given, and how often it held. */
function showPlay({ rule, held }: RulePlay): JsonObject {
  const { header, answer, ...others } = rule;
  return {
    ...others,
    ...(header === undefined ? {} : { header }),
    ...(answer === undefined ? {} : { answer: { ...answer } }),
    held,
  };
}

function showLayer({ id, use, plays }: Layer): JsonObject {
  const named = use.is === 'scenario' ? { name: use.scenario.name, about: use.scenario.about } : {};
  return { use: id, ...named, rules: plays.map(showPlay) };
}

/** The scenario in force, what is in use (the newest last), what is told for the next requests, and what there is. */
function showScenario({ worlds: { playbook } }: Bucket): JsonObject {
  const { name, about } = playbook.inForce?.scenario ?? builtInScenarios.happy;
  return {
    name,
    about,
    inUse: playbook.layers.map(showLayer),
    next: playbook.next.map(showPlay),
    scenarios,
  };
}

function readText(body: Uint8Array, what: string): string {
  const text = decodeJsonBytes(body);
  if (text === undefined) throw new Inability(what, 'it is not valid UTF-8', 'Write it as UTF-8.');
  return text;
}

function takeUse(put: (bucket: Bucket, use: Use) => JsonObject): Endpoint {
  const take = ({ bucket }: KitContext, body: Uint8Array, validateAgent: Validate) =>
    refuseInability(() =>
      found(put(bucket, readUseText(readText(body, 'scenario'), 'scenario', validateAgent))),
    );
  return (context, { body }) => withValidator(context, (validateAgent) => take(context, body, validateAgent));
}

function readUseNumber(target: string): number {
  const text = new URLSearchParams(target.split('?', 2)[1] ?? '').get('use') ?? '';
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Inability('use', 'it is not the number of a use', 'Write it as ?use=3; POST answers it.');
}

function takeBack({ bucket }: KitContext, { target }: MockRequest): Answered {
  return refuseInability(() => {
    const isTaken = bucket.worlds.takeBack(readUseNumber(target));
    return found({ takenBack: isTaken, ...showScenario(bucket) });
  });
}

function addNext({ bucket }: KitContext, { body }: MockRequest): Answered {
  return refuseInability(() => {
    const parsed = parseJson(readText(body, 'next'));
    if (!parsed.ok)
      throw new Inability(
        'next',
        `it is not JSON (${parsed.message})`,
        'Write { "operation": "updateAgent", "status": 503 }.',
      );
    bucket.worlds.addNext(readNext(parsed.value, 'next'));
    return found({ next: bucket.worlds.playbook.next.map(showPlay) });
  });
}

/** PUT takes the place of all that is in use, POST comes on top of it, and DELETE takes back what POST answered. */
export const scenarioEndpoints: Readonly<Record<string, Endpoint>> = {
  GET: ({ bucket }) => found(showScenario(bucket)),
  PUT: takeUse((bucket, use) => {
    bucket.worlds.useOnly(use);
    return showScenario(bucket);
  }),
  POST: takeUse((bucket, use) => ({ use: bucket.worlds.use(use), ...showScenario(bucket) })),
  DELETE: takeBack,
};

export const nextEndpoints: Readonly<Record<string, Endpoint>> = { POST: addNext };
