import { updateFieldNamed } from '../../spec/fields.ts';
import type { clauses } from '../../spec/generated/clauses.ts';

export type ClauseId = (typeof clauses)[number]['id'];

const valuesOf: Readonly<Record<string, ClauseId>> = {
  status: '3.1/status-values',
  protection_status: '3.2/protection-values',
  access_level: '2.1/access-level',
  protocol: '2.1/protocol',
};

/** The clause that decides about a value of this field, by pydantic's name for what is wrong with it. */
export function clauseOfFault(field: string | undefined, type: string): ClauseId {
  if (field === undefined) return type.startsWith('uuid') ? '4.3/id' : '1/json-bodies';
  if (updateFieldNamed(field) === undefined) return '2.2/read-only-fields';
  if (field === 'test_score') return '2.2/test-score-type';
  if (field === 'rate_limit_requests_per_minute') return '8/rate-limit';
  if (type === 'enum' || type === 'literal_error') return valuesOf[field] ?? '3/choices';
  return '2.2/field-types';
}
