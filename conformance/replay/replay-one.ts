import { printJson } from '../../spec/json-print.ts';
import { updateRequest } from '../generate/cases.ts';
import { type Departure, isDeparture } from '../observe/judgement.ts';
import type { Subject } from '../oracle/subject.ts';
import { maySend } from '../restoring/may-send.ts';
import type { Exchange, SentRequest } from '../run/exchange.ts';
import { namesAt } from '../run/place.ts';
import type { Finding } from '../run/run-record.ts';
import { viewUpdate } from '../scenario/update-view.ts';
import { type Decision, decideReplay, notJudged } from './decide-replay.ts';
import { findFlaw, findObstacle } from './find-obstacle.ts';
import { isOfExploration } from './is-of-exploration.ts';
import { findJudge, isOfStorm } from './judge-finding.ts';
import { prepareAgent } from './prepare-agent.ts';
import { operationOf, toExchanges } from './recorded-exchange.ts';
import { subjectOf } from './recorded-subject.ts';
import { repeatAnswered } from './repeat-answered.ts';
import type { ReplayTarget } from './replay-target.ts';
import { rewriteRequest } from './rewrite-request.ts';
import { type Sending, sendSteps, sendTogether } from './send-steps.ts';
import { type AgentStates, findStatesAnswered, findStatesBefore } from './state-before.ts';

/** So often a finding is tried while it does not show; what may hide, as often as a check tries it. */
const tries = { usual: 3, hidden: 20 } as const;
/** So many of the same at the same time. */
const together = 4;

/** What became of a finding, and what it showed where it showed anything. */
export interface Replayed extends Decision {
  readonly departure?: Departure;
  readonly exchanges?: readonly Exchange[];
}

/** Brings the agents of a finding to given states; what a state does not tell is as it was at first. */
async function prepareAgents(
  states: AgentStates,
  agentIds: Iterable<string>,
  finding: Finding,
  target: ReplayTarget,
) {
  const { send, subject, agents, read, mayWriteSecrets } = target;
  for (const id of agentIds) {
    const here = agents.get(id);
    const first = here === undefined ? undefined : read.firstStates.get(here);
    if (here === undefined || first === undefined) continue;
    const state = { ...first, ...states.get(id) };
    await prepareAgent(send, subject.updatePath, here, state);
    const key = states.get(id)?.['api_key'];
    const isOurs = typeof key === 'string' && key.startsWith('kit-');
    if (isOurs && namesAt(finding.place).at(-1) === 'api_key' && mayWriteSecrets)
      await send(updateRequest(subject.updatePath, here, printJson({ api_key: key })));
  }
}

/** One try; some are made beside others of their like, as they were in the run. */
async function play(
  requests: readonly SentRequest[],
  isTogether: boolean,
  sending: Sending,
): Promise<readonly (readonly Exchange[])[]> {
  const [only, ...others] = requests;
  if (only === undefined || others.length > 0 || !isTogether || only.method === 'POST')
    return [await sendSteps(requests, sending)];
  return (await sendTogether(only, together, sending)).map((exchange) => [exchange]);
}

const weightiest = (decisions: readonly Replayed[]): Replayed =>
  decisions.find(({ verdict }) => verdict === 'still failing') ??
  decisions.find(({ verdict }) => verdict === 'could not be judged') ??
  decisions[0] ??
  notJudged('nothing was sent');

/** What a finding of an exploration would write to where nobody asked for it, once its agents are those that were given. */
function findTrespass(
  requests: readonly SentRequest[],
  finding: Finding,
  subject: Subject,
): string | undefined {
  const trespass = isOfExploration(finding)
    ? requests.find((request) => !maySend(request, subject))
    : undefined;
  return trespass === undefined
    ? undefined
    : `${trespass.method} ${trespass.path.slice(0, 100)} would reach more than the agents that were named`;
}

/** Replays a finding, several times as long as it does not show. */
export async function replayOne(finding: Finding, target: ReplayTarget): Promise<Replayed> {
  const { deployment, subject, agents, send, secrets } = target;
  const from = subjectOf(finding, deployment);
  const recorded = toExchanges(finding, deployment.base, from);
  const judge = findJudge(finding);
  if (typeof judge === 'string') return notJudged(judge);
  const views = recorded.map((exchange) => viewUpdate(exchange, from));
  const obstacle = findFlaw(finding, judge, recorded, from) ?? findObstacle(views, target, recorded);
  if (obstacle !== undefined) return notJudged(obstacle);
  const requests = recorded.map(({ request }) =>
    rewriteRequest(request, finding, { from, to: subject, agents }),
  );
  const trespass = findTrespass(requests, finding, subject);
  if (trespass !== undefined) return notJudged(trespass);
  const [last] = requests.slice(-1);
  const isThere = last !== undefined && target.served.has(operationOf(last, subject, finding.operation));
  const adapt = repeatAnswered(views, subject);
  const states = [findStatesBefore(views), findStatesAnswered(views), new Map()];
  const agentIds = new Set(views.flatMap(({ agent }) => agent ?? []));
  const most = finding.flaky || isOfStorm(finding) ? tries.hidden : tries.usual;
  let decision: Replayed = notJudged('nothing was sent');
  for (let attempt = 0; attempt < most; attempt += 1) {
    if (target.isInterrupted()) return notJudged('it was interrupted');
    const otherWriter = target.otherWriter();
    if (otherWriter !== undefined) return notJudged(otherWriter);
    const turn = attempt % states.length;
    await prepareAgents(states[turn] ?? new Map(), agentIds, finding, target);
    const plays = await play(requests, turn === states.length - 1, { finding, subject, send, adapt });
    decision = weightiest(
      plays.map((replayed) => {
        const judgement = judge(replayed, subject, secrets);
        const decided = decideReplay({ finding, judgement, recorded, replayed, subject, isThere });
        return isDeparture(judgement) ? { ...decided, departure: judgement, exchanges: replayed } : decided;
      }),
    );
    if (decision.verdict !== 'fixed') return decision;
  }
  return finding.flaky
    ? notJudged(`it was flaky when it was recorded, and did not show in ${most} tries`)
    : decision;
}
