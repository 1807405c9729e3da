import {
  contentTypeChoices,
  type DialectExamples,
  type ErrorExample,
} from '../../../spec/dialect-examples.ts';
import type { PointId } from '../../../spec/dialect-points.ts';
import { wordList } from '../../../spec/word-list.ts';
import { genomeRequest, updateRequest } from '../../generate/cases.ts';
import type { SentRequest } from '../../run/exchange.ts';
import { inTurn } from '../asked.ts';
import type { Learning } from '../create-learning.ts';
import { exampleOfError, learnErrors } from '../examples/error-example.ts';
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
  (body: string): Sent => ({ headers: type === '' ? {} : { 'content-type': type }, body });
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
  { point: 'other-content-type', updates: [plain('{}'), form('{}')], genomes: [plain('{"kit":"type"}')] },
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
  // The words for an update stand by themselves; those for a genome do not.
  const isOfGenomes = point === 'malformed-body' && ofGenomes.every(({ choice }) => choice === 422);
  const telling = isOfGenomes
    ? ofUpdates.map((reading) => (reading.choice === 422 ? reading : { ...reading, choice: undefined }))
    : ofUpdates;
  return decide(point, [...telling, ...ofGenomes]);
}

/** Types that are not application/json, none among them; those that end in +json are taken for it, unless told. */
const otherTypes = [
  '',
  ...wordList`
    text/plain text/json application/x-www-form-urlencoded application/octet-stream
    application/merge-patch+json
  `,
];

/** What becomes of each type, where that is not what becomes of most. */
async function learnTypes(
  { ask, agent, subject }: Learning,
  rejectedUpdate: Choice | undefined,
  usualOf: (type: string) => Choice | undefined,
): Promise<DialectExamples> {
  if (agent === undefined) return {};
  const { method, path } = updateRequest(subject.updatePath, agent.id, '');
  const entries = await inTurn(otherTypes, async (type) => {
    const { answer } = await ask('updateAgent', { method, path, ...ofType(type)('{}') });
    const read = answer && statusOrAccept(answer);
    // A rejected update is answered so, whatever is wrong with it.
    const choice = String(read === rejectedUpdate ? 422 : read);
    const known = contentTypeChoices.find((one) => one === choice);
    const usual = usualOf(type) ?? 422;
    const isUsual = read === usual || choice === String(usual);
    return known === undefined || isUsual ? [] : [[type, known] as const];
  });
  const contentTypes = Object.fromEntries(entries.flat());
  return Object.keys(contentTypes).length === 0 ? {} : { contentTypes };
}

/** How a type is refused that not all are refused with. */
async function learnRefusedType(
  learning: Learning,
  contentTypes: DialectExamples['contentTypes'],
  known: ErrorExample | undefined,
): Promise<(errors: DialectExamples['errors']) => DialectExamples> {
  const type = Object.entries(contentTypes ?? {}).find(
    ([, choice]) => choice === '415' || choice === '400',
  )?.[0];
  const { agent, subject, ask } = learning;
  if (known !== undefined || type === undefined || agent === undefined) return () => ({});
  const { method, path } = updateRequest(subject.updatePath, agent.id, '');
  const request = { method, path, ...ofType(type)('{}') };
  const example = exampleOfError(await ask('updateAgent', request), await ask('updateAgent', request));
  return (errors) => (example === undefined ? {} : { errors: { ...errors, otherContentType: example } });
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
  const choiceAt = (id: PointId) => pointNamed(id)?.choice;
  const types = await learnTypes(learning, rejectedUpdate, (type) => {
    const isTaken = type.endsWith('+json') || (type === '' && choiceAt('missing-content-type') === 'accept');
    return isTaken ? 'accept' : choiceAt('other-content-type');
  });
  const { errors } = examples;
  const refusedType = await learnRefusedType(learning, types.contentTypes, errors?.otherContentType);
  return { points, examples: { ...examples, ...types, ...refusedType(errors) } };
}
