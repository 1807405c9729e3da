import {
  type DialectExamples,
  type ErrorExample,
  type FaultExample,
  placeOf,
} from '../../../spec/dialect-examples.ts';
import { usualFaultAddress } from '../../../spec/fault-address.ts';
import { faultKey } from '../../../spec/fault-key.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { evolutionStatusRequest } from '../../generate/cases.ts';
import { isRefusal } from '../../observe/read-answer.ts';
import { type Asked, faultsOf } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import type { Learning } from '../create-learning.ts';
import { exampleOfError } from '../examples/error-example.ts';
import { learnExtraFields } from '../examples/extra-fields.ts';
import { replaceWord } from '../examples/replace-word.ts';
import { placeByLooks } from '../examples/template.ts';
import { type RequestTrial, requestTrials } from './body-trials.ts';
import { type FaultTrial, faultTrials, type KnownChoices, otherTrials } from './fault-trials.ts';
import { foldKeys, type KeyedFault } from './fold-keys.ts';
import { learnOrder } from './learn-order.ts';
import { learnSeveral } from './learn-several.ts';
import { type Echoes, echoesOf, joinTold, placeEchoes, placeIndex, readTold } from './told-fault.ts';

type ToldList = readonly FaultExample[];

/** What was told of a fault: as faults of a 422, or as a whole answer. */
interface Learned {
  /** Whether faults carry what pydantic's do. */
  readonly speaksPydantic: boolean;
  readonly faults: KeyedFault<ToldList>[];
  readonly refusals: KeyedFault<ErrorExample>[];
}

/** The faults of a 422 in places; undefined where it has none, or not only such. */
function readList(asked: Asked, echoes: Echoes, usual: readonly (string | number)[]): ToldList | undefined {
  const listed = faultsOf(asked);
  const told = listed.flatMap((fault) => readTold(fault, echoes) ?? []);
  if (told.length === 0 || told.length < listed.length) return undefined;
  return told.map(({ loc = [], ...rest }) =>
    printJson([...loc]) === printJson([...usual]) ? rest : { ...rest, loc },
  );
}

/** A refusal is asked for once: what no request brings is known by its looks, and the place of an item by its field. */
function placeEverywhere(value: JsonValue, echoes: Echoes, isOfField = false): JsonValue {
  if (typeof value === 'string') return placeByLooks(placeIndex(placeEchoes(value, echoes), echoes));
  if (isJsonArray(value))
    return value.map((item, at) =>
      item === echoes.index && value[at - 1] === echoes.field
        ? placeOf('index')
        : placeEverywhere(item, echoes),
    );
  if (!isJsonObject(value)) return placeByLooks(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const isItem = isOfField && key === String(echoes.index);
      // A key may begin as the field does: `statusCode`.
      const named = replaceWord(key, echoes.field ?? '', placeOf('field'));
      const placed = isItem
        ? placeOf('index')
        : placeIndex(placeEchoes(named, { input: echoes.input }), echoes);
      return [placed, placeEverywhere(member, echoes, key === echoes.field)];
    }),
  );
}

function readRefusal(asked: Asked, echoes: Echoes): ErrorExample | undefined {
  const { answer } = asked;
  if (answer === undefined || !isRefusal(answer)) return undefined;
  const { json, text, headers } = exampleOfError(asked, asked) ?? { text: '' };
  return {
    status: answer.status,
    ...(json === undefined ? {} : { json: placeEverywhere(json, echoes) }),
    ...(text === undefined ? {} : { text: placeEchoes(text, echoes) }),
    ...(headers === undefined ? {} : { headers }),
  };
}

/** Adds what was told; of a fault that was tried twice, what both have in common. */
function addTold(learned: Learned, fault: KeyedFault<ToldList>): void {
  const { faults } = learned;
  // Whoever leaves out what was sent may still quote it, as these words do.
  const isOfUuid = fault.told.every(({ msg = '' }) => msg.startsWith('Input should be a valid UUID, '));
  const speaksPydantic = learned.speaksPydantic || isOfUuid;
  const key = ({ type, sort, place }: KeyedFault<ToldList>) => faultKey(type, sort, place.name);
  const index = faults.findIndex((one) => key(one) === key(fault));
  const known = faults[index];
  if (known === undefined) faults.push(fault);
  else faults[index] = { ...known, told: joinTold(known.told, fault.told, speaksPydantic) ?? known.told };
}

