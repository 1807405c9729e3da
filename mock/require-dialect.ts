import { type Dialect, dialectPoints, isChoice } from '../spec/dialect-points.ts';
import { type PresetName, requirePreset } from '../spec/dialect-presets.ts';
import { Inability } from '../spec/inability.ts';

/** The dialect that a program gave: a preset's name, or one that is whole. */
export function requireDialect(given: PresetName | Dialect): Dialect {
  if (typeof given === 'string') return requirePreset(given);
  if ('points' in given)
    throw new Inability('dialect', 'it is a dialect file', 'Give what readDialect makes of it.');
  const wrong = dialectPoints.find((point) => !isChoice(point, given[point.id]));
  if (wrong === undefined) return given;
  throw new Inability(
    'dialect',
    `it has no choice for the point ${wrong.id}`,
    'Give the name of a preset, or what readDialect or learnDeployment gives.',
  );
}
