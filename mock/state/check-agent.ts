import { nearestWord } from '../../spec/did-you-mean.ts';
import { agentFieldNamed, agentFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import { isUuid } from '../../spec/uuid-text.ts';
import type { Validate } from '../../spec/validators.ts';
import { fillUnsetFields } from '../agent/fill-unset-fields.ts';
import { faultAt, type StateFault } from './state-fault.ts';

const requiredNames = agentFields.filter((field) => field.required).map((field) => field.name);

/** A JSON pointer as people write the way to a value: `/delegated_agents/0` is `.delegated_agents[0]`. */
function pathOf(pointer: string): string {
  return pointer.replace(/\/(\d+)(?=\/|$)/g, '[$1]').replaceAll('/', '.');
}

/** Checks an agent of a state: the seven required fields are there, and every field is as 2.1 has it (spec/openapi.yaml). */
export function checkAgent(agent: JsonValue, place: string, validateAgent: Validate): StateFault | undefined {
  if (!isJsonObject(agent)) return faultAt(place, 'it is not an object', 'Give each agent as an object.');
  const missing = requiredNames.find((name) => agent[name] === undefined);
  if (missing !== undefined) {
    // Fields that the contract does not name are taken: one that is near may have been meant.
    const near = nearestWord(
      missing,
      Object.keys(agent).filter((name) => agentFieldNamed(name) === undefined),
    );
    const remedy =
      near === undefined
        ? `An agent needs ${requiredNames.join(', ')}.`
        : `Is ${near} meant to be ${missing}?`;
    return faultAt(`${place}.${missing}`, 'it is missing', remedy);
  }
  const id = agent['id'];
  if (typeof id !== 'string' || !isUuid(id)) {
    return faultAt(
      `${place}.id`,
      'it is not a uuid',
      'Write it with hyphens, as 3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b.',
    );
  }
  const fault = validateAgent(JSON.parse(printJson(fillUnsetFields(agent))));
  if (fault === undefined) return undefined;
  return faultAt(
    `${place}${pathOf(fault.instancePath)}`,
    `it ${fault.message}`,
    'Give a value that the contract allows there (2.1).',
  );
}
