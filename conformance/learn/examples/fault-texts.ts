import type { DialectExamples, FaultExample } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { askUpdate } from '../ask-update.ts';
import type { Asked, Learning } from '../asked.ts';
import { faultsOf } from '../readings.ts';
import {
  type FaultSituation,
  type FaultTrial,
  faultSituations,
  type KnownChoices,
} from './fault-situations.ts';
import { placesOf } from './places.ts';
import { makeTemplate } from './template.ts';

const pydanticKeys = new Set(['type', 'loc', 'msg', 'input', 'ctx', 'url']);

const startsWith = (loc: readonly JsonValue[], start: readonly JsonValue[]) =>
  start.every((step, index) => equalJson(loc[index] ?? null, step));

/** One fault in the deployment's words; undefined where it speaks of another place. */
function readFault(fault: JsonObject, place: readonly string[]): FaultExample | undefined {
  const { type, loc, msg } = fault;
  if (typeof type !== 'string' || typeof msg !== 'string' || !isJsonArray(loc)) return undefined;
  if (!startsWith(loc, place)) return undefined;
  const under = loc.slice(place.length).filter((step) => typeof step === 'string');
  return { type, msg, ...(under.length === 0 ? {} : { under }) };
}

function readTrial({ answer }: Asked, { place }: FaultTrial): readonly FaultExample[] | undefined {
  const faults = (answer && faultsOf(answer)) ?? [];
  const read = faults.flatMap((fault) => readFault(fault, place) ?? []);
  return read.length === 0 || read.length < faults.length ? undefined : read;
}

/** What two trials of one fault have in common: where their texts differ, the text depends on the input. */
function joinTrials(
  left: readonly FaultExample[],
  right: readonly FaultExample[],
): readonly FaultExample[] | undefined {
  if (left.length !== right.length) return undefined;
  const joined = left.map((fault, index): FaultExample | undefined => {
    const other = right[index];
    const isSame =
      other !== undefined &&
      other.type === fault.type &&
      equalJson([...(other.under ?? [])], [...(fault.under ?? [])]);
    if (!isSame) return undefined;
    const { msg, ...rest } = fault;
    return msg === undefined || msg !== other.msg ? rest : { ...rest, msg };
  });
  const found = joined.filter((fault) => fault !== undefined);
  return found.length === left.length ? found : undefined;
}

async function learnSituation(
  learning: Learning,
  agentId: string,
  { trials }: FaultSituation,
): Promise<readonly FaultExample[] | undefined> {
  let joined: readonly FaultExample[] | undefined;
  for (const trial of trials) {
    const read = readTrial(await askUpdate(learning, agentId, trial.body), trial);
    if (read === undefined) return undefined;
    joined = joined === undefined ? read : joinTrials(joined, read);
    if (joined === undefined) return undefined;
  }
  return joined;
}

const omit = (object: JsonObject, isKnown: (key: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !isKnown(key)));

/** What a 422 and its faults carry beside what pydantic gives them, from the same fault asked for twice. */
async function learnExtraFields(learning: Learning, agentId: string): Promise<DialectExamples> {
  const ask = () => askUpdate(learning, agentId, printJson({ status: 'zzz' }));
  const [first, second] = [await ask(), await ask()];
  const places = placesOf(first.request);
  const merge = (read: (asked: Asked) => JsonObject) => makeTemplate([read(first), read(second)], places);
  const around = merge(({ answer }) =>
    answer?.status === 422 ? omit(answer.object ?? {}, (key) => key === 'detail') : {},
  );
  const inEach = merge(({ answer }) => {
    const [fault = {}] = (answer && faultsOf(answer)) ?? [];
    return omit(fault, (key) => pydanticKeys.has(key));
  });
  const isCarried = (value: JsonValue): value is JsonObject =>
    isJsonObject(value) && Object.keys(value).length > 0;
  return {
    ...(isCarried(around) ? { validationErrorExtraFields: around } : {}),
    ...(isCarried(inEach) ? { faultExtraFields: inEach } : {}),
  };
}

/** In which words faults are told, by what pydantic calls them. */
export async function learnFaultTexts(learning: Learning, choices: KnownChoices): Promise<DialectExamples> {
  if (learning.agent === undefined) return {};
  const { id } = learning.agent;
  const told = await Promise.all(
    faultSituations(choices).map(async (situation) => ({
      type: situation.type,
      faults: await learnSituation(learning, id, situation),
    })),
  );
  const faults = Object.fromEntries(
    told.flatMap((one) => (one.faults === undefined ? [] : [[one.type, one.faults] as const])),
  );
  const beside = await learnExtraFields(learning, id);
  return Object.keys(faults).length === 0 ? beside : { faults, ...beside };
}