const usualLoc = ({ value }: FaultTrial) =>
  value === undefined ? ['body', '{field}'] : ['body', '{field}', '{index}'];

async function tryUpdates(agent: AskedAgent, trials: readonly FaultTrial[], learned: Learned): Promise<void> {
  const asked = await Promise.all(
    trials.map(({ field, value, input }) => agent.update({ [field]: value ?? input })),
  );
  for (const [index, trial] of trials.entries()) {
    const one = asked[index];
    if (one === undefined) continue;
    const { type, sort, place } = trial;
    const told = readList(one, echoesOf(trial), usualLoc(trial));
    const refusal = readRefusal(one, echoesOf(trial));
    if (told !== undefined) addTold(learned, { type, sort, place, told });
    if (refusal !== undefined) learned.refusals.push({ type, sort, place, told: refusal });
  }
}

/** Kinds of which the fields that were asked about are not refused alike: all of their fields have their own. */
function unlikeKinds(all: readonly KeyedFault<JsonValue>[]): readonly string[] {
  const kinds = new Set(all.map(({ place: { kind } }) => kind));
  return [...kinds].filter((kind) => {
    const byKey = new Map<string, Set<string>>();
    for (const { type, sort, place, told } of all) {
      if (place.kind !== kind) continue;
      const key = faultKey(type, sort, '');
      byKey.set(key, (byKey.get(key) ?? new Set()).add(printJson(told)));
    }
    return [...byKey.values()].some((told) => told.size > 1);
  });
}

async function learnOfUpdates(agent: AskedAgent, known: KnownChoices, learned: Learned): Promise<void> {
  await tryUpdates(agent, faultTrials(known), learned);
  const unlike =
    known['rejected-update'] === 422 ? unlikeKinds(learned.faults) : unlikeKinds(learned.refusals);
  const kinds = [...new Set([...unlike, ...unlikeStatuses(learned)])];
  const others = kinds.flatMap((name) => {
    const kind = learned.refusals.find(({ place }) => place.kind === name)?.place.name ?? '';
    const field = updateFieldNamed(kind);
    return field === undefined ? [] : otherTrials(field.kind, known);
  });
  await tryUpdates(agent, others, learned);
}

const unlikeStatuses = ({ refusals }: Learned): readonly string[] =>
  unlikeKinds(refusals.map((one) => ({ ...one, told: one.told.status ?? 0 })));

/** What is told of requests that are at fault as a whole. */
async function learnOfRequests(learning: Learning, learned: Learned): Promise<void> {
  const trials = requestTrials(learning);
  const asked = await Promise.all(trials.map(({ operation, request }) => learning.ask(operation, request)));
  for (const [index, trial] of trials.entries()) {
    const one = asked[index];
    const told = one && readRequestFault(one, trial);
    if (told !== undefined) addTold(learned, { ...trial, told });
    // Of the other operations the contract declares the answer (7).
    const isOpen = trial.operation === 'updateAgent' || trial.operation === 'listAgents';
    const refusal = isOpen && one !== undefined ? readRefusal(one, {}) : undefined;
    if (refusal !== undefined) learned.refusals.push({ ...trial, told: refusal });
  }
}

function readRequestFault(asked: Asked, { loc, text }: RequestTrial): ToldList | undefined {
  const told = readList(asked, text === undefined ? {} : { input: text }, loc);
  const isPosition = loc.includes('{position}');
  return told?.map(({ loc: seen, ...rest }) => {
    const placed = isPosition ? seen?.map((step) => (typeof step === 'number' ? '{position}' : step)) : seen;
    const isUsual = placed === undefined || printJson([...placed]) === printJson([...loc]);
    return isUsual ? rest : { ...rest, loc: placed };
  });
}

