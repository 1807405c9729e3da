import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { wordList } from '../../spec/word-list.ts';
import { updateRequest } from '../generate/cases.ts';
import type { Case } from './case.ts';
import { readOnlyElsewhere } from './read-only-values.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { wrongClasses } from './wrong-classes.ts';

/** What parameters and members are called in code that hands on a body as it is: whether they are taken is open. */
const namesOfCode = wordList`
  self cls args kwargs request db session body payload class type prototype valueOf toJSON items keys values
  update get pop
`;

/** What a field may be called elsewhere, and ways to a member of an object: none of them is a field (2.2). */
const otherNames = wordList`
  name model url prompt system_prompt description key tester score rate_limit guard guard_id metadata params
  mcp white_box harnesses delegates evaluated_at agent_metadata.kit agent_metadata[kit] agent_metadata/kit
  agent_params.kit /purpose
`;

/** What some clients put an update into, and some stores know as a command: the contract knows none of them (4.3). */
const envelopes = wordList`
  data attributes payload body agent update updates fields item input agent_configuration agentConfiguration
  config properties changes patch value $set $unset $inc $merge _source set params variables doc record json
`;

/** Update in which some of them hold another one: what stands beside them is stored, and nothing of what is inside. */
const withEnvelopes = (names: readonly string[], turn: number): JsonObject => ({
  ...Object.fromEntries(names.map((name) => [name, { purpose: `kit-in-${name}`, hub: 'kit-in' }])),
  last_tested_by: `kit-beside-${turn}`,
});

/** Keys that nobody knows, more of them or longer than a column or a line of a log has room for. */
const unknownKeys: readonly (readonly [name: string, keys: JsonObject])[] = [
  ['150 unknown keys', Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`kit_unknown_${at}`, at]))],
  ['unknown key of 300 characters', { [`kit_${'k'.repeat(296)}`]: 'kit' }],
  ['unknown key of 5,000 characters', { [`kit_${'k'.repeat(4996)}`]: 'kit' }],
];

/** What is nearly the name of a field. */
const keysLikeFields = ['PURPOSE', 'Hub', 'modelName', 'agent-url', ' purpose', 'purpose\0'];

const envelopesOfAnUpdate = 7;

/** Keys that are a field's name in another letter case, and an api_key beside a fault, which no error is to tell. */
export function* keyCases(plan: UpdatePlan): Generator<Case> {
  const deal = dealUpdates(plan);
  const leftAlone: ReadonlySet<string> = plan.leftAlone;
  const request = (update: JsonObject) => deal(printJson(update));
  for (const [index, key] of keysLikeFields.entries()) {
    const update = { [key]: `kit-key-${index}` };
    yield { request: request(update), subject: 'update keys', valueClass: `key ${printJson(key)}` };
  }
  yield {
    request: request(Object.fromEntries(namesOfCode.map((name) => [name, 'kit']))),
    subject: 'update keys',
    valueClass: 'names of code',
  };
  yield {
    request: request(Object.fromEntries(otherNames.map((name) => [name, 'kit-other-name']))),
    subject: 'update keys',
    valueClass: 'other names of fields',
  };
  for (let from = 0; from < envelopes.length; from += envelopesOfAnUpdate) {
    const names = envelopes.slice(from, from + envelopesOfAnUpdate);
    const update = withEnvelopes(names, from);
    yield { request: request(update), subject: 'update keys', valueClass: `inside ${names.join(', ')}` };
  }
  for (const [what, update] of readOnlyElsewhere) {
    if (Object.keys(update).some((name) => leftAlone.has(name))) continue;
    yield { request: request(update), subject: 'update keys', valueClass: `read-only, ${what}` };
  }
  for (const [valueClass, keys] of unknownKeys) {
    const update = { ...keys, last_tested_by: `kit-beside ${valueClass}` };
    yield { request: request(update), subject: 'update keys', valueClass };
  }
  if (plan.leftAlone.has('api_key')) return;
  yield {
    request: updateRequest(
      plan.updatePath,
      'not-a-uuid',
      printJson({ status: 'zzz', api_key: 'kit-secret-of-no-uuid' }),
    ),
    subject: 'update keys',
    valueClass: 'api_key beside a path that is no uuid',
  };
  for (const field of updateFields.filter(({ name }) => name !== 'api_key')) {
    const [, wrong = null] = wrongClasses(field)[0] ?? [];
    yield {
      request: request({ api_key: `kit-secret-${field.name}`, [field.name]: wrong }),
      subject: 'update keys',
      valueClass: `api_key beside a wrong ${field.name}`,
    };
  }
}
