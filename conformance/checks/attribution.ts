import { updateFieldNamed } from '../../spec/fields.ts';
import { isJsonNumber } from '../../spec/json-value.ts';
import { type Observation, sentUpdate } from '../observe/observation.ts';

/** Which check an update that must be accepted belongs to: the most telling one, so that a cause is reported once. */
export function acceptanceCheckOf(observation: Observation): string {
  const members = Object.entries(sentUpdate(observation) ?? {});
  const [only] = members;
  if (only === undefined || members.length > 1) return 'update-answers-the-agent';
  const [name, value] = only;
  const field = updateFieldNamed(name);
  if (value === null) return 'update-accepts-null';
  if (field?.kind === 'choice') return 'update-accepts-every-choice';
  if (field?.kind === 'decimal-text') return 'test-score-accepts-decimal-text';
  return field?.minimum === undefined ? 'update-answers-the-agent' : 'update-bounds-the-rate-limit';
}

/** Which check an update that must be rejected belongs to, by the first place that is wrong. */
export function rejectionCheckOf(observation: Observation): string {
  const [reason] = observation.understanding.expectation.reasons;
  const [part, name] = reason?.place ?? [];
  if (part === 'path') return 'update-rejects-bad-uuids';
  const update = sentUpdate(observation);
  if (name === undefined || update === undefined) return 'update-rejects-other-bodies';
  const field = updateFieldNamed(String(name));
  const value = update[String(name)];
  if (field?.kind === 'decimal-text') return 'test-score-rejects-other-text';
  if (field?.kind === 'choice' && typeof value === 'string') return 'update-rejects-other-choices';
  if (field?.kind === 'uuid' && typeof value === 'string') return 'update-rejects-bad-uuids';
  const isBound = field?.minimum !== undefined && isJsonNumber(value);
  return isBound ? 'update-bounds-the-rate-limit' : 'update-rejects-wrong-kinds';
}
