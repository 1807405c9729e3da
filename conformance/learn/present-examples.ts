import { cutText } from '../../spec/cut-text.ts';
import type { DialectExamples, ErrorExample, FaultExample } from '../../spec/dialect-examples.ts';
import { printJson } from '../../spec/json-print.ts';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '../../spec/json-value.ts';
import { type Redact, redacted } from '../redact/redact.ts';
import { isSecretName } from '../redact/secret-name.ts';

const longestText = 300;
const mostItems = 3;
const mostMembers = 60;
const deepest = 10;

/** An api_key is a secret, whatever its kind. */
const apiKeyName = /api[_-]?key$/i;

/** A place to fill in; or, as the `key` of an error, the name of a field or of a part of the request. */
const isNoSecret = (name: string, text: string): boolean =>
  /^\{[a-z_-]+\d*\}$/.test(text) || (name === 'key' && /^[a-z_]{1,40}$/.test(text));

function presentMember(
  [name, value]: readonly [string, JsonValue],
  redact: Redact,
  depth: number,
): readonly [string, JsonValue] {
  const isSecret =
    typeof value === 'string'
      ? isSecretName(name) && !isNoSecret(name, value)
      : apiKeyName.test(name) && value !== null && typeof value !== 'boolean';
  return [name, isSecret ? redacted : presentValue(value, redact, depth)];
}

/** A value as it may stand in a file that people share: without secrets, and not too long. */
function presentValue(value: JsonValue, redact: Redact, depth = 0): JsonValue {
  if (typeof value === 'string') return redact(cutText(value, longestText));
  if (isJsonArray(value))
    return depth > deepest
      ? []
      : value.slice(0, mostItems).map((item) => presentValue(item, redact, depth + 1));
  if (isJsonObject(value)) return presentObject(value, redact, depth);
  const printed = printJson(value);
  return redact(printed) === printed ? value : redacted;
}

function presentObject(value: JsonObject, redact: Redact, depth = 0): JsonObject {
  if (depth > deepest) return {};
  const members = Object.entries(value).slice(0, mostMembers);
  return Object.fromEntries(members.map((member) => presentMember(member, redact, depth + 1)));
}

const presentError = ({ json, text, headers, ...told }: ErrorExample, redact: Redact): ErrorExample => ({
  ...told,
  ...(json === undefined ? {} : { json: presentValue(json, redact) }),
  ...(text === undefined ? {} : { text: redact(text) }),
  ...(headers === undefined ? {} : { headers: presentHeaders(headers, redact) }),
});

/** What a fault tells may repeat what was sent, in any of its texts. */
const presentFault = ({ type, msg, loc }: FaultExample, redact: Redact): FaultExample => ({
  type: redact(type),
  ...(msg === undefined ? {} : { msg: redact(msg) }),
  ...(loc === undefined ? {} : { loc: loc.map((step) => (typeof step === 'string' ? redact(step) : step)) }),
});

/** Headers of every answer, but for those whose name says that they hold a secret: nobody else is to answer them. */
const presentHeaders = (headers: Readonly<Record<string, string>>, redact: Redact) =>
  mapMembers(Object.fromEntries(Object.entries(headers).filter(([name]) => !isSecretName(name))), redact);

const withKeys = <Value>(values: Readonly<Record<string, Value>>, redact: Redact) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [redact(key), value]));

const freeForms = ['evolutionStatus', 'unknownEvolutionStatus', 'genome'] as const;
const objects = [
  'agentExtraFields',
  'listExtraFields',
  'validationErrorExtraFields',
  'faultExtraFields',
] as const;

/** Examples as they may be written down. */
export function presentExamples(examples: DialectExamples, redact: Redact): DialectExamples {
  const { errors, faults, refusals, evolutionRefusals, headers, faultAddress } = examples;
  const showErrors = (told: Readonly<Record<string, ErrorExample>>) =>
    mapMembers(withKeys(told, redact), (error) => presentError(error, redact));
  const showFaults = (told: NonNullable<typeof faults>) =>
    mapMembers(withKeys(told, redact), (list) => list.map((fault) => presentFault(fault, redact)));
  const showEach = <Name extends keyof DialectExamples>(
    names: readonly Name[],
    show: (example: NonNullable<DialectExamples[Name]>) => JsonObject,
  ) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const example = examples[name];
        return example === undefined ? [] : [[name, show(example)]];
      }),
    );
  return {
    ...examples,
    ...showEach(freeForms, (form) => ({ ...form, example: presentObject(form.example, redact) })),
    ...showEach(objects, (object) => presentObject(object, redact)),
    ...(headers === undefined ? {} : { headers: presentHeaders(headers, redact) }),
    ...(faultAddress === undefined ? {} : { faultAddress: redact(faultAddress) }),
    ...(errors === undefined ? {} : { errors: showErrors(errors) }),
    ...(refusals === undefined ? {} : { refusals: showErrors(refusals) }),
    ...(evolutionRefusals === undefined
      ? {}
      : {
          evolutionRefusals: mapMembers(withKeys(evolutionRefusals, redact), (body) =>
            presentObject(body, redact),
          ),
        }),
    ...(faults === undefined ? {} : { faults: showFaults(faults) }),
  };
}
