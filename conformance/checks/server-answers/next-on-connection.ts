import type { JsonObject } from '../../../spec/json-value.ts';
import { canonicalUuid } from '../../../spec/uuid-text.ts';
import { evolutionStatusRequest, genomeRequest, updateRequest } from '../../generate/cases.ts';
import { agentIn } from '../../observe/agent-in.ts';
import type { Departure } from '../../observe/judgement.ts';
import { describeAnswer } from '../../observe/read-answer.ts';
import type { Exchange, OperationName, SentRequest } from '../../run/exchange.ts';
import { placeAt } from '../../run/place.ts';
import type { JudgeScenario, Scenario } from '../../scenario/scenario.ts';
import type { ScenarioPlan } from '../../scenario/scenario-plan.ts';
import type { UpdateView } from '../../scenario/update-view.ts';
import { unknownUuids } from '../../systematic/evolution-cases.ts';

/** What the request that is looked at supplies, and how its texts begin. */
const field = 'purpose';
const nextText = 'kit-next-';
/** What the request before it supplies beside what is refused. */
const besideField = 'hub';
const besideText = 'kit-before';

const isNext = ({ update }: UpdateView): boolean => String(update?.[field]).startsWith(nextText);

/** What is wrong with the answer to an update, as no answer to it alone is. */
function findFault(
  { outcome }: Exchange,
  agentId: string,
  text: string,
  isOther: boolean,
): string | undefined {
  if (outcome.kind === 'silence') return outcome.reason;
  const state = agentIn(outcome);
  if (state === undefined) return `status-${Math.floor(outcome.status / 100)}xx`;
  if (canonicalUuid(String(state['id'])) !== canonicalUuid(agentId)) return 'answer-of-another-agent';
  if (state[field] !== text) return 'answer-of-another-request';
  return isOther && state[besideField] === besideText ? 'value-of-another-request' : undefined;
}

const showOutcome = ({ outcome }: Exchange): string =>
  outcome.kind === 'answer' ? describeAnswer(outcome) : `no answer: ${outcome.detail}`;

const isSent = ({ exchange: { outcome } }: UpdateView): boolean =>
  outcome.kind === 'answer' || (outcome.reason !== 'aborted' && outcome.reason !== 'withheld');

/**
 * One update of its kind comes after nothing in particular, all others right after the same request. Where that one is
 * answered as it should be and none of the others is, what came before them is to blame.
 */
export const judgeNextOnConnection: JudgeScenario = (views) => {
  const nexts = views.flatMap((view, index) => {
    if (!isNext(view) || !isSent(view)) return [];
    const before = views[index - 1];
    const isOther = before?.agent !== undefined && before.agent !== view.agent;
    const fault = findFault(view.exchange, view.agent ?? '', String(view.update?.[field]), isOther);
    return [{ view, before, fault }];
  });
  const alone = nexts.find(({ before }) => before === undefined || isNext(before));
  const others = nexts.filter((one) => one !== alone);
  const [first] = others;
  if (first === undefined || (alone !== undefined && alone.fault !== undefined)) return 'not concerned';
  if (first.fault === undefined || others.some(({ fault }) => fault !== first.fault)) return 'kept';
  if (alone === undefined) return 'not concerned';
  const { method, chunkedAt } = first.before?.exchange.request ?? { method: 'a request' };
  const was = first.before?.status ?? 'nothing';
  const departure: Departure = {
    level: 'must',
    code: `${first.fault}-after-another`,
    place: placeAt('request'),
    expected: `the agent with the supplied ${field}, also right after ${method}${chunkedAt === undefined ? '' : ', chunked,'} that was answered ${was}`,
    actual: showOutcome(first.view.exchange),
  };
  return departure;
};

/** A request that may leave something on its connection. */
interface Before {
  readonly name: string;
  readonly operation: OperationName;
  readonly request: SentRequest;
  /** Whether a status is read right after it, too. */
  readonly isReadAfter?: true;
}

