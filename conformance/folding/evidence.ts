import { agentFieldNamed, type Kind, updateFieldNamed } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonObject } from '../../spec/json-value.ts';
import { namesAt } from '../run/place.ts';
import type { Finding, RecordedExchange } from '../run/run-record.ts';

/** What a finding is about and what it took to see it, as far as causes are told apart by it. */
export interface Evidence {
  readonly finding: Finding;
  /** The field of an agent in which it is wrong. */
  readonly field: string | undefined;
  /** What sorts of field that is: a list of objects is a list and of objects; or that an update does not carry it. */
  readonly kinds: readonly string[];
  /** What the last request supplied, as JSON text by the name of the field. */
  readonly supplied: ReadonlyMap<string, string>;
  /** The names that any of its requests supplied. */
  readonly touched: ReadonlySet<string>;
  /** The fields that some update supplied with a value of another kind, or another choice, and that was taken. */
  readonly spoiled: ReadonlySet<string>;
  /** The last request as a text, whichever agent it was for. */
  readonly request: string;
  /** One exchange shows it. */
  readonly isByItself: boolean;
}

const someUuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const noMembers: ReadonlyMap<string, string> = new Map();

function membersOf({ request: { body, bodyEncoding } }: RecordedExchange): ReadonlyMap<string, string> {
  const parsed = body === undefined || bodyEncoding !== undefined ? undefined : parseJson(body);
  if (parsed?.ok !== true || !isJsonObject(parsed.value)) return noMembers;
  return new Map(Object.entries(parsed.value).map(([name, value]) => [name, printJson(value)]));
}

/** How the JSON of a value of each kind begins. */
const beginnings: Readonly<Record<Kind, RegExp>> = {
  text: /^"/,
  integer: /^[-\d]/,
  number: /^[-\d]/,
  flag: /^[tf]/,
  choice: /^"/,
  uuid: /^"/,
  'decimal-text': /^["-\d]/,
  object: /^\{/,
  'list-of-objects': /^\[/,
  'list-of-texts': /^\[/,
};

/** Whether a member of an update is plainly not what its field takes; what is finer than that is left aside. */
function isForeign([name, value]: readonly [name: string, value: string]): boolean {
  const { kind, choices } = updateFieldNamed(name) ?? {};
  if (kind === undefined || value === 'null') return false;
  return !beginnings[kind].test(value) || choices?.some((choice) => value === `"${choice}"`) === false;
}

const isTaken = ({ response }: RecordedExchange) =>
  'status' in response && response.status >= 200 && response.status < 300;

function kindsOf(field: string): readonly string[] {
  const kind = updateFieldNamed(field)?.kind;
  if (kind === 'list-of-objects') return ['list', 'object'];
  if (kind !== undefined) return [kind === 'list-of-texts' ? 'list' : kind];
  return [agentFieldNamed(field) === undefined ? 'unknown' : 'read-only'];
}

/** Agents and readings of them are told apart by nothing but the field that is wrong. */
function fieldOf({ operation, place }: Finding): string | undefined {
  if (operation !== 'updateAgent' || (place.part !== 'answer' && place.part !== 'body')) return undefined;
  const [name] = namesAt(place);
  return name === 'detail' ? undefined : name;
}

/** What two answers of one agent show, whether or not its steps came back. */
const ofTwoAnswers = /^(?:changed|not-stored|moved|went-back)/;

/** What takes several exchanges was met as a scenario, or has its steps; a silence over the whole run has neither. */
const isByItself = ({ steps, origin, code }: Finding) =>
  steps === undefined && origin.phase !== 'scenario' && origin.phase !== 'run' && !ofTwoAnswers.test(code);

/** Reads a finding. */
export function readEvidence(finding: Finding): Evidence {
  const { exchange, steps = [exchange] } = finding;
  const { method, url, body = '' } = exchange.request;
  const field = fieldOf(finding);
  return {
    finding,
    field,
    kinds: field === undefined ? [] : kindsOf(field),
    supplied: membersOf(exchange),
    touched: new Set(steps.flatMap((step) => [...membersOf(step).keys()])),
    spoiled: new Set(
      steps.filter(isTaken).flatMap((step) => [...membersOf(step)].filter(isForeign).map(([name]) => name)),
    ),
    request: `${method} ${url.replace(someUuid, '{id}')} ${body}`,
    isByItself: isByItself(finding),
  };
}
