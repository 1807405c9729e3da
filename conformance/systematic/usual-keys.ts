import { updateFields } from '../../spec/fields.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonObject, JsonValue } from '../../spec/json-value.ts';
import { wordList } from '../../spec/word-list.ts';
import type { Case } from './case.ts';
import { dealUpdates, type UpdatePlan } from './update-plan.ts';
import { literal } from './value-class.ts';

/** Keys that code expects in a genome or another object of a client, and what it may expect there. */
const usualKeys = [
  ...wordList`
    name id type description tags metadata parent_id version traits agent_id team_id status created_at genes
    genome population fitness parents generation mutations dna config params prompt items results
  `,
  // What lists, promises and documents have, so that an object with it may be taken for one.
  ...wordList`length size then data 0`,
];
const everyKind: readonly JsonValue[] = [null, true, 0, -1, literal('1.5'), '', 'kit', [], ['kit'], {}];

/** Every usual key with a value of every kind: all keys in each genome, each with another kind. */
export const genomesOfEveryKind: readonly (readonly [name: string, genome: JsonObject])[] = everyKind.map(
  (_, turn) =>
    [
      `usual keys ${turn}`,
      Object.fromEntries(
        usualKeys.map((key, at) => [key, everyKind[(turn + at) % everyKind.length] ?? null]),
      ),
    ] as const,
);

/** Words of what a genome may be about: who asks for one may ask for another beside it. */
const words = [
  ...usualKeys,
  ...wordList`
    alleles attributes author base_model behavior behaviors code constraints content context created_by
    crossover enabled environment epoch features goal goals hub instructions kind label labels lineage
    max_tokens memory model model_name mutation_rate notes objective objectives owner parent parent_ids
    phenotype policy population_id properties proposal purpose role rules score scores seed seeds settings
    skills source species spec state strategy system_prompt target task temperature template title tools
    updated_at user_id value values weights url
  `,
];

const genomesOfWords = 9;
const inEach = 4;

/** All ways to choose so many of the first numbers. */
const choose = (count: number, from: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : Array.from({ length: from }, (_, last) =>
        choose(count - 1, last).map((some) => [...some, last]),
      ).flat();

/** The genomes in which each word stands: no two words stand in the same ones, so that each is somewhere without the other. */
const places = choose(inEach, genomesOfWords);

export const genomesOfSomeKeys: readonly (readonly [name: string, genome: JsonObject])[] = Array.from(
  { length: genomesOfWords },
  (_, genome) => {
    const some = words.filter((_word, number) => places[number]?.includes(genome));
    return [`words ${genome}`, Object.fromEntries(some.map((word) => [word, `kit ${word}`]))] as const;
  },
);

/** Keys of configurations and of what is told of an agent. */
const keysOfObjects = wordList`
  name tags labels version display_name owner temperature max_tokens enabled servers tools headers env timeout
  model url settings config id role
`;
const kindsInObjects: readonly JsonValue[] = ['kit', 5, null, ['kit'], { kit: 'kit' }];

/** What an object holds is not shown: any kind under any key may be taken or refused, and is never a reason to fail. */
export function* usualKeysInObjects(plan: UpdatePlan): Generator<Case> {
  const deal = dealUpdates(plan);
  const objects = updateFields.filter(
    ({ kind, name }) => kind.includes('object') && !plan.leftAlone.has(name),
  );
  for (const turn of kindsInObjects.keys()) {
    const update = objects.map(({ name, kind }, at): readonly [string, JsonValue] => {
      const object = Object.fromEntries(
        keysOfObjects.map((key, place) => [
          key,
          kindsInObjects[(turn + at + place) % kindsInObjects.length] ?? null,
        ]),
      );
      return [name, kind === 'object' ? object : [object]];
    });
    yield {
      request: deal(printJson(Object.fromEntries(update))),
      subject: 'update keys',
      valueClass: `usual keys in objects ${turn}`,
    };
  }
}
