import type { PointId } from '../../../spec/dialect-points.ts';
import { genomeRequest, updateRequest } from '../../generate/cases.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { readAsked } from '../ask-update.ts';
import type { Learning } from '../asked.ts';
import { learnError } from '../examples/error-example.ts';
import { joinExamples } from '../examples/join-examples.ts';
import type { GroupLearned } from '../group.ts';
import { type Choice, decide, type LearnedPoint, type Reading } from '../learned-point.ts';
import { type Read, statusOrAccept, takenOr } from '../readings.ts';

interface Question {
  readonly point: PointId;
  readonly read: Read;
  /** Bodies and headers of updates and of genomes. */
  readonly updates: readonly Pick<SentRequest, 'headers' | 'body'>[];
  readonly genomes: readonly Pick<SentRequest, 'headers' | 'body'>[];
}

const json = { 'content-type': 'application/json' };
const plain = { 'content-type': 'text/plain' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const questions: readonly Question[] = [
  {
    point: 'malformed-body',
    read: statusOrAccept,
    updates: [
      { headers: json, body: '{"hub":"kit"' },
      { headers: json, body: 'not json' },
    ],
    genomes: [
      { headers: json, body: '{"a":' },
      { headers: json, body: '{a: 1}' },
    ],
  },
  {
    point: 'missing-body',
    read: statusOrAccept,
    updates: [{ headers: json, body: '' }, { headers: json }],
    genomes: [],
  },
  {
    point: 'null-body',
    read: statusOrAccept,
    updates: [
      { headers: json, body: 'null' },
      { headers: json, body: ' null ' },
    ],
    genomes: [],
  },
  {
    point: 'missing-genome',
    read: statusOrAccept,
    updates: [],
    genomes: [{ headers: json, body: '' }, { headers: json }],
  },
  {
    point: 'other-content-type',
    read: statusOrAccept,
    updates: [
      { headers: plain, body: '{}' },
      { headers: form, body: '{}' },
    ],
    genomes: [{ headers: plain, body: '{"kit":"type"}' }],
  },
  {
    point: 'missing-content-type',
    read: takenOr('accept', 'reject'),
    updates: [{ headers: {}, body: '{}' }],
    genomes: [{ headers: {}, body: '{"kit":"type"}' }],
  },
];

async function readQuestion(
  { point, read, updates, genomes }: Question,
  learning: Learning,
  rejectedUpdate: Choice | undefined,
): Promise<LearnedPoint> {
  const { ask, agent, operations, subject } = learning;
  // Where every rejected update is answered so, it does not tell this one apart; a genome does.
  const tellsNothing = (choice: Choice | undefined) =>
    genomes.length > 0 && rejectedUpdate !== 422 && choice === rejectedUpdate;
  const readings: Reading[] = [];
  if (agent !== undefined)
    for (const update of updates) {
      const { body: _, ...request } = updateRequest(subject.updatePath, agent.id, '');
      const reading = readAsked(await ask('updateAgent', { ...request, ...update }), read, []);
      readings.push(tellsNothing(reading.choice) ? { ...reading, choice: undefined } : reading);
    }
  if (operations.has('createGenome'))
    for (const genome of genomes) {
      const { body: _, ...request } = genomeRequest('', subject.genomePath);
      readings.push(readAsked(await ask('createGenome', { ...request, ...genome }), read));
    }
  return decide(point, readings);
}

/** What answers bodies that are broken, missing, or not called JSON. */
export async function learnBodies(
  learning: Learning,
  rejectedUpdate: Choice | undefined,
): Promise<GroupLearned> {
  const points = await Promise.all(
    questions.map((question) => readQuestion(question, learning, rejectedUpdate)),
  );
  const pointNamed = (id: PointId) => points.find(({ point }) => point === id);
  const examples = [
    await learnError(learning, 'malformedBody', pointNamed('malformed-body')),
    await learnError(learning, 'missingBody', pointNamed('missing-body')),
    await learnError(learning, 'otherContentType', pointNamed('other-content-type')),
  ];
  return { points, examples: joinExamples(examples) };
}
