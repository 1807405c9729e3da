import { dialectPoints, type PointId } from '../../spec/dialect-points.ts';
import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '../../spec/json-value.ts';
import type { Cause } from '../cause.ts';
import { numberOf } from './controls-state.ts';

/** A line of the journal as the mock tells it while it happens; the rest is asked for when it is opened. */
export interface JournalRow {
  /** Its bucket and number. */
  readonly key: string;
  /** '' for requests that name none. */
  readonly bucket: string;
  readonly number: number;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly operation: string;
  readonly agentId: string;
  readonly status: number;
  readonly ms: number | undefined;
  readonly why: string;
  readonly broken: string;
  /** Of a 422. */
  readonly fields: readonly string[];
  /** What is searched, in lower case. */
  readonly text: string;
}

const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '');

const isPointId = (value: JsonValue | undefined): value is PointId =>
  dialectPoints.some(({ id }) => id === value);

export const rowKey = (bucket: string, number: number) => `${number}${bucket === '' ? '' : ` ${bucket}`}`;

function causeWord(cause: JsonValue | undefined): string {
  if (!isJsonObject(cause)) return '';
  const { by, point, scenario } = cause;
  return [by, point ?? scenario].filter((part) => typeof part === 'string').join(' ');
}

export function readRow(entry: JsonObject): JournalRow {
  const bucket = textOf(entry['bucket']);
  const number = numberOf(entry['number']);
  const isDropped = entry['event'] === 'bucket-dropped';
  const row = {
    key: rowKey(isDropped ? '' : bucket, number),
    bucket: isDropped ? '' : bucket,
    number,
    time: textOf(entry['time']),
    method: textOf(entry['method']),
    path: isDropped ? `bucket ${bucket} was dropped: ${textOf(entry['why'])}` : textOf(entry['path']),
    operation: textOf(entry['operation']),
    agentId: textOf(entry['agentId']),
    status: numberOf(entry['status']),
    ms: isJsonNumber(entry['ms']) ? numberOf(entry['ms']) : undefined,
    why: causeWord(entry['cause']),
    broken: textOf(entry['broken']),
    fields: isJsonArray(entry['fields']) ? entry['fields'].map(textOf) : [],
  };
  const text = [row.method, row.path, row.operation, row.agentId, row.why, row.broken, ...row.fields];
  return { ...row, text: text.join(' ').toLowerCase() };
}

/** What an opened entry has to say about why it was answered so. */
export function readCause(cause: JsonValue | undefined): Cause | undefined {
  if (!isJsonObject(cause)) return undefined;
  const { by, scenario, rule, asked, point } = cause;
  const index = numberOf(rule);
  switch (by) {
    case 'scenario':
      return { by, scenario: textOf(scenario), rule: index };
    case 'rule':
      return { by, rule: index };
    case 'forced':
      return { by, asked: asked === '__code' ? '__code' : 'Prefer' };
    case 'dialect':
      return isPointId(point) ? { by, point } : { by };
    case 'contract':
    case 'next':
    case 'fail-rate':
    case 'limit':
      return { by };
    default:
      return undefined;
  }
}
