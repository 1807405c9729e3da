import type { DialectExamples, FreeFormExample } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest } from '../../generate/cases.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';
import type { Asked, Learning } from '../asked.ts';
import type { Group } from '../group.ts';
import { placesOf } from './places.ts';
import { inferShape } from './shape.ts';
import { mergeAnswers, placeMembers } from './template.ts';

/** Two that share no value, so that what comes back of one is known by it. */
const genomes: readonly JsonObject[] = [
  { kit_genome: 'kit-learning-1', kit_traits: { verbosity: 1, tools: ['search'] } },
  { kit_genome: 'kit-learning-2', kit_traits: { verbosity: 2, tools: ['browse'] } },
];

const objectIn = ({ answer }: Asked): JsonObject | undefined =>
  answer !== undefined && isSuccess(answer) ? answer.object : undefined;

/** An example of answers to the same question, the first of which it shows, and the shape of these and others. */
function exampleOf(
  answers: readonly { readonly asked: Asked; readonly genome?: JsonObject }[],
  others: readonly Asked[] = [],
): FreeFormExample | undefined {
  const templates = answers.flatMap(({ asked, genome }) => {
    const object = objectIn(asked);
    return object === undefined ? [] : [placeMembers(object, placesOf(asked.request, genome))];
  });
  const [first, ...further] = templates;
  if (first === undefined) return undefined;
  const example: JsonValue = further.reduce<JsonValue>(mergeAnswers, first);
  const seen = others.flatMap((asked) => {
    const object = objectIn(asked);
    return object === undefined ? [] : [placeMembers(object, placesOf(asked.request))];
  });
  return isJsonObject(example) ? { shape: inferShape([...templates, ...seen]), example } : undefined;
}

async function learnStatus({ ask, agentIds }: Learning): Promise<DialectExamples> {
  const read = (id: string) => ask('readEvolutionStatus', evolutionStatusRequest(id));
  const [id, ...more] = agentIds;
  const [unknownAgent = ''] = unknownUuids.map(([, uuid]) => uuid);
  const unknown = exampleOf([{ asked: await read(unknownAgent) }, { asked: await read(unknownAgent) }]);
  if (id === undefined) return unknown === undefined ? {} : { evolutionStatus: unknown };
  const others = [];
  for (const other of more.slice(0, 4)) others.push(await read(other));
  const known = exampleOf([{ asked: await read(id) }, { asked: await read(id) }], others);
  const isAnother =
    unknown !== undefined && (known === undefined || !equalJson(unknown.example, known.example));
  return {
    ...(known === undefined ? {} : { evolutionStatus: known }),
    ...(isAnother ? { unknownEvolutionStatus: unknown } : {}),
  };
}

async function learnGenome({ ask, subject }: Learning): Promise<DialectExamples> {
  const answers = [];
  for (const genome of genomes)
    answers.push({
      asked: await ask('createGenome', genomeRequest(printJson(genome), subject.genomePath)),
      genome,
    });
  const example = exampleOf(answers);
  return example === undefined ? {} : { genome: example };
}

/** What is answered where the contract shows no fields (2.3, 2.4). */
export const learnFreeForm: Group = async (learning) => {
  const { operations } = learning;
  return {
    points: [],
    examples: {
      ...(operations.has('readEvolutionStatus') ? await learnStatus(learning) : {}),
      ...(operations.has('createGenome') ? await learnGenome(learning) : {}),
    },
  };
};
