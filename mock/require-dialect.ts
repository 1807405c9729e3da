import { type Dialect, dialectPoints, isChoice } from '../spec/dialect-points.ts';
import { dialectPresets, type PresetName, presetNamed } from '../spec/dialect-presets.ts';
import { suggestWord } from '../spec/did-you-mean.ts';
import { Inability } from '../spec/inability.ts';

function requirePresetInCode(name: string): Dialect {
  const preset = presetNamed(name);
  if (preset !== undefined) return preset;
  throw new Inability(
    `dialect ${name}`,
    'there is no preset of that name',
    `${suggestWord(name, Object.keys(dialectPresets))} What a file holds is given as readDialect(text), of agent-console-kit/mock.`,
  );
}

/** The dialect that a program gave: a preset's name, or one that is whole. */
export function requireDialect(given: PresetName | Dialect): Dialect {
  if (typeof given === 'string') return requirePresetInCode(given);
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
