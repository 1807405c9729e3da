import { type DialectExamples, type FreeFormExample, placeOf } from '../../../spec/dialect-examples.ts';
import { equalJson } from '../../../spec/json-equal.ts';
import { printJson } from '../../../spec/json-print.ts';
import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  mapMembers,
} from '../../../spec/json-value.ts';
import { evolutionStatusRequest, genomeRequest } from '../../generate/cases.ts';
import { isSuccess } from '../../observe/read-answer.ts';
import { type Asked, inTurn } from '../asked.ts';
import { type Learning, unknownAgentId } from '../create-learning.ts';
import type { Group } from '../group.ts';
import { inferShape } from './shape.ts';
import { mergeAnswers, placeMembers, placesOfAsked } from './template.ts';

/** Two that share no value, so that what comes back of one is known by it. */
const genomes: readonly JsonObject[] = [
  { kit_genome: 'kit-learning-1', kit_traits: { verbosity: 1, tools: ['search'] } },
  { kit_genome: 'kit-learning-2', kit_traits: { verbosity: 2, tools: ['browse'] } },
];

/** The object that was answered, with what the request brought as places; none where there is none. */
function templateOf(asked: Asked, genome?: JsonObject): readonly JsonObject[] {
  const { answer } = asked;
  const object = answer !== undefined && isSuccess(answer) ? answer.object : undefined;
  return object === undefined ? [] : [placeMembers(object, placesOfAsked(asked, genome))];
}

/** An example of answers to the same question, the first of which it shows, and the shape of these and others. */
function exampleOf(
  templates: readonly JsonObject[],
  others: readonly JsonObject[] = [],
): FreeFormExample | undefined {
  const [first, ...further] = templates;
  const example = first && further.reduce<JsonValue>(mergeAnswers, first);
  return isJsonObject(example) ? { shape: inferShape([...templates, ...others]), example } : undefined;
}

/** Examples of a deployment that answers an id as it was sent. */
function spellAsSent(
  examples: Readonly<Record<'evolutionStatus' | 'unknownEvolutionStatus', FreeFormExample | undefined>>,
): DialectExamples {
  const respell = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return value.replaceAll(placeOf('agent_id'), placeOf('agent_id_as_sent'));
    if (isJsonArray(value)) return value.map(respell);
    return isJsonObject(value) ? respellObject(value) : value;
  };
  const respellObject = (object: JsonObject): JsonObject => mapMembers(object, respell);
  return Object.fromEntries(
    Object.entries(examples).flatMap(([name, form]) =>
      form === undefined ? [] : [[name, { ...form, example: respellObject(form.example) }]],
    ),
  );
}

async function learnStatus({ ask, agentIds }: Learning): Promise<DialectExamples> {
  const read = async (id: string) => templateOf(await ask('readEvolutionStatus', evolutionStatusRequest(id)));
  const readAll = async (ids: readonly string[]) => (await inTurn(ids, read)).flat();
  const [id, ...more] = agentIds;
  const unknown = exampleOf(await readAll([unknownAgentId, unknownAgentId]));
  if (id === undefined) return unknown === undefined ? {} : { evolutionStatus: unknown };
  const others = await readAll(more.slice(0, 4));
  const known = exampleOf(await readAll([id, id]), others);
  const upper = await ask('readEvolutionStatus', evolutionStatusRequest(id.toUpperCase()));
  const isAsSent = id.toUpperCase() !== id && upper.answer?.body.includes(id.toUpperCase()) === true;
  if (isAsSent) return spellAsSent({ evolutionStatus: known, unknownEvolutionStatus: unknown });
  const isAnother =
    unknown !== undefined && (known === undefined || !equalJson(unknown.example, known.example));
  return {
    ...(known === undefined ? {} : { evolutionStatus: known }),
    ...(isAnother ? { unknownEvolutionStatus: unknown } : {}),
  };
}

async function learnGenome({ ask, subject }: Learning): Promise<DialectExamples> {
  const templates = await inTurn(genomes, async (genome) =>
    templateOf(await ask('createGenome', genomeRequest(printJson(genome), subject.genomePath)), genome),
  );
  const example = exampleOf(templates.flat());
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
