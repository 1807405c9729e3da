import { type DialectExamples, placeOf } from '../../../spec/dialect-examples.ts';
import { usualFaultAddress } from '../../../spec/fault-address.ts';
import { updateFieldNamed } from '../../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { evolutionStatusRequest } from '../../generate/cases.ts';
import { type Asked, faultsOf } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import type { Learning } from '../create-learning.ts';
import { learnExtraFields } from '../examples/extra-fields.ts';
import { placeEverywhere } from './place-everywhere.ts';
import type { RefusalFrame } from './refusal-frame.ts';

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

const choices = (updateFieldNamed('status')?.choices ?? []).map((choice) => `'${choice}'`);
const usualMsg = `Input should be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;

/** A body with places for what pydantic calls a choice that there is not, and says of it. */
function placeWords(value: JsonValue): JsonValue {
  if (typeof value === 'string') {
    if (value === 'enum' || value === 'literal_error') return placeOf('type');
    if (value === 'ENUM' || value === 'LITERAL_ERROR') return placeOf('type-upper');
    return value.replaceAll(usualMsg, placeOf('msg'));
  }
  if (isJsonArray(value)) return value.map(placeWords);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, placeWords(member)]));
}

/** What a 422 and its faults carry beside what pydantic gives them, from the same fault asked for twice. */
export async function learnBeside(
  agent: AskedAgent,
  learning: Learning,
  frame: RefusalFrame,
): Promise<DialectExamples> {
  const ask = () => agent.update({ status: 'zzz' });
  const both = [await ask(), await ask()] as const;
  const isOfUpdates = await tellsOfUpdates(learning);
  const isPydantic = (key: string) => pydanticKeys.has(key);
  const { validationErrorExtraFields: whole } = learnExtraFields(
    'validationErrorExtraFields',
    both,
    errorIn,
    (key) => key === 'detail' || isOfUpdates(key),
  );
  const placed = placeEverywhere(placeWords(whole ?? {}), { field: 'status', input: 'zzz' }, frame);
  return {
    ...(isJsonObject(placed) && whole !== undefined ? { validationErrorExtraFields: placed } : {}),
    ...learnExtraFields('faultExtraFields', both, (asked) => faultsOf(asked)[0], isPydantic),
    ...learnAddress(faultsOf(both[0])[0]),
  };
}
