import type { FaultOrder } from '../../../spec/dialect-examples.ts';
import { faultKey } from '../../../spec/fault-key.ts';
import { updateFields } from '../../../spec/fields.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { isRefusal } from '../../observe/read-answer.ts';
import { type Asked, faultsOf } from '../asked.ts';
import { type AskedAgent, askAgent, unstorable } from '../asked-agent.ts';
import type { Learning } from '../create-learning.ts';
import type { KnownChoices } from './fault-trials.ts';

/** What no field takes of those that are asked about. */
const wrongFor = (kind: string): JsonValue => (kind.startsWith('list') ? 41 : []);

const isAsked = (name: string, kind: string, known: KnownChoices, mayWriteKey: boolean) =>
  (mayWriteKey || name !== 'api_key') &&
  (known['nested-shapes'] === 'free' || (kind !== 'object' && kind !== 'list-of-objects'));

const bodyOf = (names: readonly string[]): JsonObject =>
  Object.fromEntries(
    names.map((name) => [name, wrongFor(updateFields.find((field) => field.name === name)?.kind ?? '')]),
  );

/** The fields that the faults of an answer are about, in the order in which they are told, each once. */
function fieldsIn(asked: Asked, names: readonly string[]): readonly string[] {
  const found = faultsOf(asked).flatMap(({ loc }) => {
    const steps = isJsonArray(loc) ? loc : [];
    return names.filter((name) => steps.some((step) => typeof step === 'string' && isStepOf(step, name)));
  });
  return [...new Set(found)];
}

/** Some write a way in one step: `/hub`, `$.hub`. */
const isStepOf = (step: string, name: string) =>
  step === name || (/^[/$.]+/.exec(step)?.[0] === step.slice(0, -name.length) && step.endsWith(name));

const follows = (told: readonly string[], order: readonly string[]) =>
  told.every((name, index) => index === 0 || order.indexOf(told[index - 1] ?? '') < order.indexOf(name));

/** Where one fault is told at a time: which comes first, then which comes first of the others, and so on. */
async function findOneByOne({ update }: AskedAgent, names: readonly string[]): Promise<readonly string[]> {
  const order: string[] = [];
  while (order.length < names.length) {
    const left = names.filter((name) => !order.includes(name));
    const [first] = fieldsIn(await update(bodyOf(left)), left);
    if (first === undefined) return order;
    order.push(first);
  }
  return order;
}

async function learnFields(agent: AskedAgent, names: readonly string[]): Promise<FaultOrder['fields']> {
  const backwards = names.toReversed();
  const first = fieldsIn(await agent.update(bodyOf(backwards)), names);
  const isDeclared = first.length > 1 ? follows(first, names) : first[0] === names[0];
  if (first.length === 0 || isDeclared) return undefined;
  const second = fieldsIn(await agent.update(bodyOf(names)), names);
  const areOne = first.length === 1 && second.length === 1;
  if (areOne && first[0] === backwards[0] && second[0] === names[0]) return 'sent';
  if (!areOne && follows(first, backwards) && follows(second, names)) return 'sent';
  if (first.join() !== second.join()) return undefined;
  const order = areOne ? await findOneByOne(agent, names) : first;
  return order.length > 1 ? order : undefined;
}

/** Faults of values of the right kind, which some look for only when all kinds are right. */
const laterCandidates = (known: KnownChoices): readonly (readonly [key: string, body: JsonObject])[] => [
  [faultKey('enum', 'text', ''), { status: 'zzz' }],
  ['greater_than_equal', { rate_limit_requests_per_minute: 0 }],
  ['decimal_parsing', { test_score: 'abc' }],
  ['uuid_parsing', { guard_config_id: 'zzz' }],
  ...(known['nul-in-texts'] === 'reject' ? [['value_error', { purpose: 'kit\0nul' }] as const] : []),
  ...(known['unknown-keys'] === 'reject' ? [['extra_forbidden', { kit_unknown_key: 1 }] as const] : []),
];

async function learnLater(
  { update }: AskedAgent,
  known: KnownChoices,
  order: readonly string[],
): Promise<readonly string[]> {
  const later: string[] = [];
  for (const [key, body] of laterCandidates(known)) {
    const [name = ''] = Object.keys(body);
    const last = order.findLast((one) => one !== name) ?? '';
    const asked = await update({ ...body, ...bodyOf([last]) });
    const told = fieldsIn(asked, [name, last]);
    const isRefusedWhole =
      asked.answer !== undefined && isRefusal(asked.answer) && asked.answer.status !== 422;
    if (isRefusedWhole || (told.length === 1 && told[0] === last)) later.push(key);
  }
  return later;
}

async function learnBadId({ ask, subject }: Learning): Promise<FaultOrder['badId']> {
  const asked = await askAgent(ask, subject.updatePath, 'not-a-uuid').update(unstorable);
  const faults = faultsOf(asked);
  const isOfBody = faults.map((fault) => fieldsIn(withFaults(asked, [fault]), ['status']).length > 0);
  if (isOfBody.length === 0) return undefined;
  if (isOfBody.every((ofBody) => !ofBody)) return 'alone';
  if (isOfBody.every((ofBody) => ofBody)) return 'not-told';
  return isOfBody[0] === true ? 'last' : undefined;
}

/** An answer as if it told these faults alone. */
function withFaults(asked: Asked, faults: readonly JsonObject[]): Asked {
  const { answer } = asked;
  return answer === undefined ? asked : { ...asked, answer: { ...answer, object: { detail: [...faults] } } };
}

const isUnlisted = ({ 'error-items': items }: KnownChoices): boolean =>
  items === 'none' || items === 'nowhere';

/** In which order faults are told, and which of them only where there are no others. */
export async function learnOrder(learning: Learning, known: KnownChoices): Promise<FaultOrder | undefined> {
  const { agent, keyObstacle } = learning;
  if (agent === undefined || known['rejected-update'] !== 422 || isUnlisted(known)) return undefined;
  // Where the key is not shown, nothing that has one in it goes out.
  const mayWriteKey =
    keyObstacle === undefined && (await agent.update(bodyOf(['api_key']))).answer !== undefined;
  const names = updateFields
    .filter(({ name, kind }) => isAsked(name, kind, known, mayWriteKey))
    .map(({ name }) => name);
  const fields = await learnFields(agent, names);
  const later = await learnLater(agent, known, typeof fields === 'object' ? fields : names);
  const badId = known['bad-uuid-on-update'] === 422 ? await learnBadId(learning) : undefined;
  if (fields === undefined && later.length === 0 && badId === undefined) return undefined;
  return {
    ...(fields === undefined ? {} : { fields }),
    ...(later.length === 0 ? {} : { later }),
    ...(badId === undefined ? {} : { badId }),
  };
}
