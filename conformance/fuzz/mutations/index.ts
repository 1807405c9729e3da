import { nearestWord } from '../../../spec/did-you-mean.ts';
import { Inability } from '../../../spec/inability.ts';
import { httpMutations } from './http-mutations.ts';
import { manyFields } from './many-fields.ts';
import type { Mutation } from './mutation.ts';
import { sequenceMutations } from './sequence-mutations.ts';
import { textMutations } from './text-mutations.ts';
import { valueMutations } from './value-mutations.ts';

/** Every mutation, by depth. */
export const allMutations: readonly Mutation[] = [
  ...valueMutations,
  ...manyFields,
  ...textMutations,
  ...httpMutations,
  ...sequenceMutations,
];

/** Names of mutations that somebody allows; `all` stands for all of them. */
export function readAllowed(names: readonly string[]): readonly string[] {
  const known = allMutations.map(({ name }) => name);
  for (const name of names) {
    if (name === 'all' || known.includes(name)) continue;
    const near = nearestWord(name, known);
    const remedy = near === undefined ? 'See fuzz --list-mutations.' : `Did you mean ${near}?`;
    throw new Inability(`--allow ${name}`, 'there is no such mutation', remedy);
  }
  return names.includes('all') ? known : names;
}

/** The mutations that may be tried: away from loopback, what can hurt only where it is allowed by name. */
export const mutationsFor = (isOnLoopback: boolean, allowed: readonly string[]): readonly Mutation[] =>
  allMutations.filter(({ name, hurts }) => hurts === undefined || isOnLoopback || allowed.includes(name));
