import type { Scenario } from '../scenario/scenario.ts';

/** What scenarios show: the one that shows it best, and others. */
interface Shown {
  readonly scenario?: Scenario;
  readonly otherScenarios?: readonly Scenario[];
}

const mostScenarios = 3;

/** The scenarios that show the same as another one, each once. */
export function scenariosBeside(
  { scenario }: Pick<Shown, 'scenario'>,
  causes: readonly (Shown | undefined)[],
): readonly Scenario[] {
  const all = causes.flatMap((one) => [one?.scenario ?? [], one?.otherScenarios ?? []].flat());
  const others = new Map(all.map((one) => [one.about, one]));
  others.delete(scenario?.about ?? '');
  return [...others.values()].slice(0, mostScenarios);
}
