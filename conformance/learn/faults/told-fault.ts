import { type FaultExample, placeOf } from '../../../spec/dialect-examples.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import type { FaultTrial } from './fault-trials.ts';

/** What of a trial may come back in the words of its fault. */
export interface Echoes {
  readonly field?: string | undefined;
  readonly input?: JsonValue | undefined;
  readonly index?: number;
  /** Where the body is broken. */
  readonly position?: number | undefined;
}

export const echoesOf = ({ field, input, value }: FaultTrial): Echoes => ({
  field,
  input,
  ...(value === undefined ? {} : { index: 1 }),
});

/** A text that says nothing by itself is not looked for in others. */
const shortestEcho = 2;

/** Whether words repeat a value. Those that name both flags say what is expected. */
function isEchoed(input: JsonValue, words: string): boolean {
  const printed = printJson(input);
  if (typeof input === 'boolean') return /\btrue\b/.test(words) !== /\bfalse\b/.test(words);
  return printed.length >= shortestEcho && printed !== '{}' && printed !== '[]';
}

/** A text with what it repeats of the request as places. */
export function placeEchoes(text: string, { field, input }: Echoes): string {
  const withField = field === undefined ? text : text.replaceAll(field, placeOf('field'));
  if (input === undefined || input === null) return withField;
  const withInput = isEchoed(input, withField)
    ? withField.replaceAll(printJson(input), placeOf('input'))
    : withField;
  return typeof input === 'string' && input.length >= shortestEcho
    ? withInput.replaceAll(input, placeOf('text'))
    : withInput;
}

/** What may stand behind a step of a way. */
const ends: ReadonlySet<string> = new Set(['', ']', '/', '.', ':', ' ']);

/** A text in which the place of an item stands behind its field: `{field}/1`, `{field}[1]`, `{field}.1`. */
export function placeIndex(text: string, { index }: Echoes): string {
  if (index === undefined) return text;
  return ['/', '[', '.'].reduce((rest, sign) => {
    const field = `${placeOf('field')}${sign}`;
    const [first = '', ...others] = rest.split(`${field}${index}`);
    const placed = others.map((part) => field + (ends.has(part.charAt(0)) ? placeOf('index') : index) + part);
    return [first, ...placed].join('');
  }, text);
}

/** The steps of a loc with places; undefined where it is no list of texts and indices. */
function placeLoc(loc: JsonValue | undefined, echoes: Echoes): readonly (string | number)[] | undefined {
  if (!isJsonArray(loc)) return undefined;
  const { field, index } = echoes;
  const steps = loc.map((step): string | number | undefined => {
    if (typeof step === 'number') return step === index ? placeOf('index') : step;
    if (typeof step !== 'string') return undefined;
    const placed = field === undefined ? step : step.replaceAll(field, placeOf('field'));
    // Some write the whole way as one step: `/hub/1`, `hub[1]`.
    return placeIndex(placed, echoes);
  });
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

/** One fault as a deployment told it. */
export function readTold(fault: JsonObject, echoes: Echoes): FaultExample | undefined {
  const { type, msg } = fault;
  const loc = placeLoc(fault['loc'], echoes);
  if (typeof type !== 'string' || typeof msg !== 'string' || loc === undefined) return undefined;
  return { type, msg: placeIndex(placeEchoes(msg, echoes), echoes), loc };
}

/**
 * Two of one fault: where their words differ, these depend on what was sent. Whoever speaks as pydantic does then speaks
 * as the mock does by itself; of others the first words are nearer.
 */
export function joinTold(
  left: readonly FaultExample[],
  right: readonly FaultExample[],
  speaksPydantic: boolean,
): readonly FaultExample[] | undefined {
  const isAlike =
    left.length === right.length &&
    left.every(({ type, loc = [] }, index) => {
      const other = right[index];
      return type === other?.type && printJson([...loc]) === printJson([...(other.loc ?? [])]);
    });
  if (!isAlike) return undefined;
  return left.map((told, index) => {
    const { msg, ...rest } = told;
    return speaksPydantic && msg !== right[index]?.msg ? rest : told;
  });
}
