import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Field, updateFields } from '../../spec/fields.ts';
import { jsonTypes } from './json-types.ts';
import { togetherCases, twoFaults } from './together-cases.ts';
import { wrongBesideOthers } from './wrong-beside-others.ts';
import { wrongClasses } from './wrong-classes.ts';

/** The names in each update that has a wrong value for a field, in their order; those of 2.2 alone. */
const namesBeside = (field: Field): readonly (readonly string[])[] =>
  [...wrongBesideOthers(updateFields)]
    .filter(([about]) => about.endsWith(` for ${field.name}, beside others`))
    .map(([, update]) => Object.keys(update).filter((name) => name !== 'kit_beside'));

test('of any two other fields, one stands beside a wrong value without the other', () => {
  for (const field of updateFields) {
    const updates = namesBeside(field);
    assert.ok(updates.length >= 10, field.name);
    // That one is there to make some updates long.
    const others = updateFields.filter(({ name }) => name !== field.name && name !== 'agent_system_prompt');
    for (const one of others)
      for (const other of others.filter(({ name }) => name !== one.name))
        assert.ok(
          updates.some((names) => names.includes(one.name) && !names.includes(other.name)),
          `${one.name} without ${other.name} beside ${field.name}`,
        );
  }
});

test('a wrong value stands before, among and behind the others', () => {
  for (const field of updateFields) {
    const places = namesBeside(field).map((names) => {
      const last = names.at(-1) === 'agent_system_prompt' ? names.length - 2 : names.length - 1;
      const at = names.indexOf(field.name);
      return at === 0 ? 'first' : at >= last ? 'last' : 'among';
    });
    assert.deepEqual([...new Set(places)].sort(), ['among', 'first', 'last'], field.name);
  }
});

test('no field is supplied that is left alone', () => {
  const fields = updateFields.filter(({ name }) => name !== 'agent_system_prompt');
  const updates = [...wrongBesideOthers(fields)];
  assert.ok(updates.length > 0);
  for (const [about, update] of updates) assert.ok(!Object.hasOwn(update, 'agent_system_prompt'), about);
});

test('each field has as many of its wrong values beside another wrong one as there are pairs with it', () => {
  const updates = twoFaults(updateFields);
  for (const field of updateFields) {
    const values = updates.flatMap(([, update]) =>
      Object.hasOwn(update, field.name) ? [JSON.stringify(update[field.name])] : [],
    );
    assert.equal(values.length, updateFields.length - 1);
    const all = new Set(wrongClasses(field).map(([, value]) => JSON.stringify(value)));
    assert.ok(new Set(values).size >= Math.min(values.length, all.size) - 2, field.name);
  }
});

test('wrong values come under every name of the media type', () => {
  const plan = {
    updatePath: '/v1/agent-configurations/{id}',
    agentIds: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'],
    leftAlone: new Set<never>(),
    isThreeWay: false,
    otherChoices: new Map(),
  };
  const wrong = [...togetherCases(plan)].filter(({ valueClass }) =>
    / wrong$|beside others$/.test(valueClass),
  );
  const types = new Set(wrong.map(({ request }) => request.headers?.['content-type']));
  for (const [about, type] of jsonTypes) assert.ok(types.has(type), about);
});
