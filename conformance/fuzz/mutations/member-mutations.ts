import { readOnlyFields } from '../../../spec/fields.ts';
import { isJsonObject, type JsonObject } from '../../../spec/json-value.ts';
import { atObject, atValue } from './at-body.ts';
import type { Change } from './mutation.ts';
import { kindSwaps, wordOf } from './value-mutations.ts';

/** A name in other letters, as somebody writes it who does not look. */
const inOtherCase = (name: string): string =>
  name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();

/** Mutations of which members an object has. */
export const memberMutations: readonly Change[] = [
  {
    name: 'drop-field',
    about: 'leaves a member out',
    mutate: atObject((object, { dice }) => {
      const dropped = dice.pick(Object.keys(object));
      return Object.fromEntries(Object.entries(object).filter(([key]) => key !== dropped));
    }),
  },
  {
    name: 'use-id-in-field',
    about: 'supplies guard_config_id with the id of an agent, or another that an answer told',
    mutate: atObject((object, material) => {
      const id = material.dice.pick([...material.agentIds, ...material.words.ids()]);
      return id === undefined ? undefined : { ...object, guard_config_id: id };
    }),
  },
  {
    name: 'other-key',
    about: 'adds a member that the update does not carry, or spells one in other letters',
    mutate: atObject((object, material) => {
      const { dice, words } = material;
      const known = dice.pick(Object.keys(object)) ?? 'hub';
      const key = dice.pick([
        dice.pick(readOnlyFields)?.name ?? 'id',
        dice.pick(words.keys()) ?? 'kit',
        dice.pick(words.given) ?? '',
        known.toUpperCase(),
        `${known} `,
        known.replaceAll('_', '-'),
      ]);
      return key === undefined ? undefined : { ...object, [key]: object[known] ?? wordOf(material) ?? null };
    }),
  },
  {
    name: 'twin-key',
    about: 'gives an object, at any depth, a second key that is another one in other letters',
    mutate: atValue((value, { dice }) => {
      if (!isJsonObject(value)) return dice.chance(0.3) ? [{ kit: 1, KIT: 2 }] : undefined;
      const key = dice.pick(Object.keys(value));
      return key === undefined ? undefined : { ...value, [inOtherCase(key)]: value[key] ?? null };
    }),
  },
  {
    name: 'spoil-member',
    about: 'makes one member wrong and leaves the others as they are',
    mutate: atObject((object, material) => {
      const field = material.dice.pick(material.fields);
      const wrong = material.dice.pick(kindSwaps);
      if (field === undefined || wrong === undefined || Object.keys(object).length === 0) return undefined;
      // The last one: what stands before it may have been stored when it is met.
      return { ...object, [field.name]: wrong };
    }),
  },
  {
    name: 'splice-bodies',
    about: 'joins the members of two bodies',
    mutate: (input, material) => {
      const other = material.other();
      if (other === undefined) return undefined;
      let taken: JsonObject = {};
      atObject((object) => {
        taken = object;
        return undefined;
      })(other, material);
      const splice = (object: JsonObject) =>
        Object.keys(taken).length === 0 ? undefined : { ...object, ...taken };
      return atObject(splice)(input, material);
    },
  },
];
