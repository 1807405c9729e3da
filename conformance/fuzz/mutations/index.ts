import { nearestWord } from '../../../spec/did-you-mean.ts';
import { Inability } from '../../../spec/inability.ts';
import { httpMutations } from './http-mutations.ts';
import { manyFields } from './many-fields.ts';
import { memberMutations } from './member-mutations.ts';
import type { Change, Mutation } from './mutation.ts';
import { rawMutations } from './raw-mutations.ts';
import { sequenceMutations } from './sequence-mutations.ts';
import { textMutations } from './text-mutations.ts';
import { valueMutations } from './value-mutations.ts';

const at = (depth: Mutation['depth'], changes: readonly Change[]): readonly Mutation[] =>
  changes.map((change) => ({ ...change, depth }));

/** Every mutation, by depth. */
export const allMutations: readonly Mutation[] = [
  ...at('values', [...valueMutations, ...memberMutations, ...manyFields]),
  ...at('text', textMutations),
  ...at('http', [...httpMutations, ...rawMutations]),
  ...at('sequence', sequenceMutations),
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

/** Where a deployment is, and what may be done to it. */
export interface Ground {
  readonly isOnLoopback: boolean;
  /** Whether there are bare connections. */
  readonly sendsRaw: boolean;
  /** Names of mutations that can hurt and are allowed all the same. */
  readonly allowed: readonly string[];
}

/** The mutations that may be tried: away from loopback, what can hurt only where it is allowed by name. */
export const mutationsFor = ({ isOnLoopback, sendsRaw, allowed }: Ground): readonly Mutation[] =>
  allMutations.filter(
    ({ name, hurts, isRaw }) =>
      (hurts === undefined || isOnLoopback || allowed.includes(name)) && (isRaw !== true || sendsRaw),
  );
