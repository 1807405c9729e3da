import { placeNames } from './dialect-examples.ts';
import { type ExampleSchema, examplesSchema } from './dialect-examples-schema.ts';
import { mapMembers } from './json-value.ts';

const beside = (what: string) => `What ${what} beside what is known of it.`;

/**
 * What each part of the examples is for, by its place; `*` is any key and `[]` any item. Only editors read them, so that
 * they stand apart from the schema, which an app carries with its mock.
 */
export const exampleDescriptions: Readonly<Record<string, string>> = {
  '': `Examples of what has no choices. In a text, these are filled in: ${placeNames.map((name) => `{${name}}`).join(', ')}.`,
  evolutionStatus: 'The evolution status.',
  unknownEvolutionStatus: 'That of an unknown agent, where it is another.',
  genome: 'The answer to a genome.',
  agentExtraFields: beside('an agent carries'),
  listExtraFields: beside('the object around the list carries'),
  validationErrorExtraFields: beside('a 422 carries'),
  faultExtraFields: beside('each fault carries'),
  faultAddress: 'What stands before its type in its url.',
  faults: 'The words for a fault, by its type / sort of what was sent @ field, kind or part.',
  'faults.*.[]': 'Without msg or loc, these are the usual ones.',
  'faults.*.[].loc.[]': 'A text or an index.',
  faultOrder: 'The order of the faults of an update.',
  'faultOrder.fields': 'The order of fields, or "sent".',
  'faultOrder.later': 'Faults told only where no others are.',
  'faultOrder.badId': 'What is told of a bad id beside others.',
  refusals: 'The whole answer, by the key of the fault.',
  'refusals.*.before': 'What is told only after it; default: nothing.',
  'refusals.*.headers': 'Its headers.',
  evolutionRefusals: 'Bodies of 422s of the evolution operations, by the key of the fault.',
  joinsRefusals: 'Whether the refusals of several faults are told as one answer.',
  contentTypes: 'Media types that are not as in other-content-type.',
  uuidSpellings: 'Spellings of a uuid that are not as in uuid-spellings.',
  unset: 'Unset fields that are not as in unset-fields.',
  errors: 'Refusals other than by the faults of a 422.',
  'errors.*.before': 'What is told only after it; default: nothing.',
  'errors.*.headers': 'Its headers.',
  moves: 'How agents move between states.',
  'moves.status': 'How an agent moves between the values of status.',
  'moves.protection_status': 'How an agent moves between the values of protection_status.',
  'moves.*.to': 'Where each leads; others lead to all.',
  'moves.*.frozen': 'Values with which only a move is taken.',
  'moves.*.frozenTakesEmpty': 'Whether an update without fields is taken with them.',
  'moves.*.frozenTellsMoves': 'Whether moves are refused as ever.',
  headers: 'Headers of every JSON answer.',
  nested: 'The shapes of nested objects, by field.',
  'nested.*': 'The shape of a nested object.',
  'nested.*.keys.*': 'One key.',
  'nested.*.keys.*.filled': 'What is there where it was not sent.',
  'nested.*.keys.*.dropped': 'Whether it is left out of what is kept.',
  'nested.*.others': 'What other keys take, where they are kept.',
  'nested.*.faults': 'How its faults are told.',
  'nested.*.faults.*': 'How the fault is told.',
  nestedFirst: 'Nested objects that come first, with one fault alone.',
};

const fits = (pattern: string, place: readonly string[]): boolean => {
  const steps = pattern === '' ? [] : pattern.split('.');
  return steps.length === place.length && steps.every((step, index) => step === '*' || step === place[index]);
};

function describePart(schema: ExampleSchema, place: readonly string[]): object {
  const [, description] = Object.entries(exampleDescriptions).find(([pattern]) => fits(pattern, place)) ?? [];
  const { properties, items, additionalProperties: others } = schema;
  return {
    ...(description === undefined ? {} : { description }),
    ...schema,
    ...(items === undefined ? {} : { items: describePart(items, [...place, '[]']) }),
    ...(typeof others === 'object' ? { additionalProperties: describePart(others, [...place, '*']) } : {}),
    ...(properties === undefined ? {} : { properties: describeAll(properties, place) }),
  };
}

const describeAll = (properties: Readonly<Record<string, ExampleSchema>>, place: readonly string[]): object =>
  mapMembers(properties, (member, key) => describePart(member, [...place, key]));

/** The schema of the examples with what each part of it is for. */
export const describedExamplesSchema = (): object => describePart(examplesSchema, []);
