import type { PointId } from '../../../spec/dialect-points.ts';
import { genomeRequest, updateRequest } from '../../generate/cases.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { inTurn } from '../asked.ts';
import type { Learning } from '../create-learning.ts';
import { learnErrors } from '../examples/error-example.ts';
import type { GroupLearned } from '../group.ts';
import { decide, type LearnedPoint, readAsked } from '../learned-point.ts';
import { type Choice, type Read, statusOrAccept, takenOr } from '../readings.ts';

type Sent = Pick<SentRequest, 'headers' | 'body'>;

interface Question {
  readonly point: PointId;
  /** The status of a refusal unless told. */
  readonly read?: Read;
  /** Bodies and headers of updates and of genomes. */
  readonly updates?: readonly Sent[];
  readonly genomes?: readonly Sent[];
}

const ofType =
  (type: string) =>
  (body: string): Sent => ({ headers: { 'content-type': type }, body });
const json = ofType('application/json');
const plain = ofType('text/plain');
const form = ofType('application/x-www-form-urlencoded');
const empty = [json(''), { headers: json('').headers }];

const questions: readonly Question[] = [
  {
    point: 'malformed-body',
    updates: ['{"hub":"kit"', 'not json'].map(json),
    genomes: ['{"a":', '{a: 1}'].map(json),
  },
  { point: 'missing-body', updates: empty },
  { point: 'null-body', updates: ['null', ' null '].map(json) },
  { point: 'missing-genome', genomes: empty },
  {
    point: 'other-content-type',
    updates: [plain('{}'), form('{}')],
    genomes: [plain('{"kit":"type"}')],
  },
  {
    point: 'missing-content-type',
    read: takenOr('accept', 'reject'),
    updates: [{ headers: {}, body: '{}' }],
    genomes: [{ headers: {}, body: '{"kit":"type"}' }],
  },
];

async function readQuestion(
  { point, read = statusOrAccept, updates = [], genomes = [] }: Question,
  { ask, agent, operations, subject }: Learning,
  rejectedUpdate: Choice | undefined,
): Promise<LearnedPoint> {
  // Where every rejected update is answered so, it does not tell this one apart; a genome does.
  const tellsNothing = (choice: Choice | undefined) =>
    genomes.length > 0 && rejectedUpdate !== 422 && choice === rejectedUpdate;
  const ofUpdates = await inTurn(agent === undefined ? [] : updates, async (sent) => {
    const { method, path } = updateRequest(subject.updatePath, agent?.id ?? '', '');
    const reading = readAsked(await ask('updateAgent', { method, path, ...sent }), read, []);
    return tellsNothing(reading.choice) ? { ...reading, choice: undefined } : reading;
  });
  const ofGenomes = await inTurn(operations.has('createGenome') ? genomes : [], async (sent) => {
    const { method, path } = genomeRequest('', subject.genomePath);
    return readAsked(await ask('createGenome', { method, path, ...sent }), read);
  });
  return decide(point, [...ofUpdates, ...ofGenomes]);
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
  const examples = await learnErrors(learning, {
    malformedBody: pointNamed('malformed-body'),
    missingBody: pointNamed('missing-body'),
    otherContentType: pointNamed('other-content-type'),
  });
  return { points, examples };
}
