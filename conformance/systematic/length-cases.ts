import { type Field, updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Case } from './case.ts';
import {
  bodyLengthsOfUpdates,
  boundaryTextsFor,
  letters,
  mixedTextOfLength,
  textOfLength,
} from './lengths.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';

/** Texts that are there, and not long. */
const shortTexts = (fields: readonly Field[]): JsonObject =>
  Object.fromEntries(fields.map(({ name }) => [name, 'kit']));

/** More than the text of any usual column, in bytes. */
const beyondColumns = 65_537;

/** One text at a time is longer than any column, on one agent: the others are set and left out. */
function* longTexts({ updatePath, agentIds }: UpdatePlan, fields: readonly Field[]): Generator<Case> {
  const agentId = agentIds.at(-1) ?? '';
  const request = (update: JsonObject) => updateRequest(updatePath, agentId, printJson(update));
  const subject = 'update lengths';
  yield { request: request(shortTexts(fields)), subject, valueClass: 'short texts before long ones' };
  for (const [at, { name }] of fields.entries()) {
    // What is long would stand in every answer of the next cases.
    const former = fields[at - 1];
    const letter = letters[(at + 1) % letters.length] ?? 'x';
    const mixed = mixedTextOfLength(12_000);
    const long = mixed + textOfLength(beyondColumns - mixed.length, letter, 'bytes');
    const update = { ...(former === undefined ? {} : { [former.name]: 'kit' }), [name]: long };
    yield { request: request(update), subject, valueClass: `${name} of ${beyondColumns} bytes of ${letter}` };
  }
}

/** Nearly as large as a body may be without question (8): one long text, and several that are as long as they can be together. */
const unquestioned = 60_000;
function bodiesOfOneText(fields: readonly Field[]): readonly (readonly [name: string, update: JsonObject])[] {
  const [prompts, others] = [true, false].map((isPrompt) =>
    fields.filter(({ name }) => (name === 'agent_system_prompt') === isPrompt),
  );
  return [prompts ?? [], others ?? []].flatMap((some) => {
    const text = 'x'.repeat(Math.floor(unquestioned / Math.max(1, some.length)));
    const update = Object.fromEntries(some.map(({ name }) => [name, text]));
    return some.length === 0 ? [] : [[`${some.length} texts of ${text.length} characters`, update] as const];
  });
}

/** Whether a server takes it is open (8); one that does keeps all of it, and does not cut it. */
const hugeLength = 150_000;

/** One text that is huge: more of them would stand in the answers of too many cases. */
function* hugeText({ updatePath, agentIds }: UpdatePlan, fields: readonly Field[]): Generator<Case> {
  if (!fields.some(({ name }) => name === 'purpose')) return;
  const update = { purpose: textOfLength(hugeLength, 'x', 'characters') };
  yield {
    request: updateRequest(updatePath, agentIds[0] ?? '', printJson(update)),
    subject: 'update lengths',
    valueClass: `purpose of ${hugeLength} characters`,
  };
}

/** Text fields of every boundary length, all of them in each update; then the list of texts, and bodies as a whole. */
export function* lengthCases(plan: UpdatePlan): Generator<Case> {
  const deal = dealUpdates(plan);
  const request = (update: JsonObject) => deal(printJson(update));
  const fields = updateFields.filter(({ name, kind }) => kind === 'text' && !plan.leftAlone.has(name));
  const textsOf = fields.map((_, position) => boundaryTextsFor(position));
  const count = textsOf[0]?.length ?? 0;
  for (let turn = 0; turn < count; turn += 1) {
    // Each field at another place of its texts, so that no body is larger than others by far.
    const members = fields.map(({ name }, position) => {
      const texts = textsOf[position] ?? [];
      return [name, texts[(turn + position * 13) % texts.length]?.[1] ?? ''] as const;
    });
    yield {
      request: request(Object.fromEntries(members)),
      subject: 'update lengths',
      valueClass: `texts of boundary lengths ${turn}`,
    };
  }
  const short = shortTexts(fields);
  // What is long would stand in every answer of the next phases.
  yield* plan.agentIds.map((agentId) => ({
    request: updateRequest(plan.updatePath, agentId, printJson(short)),
    subject: 'update lengths',
    valueClass: 'short texts again',
    isLate: true,
  }));
  yield* longTexts(plan, fields);
  yield* hugeText(plan, fields);
  for (const bytes of bodyLengthsOfUpdates) {
    const purpose = 'x'.repeat(bytes - '{"purpose":""}'.length);
    yield { request: request({ purpose }), subject: 'update lengths', valueClass: `body of ${bytes} bytes` };
  }
  yield* bodiesOfOneText(fields).map(([valueClass, update]) => ({
    request: request(update),
    subject: 'update lengths',
    valueClass,
  }));
  yield* plan.agentIds.map((agentId) => ({
    request: updateRequest(plan.updatePath, agentId, printJson(short)),
    subject: 'update lengths',
    valueClass: 'short body again',
    isLate: true,
  }));
}