const pydanticKeys = new Set(['type', 'loc', 'msg', 'input', 'ctx', 'url']);

/** Where the faults say that they are documented, if that is not the usual place. */
function learnAddress(fault: JsonObject | undefined): DialectExamples {
  const { type, url } = fault ?? {};
  if (typeof type !== 'string' || typeof url !== 'string' || !url.endsWith(type)) return {};
  const faultAddress = url.slice(0, url.length - type.length);
  return faultAddress === usualFaultAddress ? {} : { faultAddress };
}

const errorIn = ({ answer }: Asked): JsonObject | undefined =>
  answer?.status === 422 ? answer.object : undefined;

/** Whether what stands beside the faults of an update tells of that update alone: a 422 of another operation has it not. */
async function tellsOfUpdates({ ask, operations }: Learning): Promise<(key: string) => boolean> {
  if (!operations.has('readEvolutionStatus')) return () => false;
  const other = errorIn(await ask('readEvolutionStatus', evolutionStatusRequest('not-a-uuid')));
  return (key) => other !== undefined && !Object.hasOwn(other, key);
}

/** What a 422 and its faults carry beside what pydantic gives them, from the same fault asked for twice. */
async function learnBeside(agent: AskedAgent, learning: Learning): Promise<DialectExamples> {
  const ask = () => agent.update({ status: 'zzz' });
  const both = [await ask(), await ask()] as const;
  const isOfUpdates = await tellsOfUpdates(learning);
  const isPydantic = (key: string) => pydanticKeys.has(key);
  return {
    ...learnExtraFields(
      'validationErrorExtraFields',
      both,
      errorIn,
      (key) => key === 'detail' || isOfUpdates(key),
    ),
    ...learnExtraFields('faultExtraFields', both, (asked) => faultsOf(asked)[0], isPydantic),
    ...learnAddress(faultsOf(both[0])[0]),
  };
}

/** Whole answers, where not all updates that are at fault are refused alike: those that a list of faults does not tell. */
function refusalsOf({ refusals, faults }: Learned, known: KnownChoices): DialectExamples {
  const status = known['rejected-update'];
  const isListed = ({ type, sort, place, told }: KeyedFault<ErrorExample>) =>
    told.status === 422 &&
    status === 422 &&
    faults.some((one) => one.type === type && one.sort === sort && one.place.name === place.name);
  const others = refusals.filter((one) => !isListed(one));
  const isOne = new Set(refusals.map(({ told }) => printJson(told))).size === 1;
  if (others.length === 0 || (isOne && others[0]?.told.status === status)) return {};
  // What is listed keeps its key, so that no other is taken for it.
  const folded = foldKeys<ErrorExample | null>(
    refusals.map((one) => ({ ...one, told: isListed(one) ? null : one.told })),
  );
  return {
    refusals: Object.fromEntries(
      Object.entries(folded).flatMap(([key, told]) => (told === null ? [] : [[key, told]])),
    ),
  };
}

/** In which words faults are told, by what pydantic calls them, where they are and what was sent. */
export async function learnFaults(learning: Learning, known: KnownChoices): Promise<DialectExamples> {
  const { agent } = learning;
  const speaksPydantic = known['error-extra-keys'] !== 'none';
  const learned: Learned = { speaksPydantic, faults: [], refusals: [] };
  if (agent !== undefined) await learnOfUpdates(agent, known, learned);
  await learnOfRequests(learning, learned);
  const faults = foldKeys(learned.faults);
  const faultOrder = await learnOrder(learning, known);
  const whole = refusalsOf(learned, known);
  return {
    ...(faultOrder === undefined ? {} : { faultOrder }),
    ...(Object.keys(faults).length === 0 ? {} : { faults }),
    ...whole,
    ...(agent === undefined || whole.refusals === undefined ? {} : await learnSeveral(agent)),
    ...(agent === undefined ? {} : await learnBeside(agent, learning)),
  };
}
