import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateFields } from '../../spec/fields.ts';
import { plainWords } from './plain-words.ts';
import { goingAlong, textCases } from './text-cases.ts';
import { textForms, urlForms } from './text-forms.ts';
import { textSorts } from './text-sorts.ts';
import type { UpdatePlan } from './update-plan.ts';

const plan: UpdatePlan = {
  updatePath: '/v1/agent-configurations/{id}',
  agentIds: ['7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a', '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d'],
  leftAlone: new Set(),
  isThreeWay: false,
  otherChoices: new Map(),
};
const texts = updateFields.filter(({ kind }) => kind === 'text').map(({ name }) => name);
const bodyOf = (body: unknown): object => {
  const update: unknown = JSON.parse(String(body));
  assert.ok(typeof update === 'object' && update !== null && !Array.isArray(update));
  return update;
};

/** How many updates it takes: as many as the field with the most texts has of them. */
const turns = textSorts.length + plainWords.length + Math.max(textForms.length, urlForms.length);

/** What a field gets: a name may have to be unique, and is no usual word; an address has forms of its own. */
function sortsOf(name: string) {
  const words = name === 'agent_name' ? [] : plainWords;
  return [...textSorts, ...words, ...(name === 'agent_url' ? urlForms : textForms)];
}

test('every text field gets every sort of text, in as many updates as the most of them take', () => {
  const cases = [...textCases(plan)];
  assert.equal(cases.length, turns);
  assert.equal(texts.length, 8);
  for (const name of texts) {
    const sent = cases.map(({ request }) => new Map(Object.entries(bodyOf(request.body))).get(name));
    const texts = sent.filter((text) => text !== undefined);
    assert.deepEqual(
      texts.toSorted(),
      sortsOf(name)
        .map(([, text]) => text)
        .toSorted(),
      name,
    );
  }
});

test('what a case says to cover is what it sends', () => {
  const values = new Map<string, unknown>([
    ...textSorts,
    ...plainWords,
    ...urlForms,
    ...textForms,
    ...Object.values(goingAlong).flat(),
  ]);
  for (const { request, covers = [] } of textCases(plan)) {
    const said = covers.map(([name, sort]) => [name, values.get(sort)]);
    assert.deepEqual(Object.fromEntries(said), bodyOf(request.body));
    assert.ok(said.length >= texts.length - 2);
  }
});

test('a field that is left alone is in none of them', () => {
  const bodies = [...textCases({ ...plan, leftAlone: new Set(['api_key']) })].map(
    ({ request }) => request.body,
  );
  assert.equal(bodies.length, turns);
  for (const body of bodies) assert.ok(!String(body).includes('api_key'));
});
