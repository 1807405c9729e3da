import { answer } from './answer.ts';
import type { Cause } from './cause.ts';
import { type MockRequest, type MockResponse, silentResponse } from './exchange.ts';
import { tokenOfCaller } from './forwarding/forwarded-request.ts';
import type { Handled } from './handled.ts';
import { injectedFailure } from './injection.ts';
import type { Bucket } from './kit/bucket.ts';
import { answerDocs, mayBeDocs } from './kit/docs-pages.ts';
import type { ChangingSettings } from './mock-settings.ts';
import { holdWhileWritten } from './operations/overlapping-updates.ts';
import { mayForce } from './scenario/forced-answer.ts';
import { forcedResponse } from './scenario/forced-response.ts';
import { intervene } from './scenario/intervene.ts';
import type { Intervention } from './scenario/playbook.ts';

type Settings = Pick<ChangingSettings, 'forward' | 'readDocsFile' | 'readPage' | 'stopwatch'>;

/** How an answer leaves the mock. */
interface WayOut {
  /** When the request came, by the stopwatch. */
  readonly started: number;
  /** Makes of an answer what this request gets of it. */
  readonly finish: (response: MockResponse, delay: number) => Handled;
  /** Tells whoever follows the requests. */
  readonly tell: (handled: Handled, cause?: Cause) => Handled;
}

/** Answers a request to the API in its bucket: by what interferes, else by the docs, else by the contract. */
export function answerInBucket(
  bucket: Bucket,
  request: MockRequest,
  settings: Settings,
  wayOut: WayOut,
): Handled | Promise<Handled> {
  const { injector, world } = bucket;
  const conclude = (response: MockResponse, intervention?: Intervention) =>
    settleDelay(bucket, request, response, settings, wayOut, intervention);
  /** Asks the evolution service where it is to answer. */
  const forwardOr = (response: MockResponse, intervention?: Intervention): Handled | Promise<Handled> => {
    const { forward } = settings;
    if (response.forward === undefined || forward === undefined) return conclude(response, intervention);
    const token = tokenOfCaller(request, world.dialect['auth-header']);
    return forward(response.forward, token).then((settled) => conclude(settled, intervention));
  };
  if (!bucket.worlds.playbook.isIdle || mayForce(request)) {
    const intervention = intervene(request, bucket.worlds);
    if (intervention !== undefined) {
      const { answer: given, cause, broken } = intervention;
      if (broken === 'reset' || broken === 'hang') return conclude(silentResponse, intervention);
      const forced =
        given === undefined ? answer(request, world) : forcedResponse(given, cause, request, world);
      return forwardOr(forced, intervention);
    }
  }
  const docs = mayBeDocs(request.target)
    ? answerDocs(request, world.dialect, settings.readDocsFile, settings.readPage !== undefined)
    : undefined;
  if (docs !== undefined)
    return docs instanceof Promise ? docs.then((settled) => conclude(settled)) : conclude(docs);
  return forwardOr(injector?.drawFailure() === true ? injectedFailure : answer(request, world));
}

/** Says how long an answer is held back and how it fails, and puts it into the journal. */
function settleDelay(
  bucket: Bucket,
  request: MockRequest,
  response: MockResponse,
  { stopwatch }: Settings,
  { started, finish, tell }: WayOut,
  intervention: Intervention | undefined,
): Handled {
  const { findRoute } = bucket.world.rules;
  const { written } = response;
  const drawn = bucket.injector?.drawDelay() ?? 0;
  const latency = written === undefined ? drawn : holdWhileWritten(bucket.world, written.id, drawn);
  const spent = stopwatch() - started;
  if (intervention === undefined) {
    bucket.journal.add(request, response, { findRoute, ms: spent + latency });
    return tell(finish(response, latency));
  }
  const { cause, delay } = intervention;
  // Who waits for ever hangs, whatever the answer would have been.
  const broken = delay === Number.POSITIVE_INFINITY ? 'hang' : intervention.broken;
  const seen = broken === 'hang' ? silentResponse : response;
  const held = latency + (broken === 'hang' ? 0 : delay);
  bucket.journal.add(request, seen, { findRoute, cause, broken, ms: spent + held });
  return tell({ ...finish(seen, held), broken }, cause);
}
