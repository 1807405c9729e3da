import type { DialectExamples, ErrorExample, FaultExample } from '../../../spec/dialect-examples.ts';
import { faultKey } from '../../../spec/fault-key.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { isRefusal } from '../../observe/read-answer.ts';
import { type Asked, faultsOf } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import type { Learning } from '../create-learning.ts';
import { exampleOfError } from '../examples/error-example.ts';
import { type RequestTrial, requestTrials } from './body-trials.ts';
import { positionIn } from './broken-body.ts';
import { placeCountAs } from './fault-count.ts';
import { type FaultTrial, faultTrials, type KnownChoices, otherTrials } from './fault-trials.ts';
import { foldKeys, type KeyedFault } from './fold-keys.ts';
import { learnBeside } from './learn-beside.ts';
import { learnOrder } from './learn-order.ts';
import { learnBadIdAlone, learnSeveral, type Several } from './learn-several.ts';
import { placeEverywhere } from './place-everywhere.ts';
import { askTwice, type RefusalFrame, readFrame, withoutDetail } from './refusal-frame.ts';
import { type Echoes, echoesOf, joinTold, placeEchoes, readTold } from './told-fault.ts';

type ToldList = readonly FaultExample[];

/** What was told of a fault: as faults of a 422, or as a whole answer. */
interface Learned {
  /** Whether faults carry what pydantic's do. */
  readonly speaksPydantic: boolean;
  readonly faults: KeyedFault<ToldList>[];
  readonly refusals: KeyedFault<ErrorExample>[];
  /** Bodies of the evolution operations that list no faults. */
  readonly ofEvolution: KeyedFault<JsonObject>[];
  readonly frame: RefusalFrame;
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

function readRefusal(asked: Asked, echoes: Echoes, frame: RefusalFrame): ErrorExample | undefined {
  const { answer } = asked;
  if (answer === undefined || !isRefusal(answer)) return undefined;
  const { json, text, headers } = exampleOfError(asked, asked) ?? { text: '' };
  return {
    status: answer.status,
    ...(json === undefined ? {} : { json: placeEverywhere(json, echoes, frame) }),
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
    const refusal = readRefusal(one, echoesOf(trial), learned.frame);
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
  const whole = known['rejected-update'] === 422 ? unlistedOf(learned) : learned.refusals;
  const listed = known['rejected-update'] === 422 ? unlikeKinds(learned.faults) : [];
  const kinds = [...new Set([...listed, ...unlikeKinds(whole), ...unlikeStatuses(learned)])];
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
    const echoes = { position: positionIn(trial.request) };
    const refusal = isOpen && one !== undefined ? readRefusal(one, echoes, learned.frame) : undefined;
    if (refusal !== undefined) learned.refusals.push({ ...trial, told: refusal });
    const body = isOpen || one === undefined ? undefined : readEvolutionRefusal(one, trial, learned.frame);
    if (body !== undefined) learned.ofEvolution.push({ ...trial, told: body });
  }
}

/** The body of a refusal that lists no faults as 2.5 has them. Whatever its status, the contract declares 422 (7). */
function readEvolutionRefusal(
  asked: Asked,
  trial: RequestTrial,
  frame: RefusalFrame,
): JsonObject | undefined {
  const { text, place, loc } = trial;
  const { answer } = asked;
  const isListed = answer?.status === 422 && isJsonArray(answer.object?.['detail']);
  if (answer?.object === undefined || !isRefusal(answer) || isListed) return undefined;
  const { json = null } = exampleOfError(asked, asked) ?? {};
  const field = loc[0] === 'path' ? place.name : undefined;
  const echoes = { field, input: text, position: positionIn(trial.request) };
  const placed = placeEverywhere(json, echoes, frame);
  return isJsonObject(placed) && Object.keys(withoutDetail(placed)).length > 0
    ? withoutDetail(placed)
    : undefined;
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

const isToldBy = (
  { faults }: Pick<Learned, 'faults'>,
  { type, sort, place, told }: KeyedFault<ErrorExample>,
) =>
  told.status === 422 &&
  faults.some((one) => one.type === type && one.sort === sort && one.place.name === place.name);

/** Whole answers that list no faults. */
const unlistedOf = (learned: Learned) => learned.refusals.filter((one) => !isToldBy(learned, one));

/** Whole answers, where not all updates that are at fault are refused alike: those that a list of faults does not tell. */
function refusalsOf(learned: Learned, known: KnownChoices): DialectExamples {
  const { refusals } = learned;
  const status = known['rejected-update'];
  const isListed = (one: KeyedFault<ErrorExample>) => status === 422 && isToldBy(learned, one);
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

/** Refusals that are told as one where there are several. */
const joinRefusals = ({ refusals = {} }: DialectExamples, { counted }: Several): DialectExamples => ({
  refusals: Object.fromEntries(
    Object.entries(refusals).map(([key, { json, ...others }]) => [
      key,
      json === undefined ? others : { ...others, json: placeCountAs(counted, json) },
    ]),
  ),
  joinsRefusals: true,
});

/** In which words faults are told, by what pydantic calls them, where they are and what was sent. */
export async function learnFaults(learning: Learning, known: KnownChoices): Promise<DialectExamples> {
  const { agent } = learning;
  const speaksPydantic = known['error-extra-keys'] !== 'none';
  const frame = readFrame(await askTwice(learning));
  const learned: Learned = { speaksPydantic, faults: [], refusals: [], ofEvolution: [], frame };
  if (agent !== undefined) await learnOfUpdates(agent, known, learned);
  await learnOfRequests(learning, learned);
  const faults = foldKeys(learned.faults);
  const whole = refusalsOf(learned, known);
  const several =
    agent === undefined || whole.refusals === undefined
      ? { joins: false, counted: null }
      : await learnSeveral(agent);
  const isBadIdAlone = several.joins && (await learnBadIdAlone(learning));
  const faultOrder =
    (await learnOrder(learning, known)) ?? (isBadIdAlone ? { badId: 'alone' as const } : undefined);
  return {
    ...(faultOrder === undefined ? {} : { faultOrder }),
    ...(Object.keys(faults).length === 0 ? {} : { faults }),
    ...(several.joins ? joinRefusals(whole, several) : whole),
    ...(learned.ofEvolution.length === 0 ? {} : { evolutionRefusals: foldKeys(learned.ofEvolution) }),
    ...(agent === undefined ? {} : await learnBeside(agent, learning, frame)),
  };
}
