import { agentFieldNamed, updateFieldNamed } from '../../spec/fields.ts';
import { namesAt } from '../run/place.ts';
import type { RecordedExchange } from '../run/recorded-exchange.ts';
import type { Finding } from '../run/run-record.ts';
import {
  answeredIn,
  isForeign,
  isRefused,
  isTaken,
  type Members,
  namedIn,
  suppliedIn,
} from './recorded-members.ts';
import { changesIn, isOfReading, isReverted, isRightAtFirst, lossesIn } from './steps-told.ts';

/** What a finding is about and what it took to see it, as far as causes are told apart by it. */
export interface Evidence {
  readonly finding: Finding;
  /** The field of an agent in which it is wrong. */
  readonly field: string | undefined;
  /** What sorts of field that is: a list of objects is a list and of objects; or that an update does not carry it. */
  readonly kinds: readonly string[];
  /** What the last request supplied, as JSON text by the name of the field. */
  readonly supplied: Members;
  /** What each of its requests supplied. */
  readonly steps: readonly Members[];
  /** The fields that some update supplied with a value of another kind, or another choice, and that was taken. */
  readonly spoiled: ReadonlySet<string>;
  /** The fields that a refused update before the last request supplied. */
  readonly refused: ReadonlySet<string>;
  /** The names that its answer puts the fault at, where it is a refusal. */
  readonly named: ReadonlySet<string>;
  /** The fields in which the last answer is other than the one before, though the last request does not supply them. */
  readonly changed: readonly string[];
  /** The fields that updates supplied since the agent was last read, and that the last answer shows otherwise. */
  readonly lost: ReadonlySet<string>;
  /** The same update was answered as it should be the first time. */
  readonly isRightAtFirst: boolean;
  /** After an update the agent is again what it was before, which is no value that a deployment would choose itself. */
  readonly isReverted: boolean;
  /** Of two empty updates one after another the second shows another state. */
  readonly isOfReading: boolean;
  /** It is wrong in this way of sending a body, and not where its length is told first. */
  readonly transfer: string | undefined;
  /** Its refusal is for something that the request does not carry. */
  readonly isForAnotherRequest: boolean;
  /** The agent that was answered is not the one that was asked for. */
  readonly isOfAnotherAgent: boolean;
  /** The last request as a text, whichever agent it was for. */
  readonly request: string;
  /** One exchange shows it. */
  readonly isByItself: boolean;
}

const someUuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

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

const namesIn = (steps: readonly RecordedExchange[]): ReadonlySet<string> =>
  new Set(steps.flatMap((step) => [...suppliedIn(step).keys()]));

function isOfAnotherAgent(exchange: RecordedExchange): boolean {
  const [asked] = someUuid.exec(exchange.request.url) ?? [];
  const answered = answeredIn(exchange).get('id');
  return (
    asked !== undefined && answered !== undefined && answered.toLowerCase() !== `"${asked.toLowerCase()}"`
  );
}

/** No request but an update carries its fields; a genome has no parameter in its path, and a reading no body. */
function isForAnotherRequest({ operation, exchange }: Finding): boolean {
  const named = namedIn(exchange);
  const fields = [...named].filter((name) => updateFieldNamed(name) !== undefined);
  if (operation !== 'updateAgent')
    return fields.length > 0 || named.has(operation === 'createGenome' ? 'path' : 'body');
  const supplied = suppliedIn(exchange);
  return fields.length > 0 && fields.every((name) => !supplied.has(name));
}

/** Reads a finding. */
export function readEvidence(finding: Finding): Evidence {
  const { exchange, steps = [exchange] } = finding;
  const { method, url, body = '' } = exchange.request;
  const field = fieldOf(finding);
  return {
    finding,
    field,
    kinds: field === undefined ? [] : kindsOf(field),
    supplied: suppliedIn(exchange),
    steps: steps.map(suppliedIn),
    spoiled: new Set(
      steps.filter(isTaken).flatMap((step) => [...suppliedIn(step)].filter(isForeign).map(([name]) => name)),
    ),
    refused: namesIn(steps.slice(0, -1).filter(isRefused)),
    named: namedIn(exchange),
    changed: changesIn(steps),
    lost: lossesIn(steps),
    isRightAtFirst: isRightAtFirst(steps, field),
    isReverted: isReverted(finding, field),
    isOfReading: isOfReading(finding),
    transfer: /-(?:chunked|in-pieces)$/.exec(finding.code)?.[0],
    isForAnotherRequest: isForAnotherRequest(finding),
    isOfAnotherAgent: isOfAnotherAgent(exchange),
    request: `${method} ${url.replace(someUuid, '{id}')} ${body}`,
    isByItself: isByItself(finding),
  };
}
