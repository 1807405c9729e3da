import type { ObservedPoint } from '../../conformance/run/observed-point.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';

/** A point of the dialect and what was seen there. */
export type SeenChoice = readonly [id: string, point: ObservedPoint];

/** The presets by name, each with its choice at every point. */
export const presetChoices = Object.entries(dialectPresets).map(
  ([name, preset]) => [name, new Map(Object.entries(preset))] as const,
);

/** The preset that agrees with most of what was seen, and where it does not. */
export function nearestPreset(dialect: Run['dialect']) {
  const seen = Object.entries(dialect);
  const [nearest = { name: 'fastapi', others: seen }] = presetChoices
    .map(([name, choices]) => ({
      name,
      others: seen.filter(([id, { choice }]) => choices.get(id) !== choice),
    }))
    .sort((left, right) => left.others.length - right.others.length);
  return nearest;
}
