import fc from 'fast-check';
import type { UpdateFieldName } from '../../spec/fields.ts';
import type { ObjectSamples } from '../published/published-shapes.ts';
import { unknownUuids } from '../systematic/evolution-cases.ts';
import type { Identity, PairedRequest } from './paired-request.ts';

/** Requests of one sort to both deployments. */
export interface PairedProperty {
  readonly id: string;
  /** How many of a hundred it gets, more or less. */
  readonly share: number;
  readonly requests: fc.Arbitrary<PairedRequest>;
  /** Its requests create something, and so are capped. */
  readonly creates: boolean;
  /** So few, and so rare by chance, that it is sent however few requests there are. */
  readonly isAlwaysSent?: boolean;
  /** Some of its requests are sent twice in a row. */
  readonly repeats?: boolean;
}

export interface PairPlan {
  /** How many agents of the left stand for one of the right each. */
  readonly pairs: number;
  /** Fields that are written to no agent. */
  readonly leftAlone: ReadonlySet<UpdateFieldName>;
  /** GET, HEAD and OPTIONS alone. */
  readonly readOnly: boolean;
  /** Objects that one of the two publishes itself to take. */
  readonly shapes: ObjectSamples;
}

/** A sort of requests that creates nothing. */
export const property = (
  id: string,
  share: number,
  requests: fc.Arbitrary<PairedRequest>,
): PairedProperty => ({ id, share, requests, creates: false });

export const unknownAgent: Identity = { text: unknownUuids[0]?.[1] ?? '' };

/** What may stand behind a path by mistake. */
export const slashes = fc.constantFrom('/', '//');

export const jsonType = { 'content-type': 'application/json' };

/** Other content types with which a right body is sent, or none. */
export const otherTypes: fc.Arbitrary<PairedRequest['headers']> = fc
  .constantFrom(
    undefined,
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/merge-patch+json',
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
  )
  .map((type) => (type === undefined ? {} : { 'content-type': type }));
