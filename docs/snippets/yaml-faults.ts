import { parse } from 'yaml';
import { faultsOfCalls } from './called-commands.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Inputs that a step gives to the action and that it does not have; undefined where it is another's step. */
function faultsOfStep(step: Readonly<Record<string, unknown>>, inputs: ReadonlySet<string>) {
  const { uses, with: given } = step;
  if (typeof uses !== 'string' || !uses.includes('/agent-console-kit@')) return undefined;
  return Object.keys(isObject(given) ? given : {})
    .filter((name) => !inputs.has(name))
    .map((name) => `the action has no input ${name}`);
}

/** What is held of a value: every script that calls the program, and every step that uses the action. */
function heldIn(value: unknown, inputs: ReadonlySet<string>): readonly (readonly string[])[] {
  if (typeof value === 'string') {
    const faults = faultsOfCalls(value);
    return faults === undefined ? [] : [faults];
  }
  if (Array.isArray(value)) return value.flatMap((item) => heldIn(item, inputs));
  if (!isObject(value)) return [];
  const own = faultsOfStep(value, inputs);
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap((one) => heldIn(one, inputs))];
}

/** What is wrong with a snippet for a CI engine. One that calls neither the program nor the action is wrong too. */
export function faultsOfYaml(text: string, inputs: ReadonlySet<string>): readonly string[] {
  const held = heldIn(parse(text), inputs);
  return held.length === 0 ? ['it calls neither the program nor the action'] : held.flat();
}