/** More than servers read at once, and less than most of them refuse. */
const large = 'kit large '.repeat(9_800);

function requestsBefore({ updatePath }: ScenarioPlan, agentId: string): readonly Before[] {
  const update = (name: string, body: string, chunkedAt?: readonly number[]): Before => {
    const request = updateRequest(updatePath, agentId, body);
    const sent = chunkedAt === undefined ? request : { ...request, chunkedAt };
    return { name, operation: 'updateAgent', request: sent };
  };
  const refused = `{"${besideField}":"${besideText}","status":"kit-no-status"}`;
  const malformed = `{"${besideField}":"${besideText}","${field}":`;
  const largeRefused = `{"${field}":"${large}","status":"kit-no-status"}`;
  const [, unknown = ''] = unknownUuids[0] ?? [];
  return [
    update('a refused update', refused),
    { ...update('a malformed one', malformed), isReadAfter: true },
    update('a large one', `{"${field}":"${large}"}`),
    { ...update('a large one that is refused', largeRefused), isReadAfter: true },
    update('a chunked one', `{"${field}":"kit chunked"}`, [5]),
    update('a chunked one that is refused', refused, [5]),
    { ...update('a chunked one that is malformed', malformed, [5]), isReadAfter: true },
    update('a large one in pieces that is refused', largeRefused, [16_381, 65_535]),
    {
      name: 'an update of an unknown agent',
      operation: 'updateAgent',
      // Nothing that it could store: whose it is, nobody knows.
      request: updateRequest(updatePath, unknown, '{}'),
    },
    {
      name: 'a status of a bad uuid',
      operation: 'readEvolutionStatus',
      request: evolutionStatusRequest('kit-no-uuid'),
    },
    {
      name: 'a refused genome',
      operation: 'createGenome',
      request: genomeRequest('["kit"]'),
      isReadAfter: true,
    },
    {
      name: 'a large one that is refused',
      operation: 'createGenome',
      request: genomeRequest(`["${large}"]`),
    },
  ];
}

/**
 * A decided request right after one that a server may answer before it has read it. Nothing else is under way, so that
 * both go over one connection, where the deployment keeps it.
 */
export function nextOnConnection(plan: ScenarioPlan): readonly Scenario[] {
  const [agentId, other = agentId] = plan.agentIds;
  if (agentId === undefined || other === undefined) return [];
  if (!plan.fields.some(({ name }) => name === field)) return [];
  // Whatever was left there by the one before.
  const own = plan.fields.some(({ name }) => name === besideField) ? { [besideField]: 'kit-own' } : {};
  return requestsBefore(plan, other).map(
    ({ name, operation, request, isReadAfter }, index): Scenario => ({
      about: `right after ${name}`,
      agentId: undefined,
      judge: judgeNextOnConnection,
      isToldWhole: true,
      play: async ({ put, send }) => {
        const putNext = async (turn: number, beside: JsonObject = {}): Promise<boolean> => {
          const text = `${nextText}${plan.salt + index}-${turn}`;
          const exchange = await put(agentId, { ...beside, [field]: text });
          return findFault(exchange, agentId, text, turn > 0 && other !== agentId) === undefined;
        };
        let isLargeKept = false;
        const sendBefore = async () => {
          const { outcome } = await send(operation, request);
          isLargeKept ||= agentIn(outcome) !== undefined && String(request.body).includes(large);
        };
        await sendBefore();
        if (!(await putNext(1))) {
          // It may be wrong whatever comes before it, or now and then.
          if (!(await putNext(0, own))) return undefined;
          await sendBefore();
          await putNext(2);
        } else if (isReadAfter) {
          // A reading right after it is judged by every check, as any other.
          await sendBefore();
          await send('readEvolutionStatus', evolutionStatusRequest(agentId));
        }
        // It would stand in every answer from here on.
        if (isLargeKept) await put(other, { [field]: 'kit' });
        return undefined;
      },
    }),
  );
}
