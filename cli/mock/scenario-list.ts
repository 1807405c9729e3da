import { builtInScenarios } from '../../mock/scenario/built-in/built-in-scenarios.ts';

/** Every built-in scenario and its line of help. */
export function printScenarios(): string {
  const scenarios = Object.values(builtInScenarios);
  const width = Math.max(...scenarios.map(({ name }) => name.length));
  return scenarios.map(({ name, about }) => `${name.padEnd(width)}  ${about}\n`).join('');
}
