import type { ErrorExample, ErrorSituation } from '../../spec/dialect-examples.ts';
import { joinJson } from '../../spec/json-join.ts';
import { printJson } from '../../spec/json-print.ts';
import type { JsonValue } from '../../spec/json-value.ts';
import { causeOfRefusal } from '../cause.ts';
import { jsonResponse, type MockResponse, plainError } from '../exchange.ts';
import { fillExample, fillText, type GivenPlaces } from '../fill-example.ts';
import type { World } from '../state/world.ts';

/** How a refusal is put where the dialect has no example of it. */
interface UsualRefusal {
  readonly status: number;
  readonly detail: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as an example has it, with what else is joined to it. */
export function refuseBy(
  example: ErrorExample,
  situation: ErrorSituation,
  { status, headers }: Pick<UsualRefusal, 'status' | 'headers'>,
  given: GivenPlaces,
  world: World,
  others: readonly JsonValue[] = [],
): MockResponse {
  const cause = causeOfRefusal(situation);
  // Which methods there are is not up to an example; whether a challenge is sent is.
  const allow = headers?.['allow'];
  const all = { ...(allow === undefined ? {} : { allow }), ...example.headers };
  if (example.json !== undefined) {
    const json = others.reduce(joinJson, fillExample(example.json, given, world));
    return { ...jsonResponse(status, printJson(json), all), cause };
  }
  const body = fillText(example.text ?? '', given, world);
  // What has no body has no type.
  const type = body === '' ? {} : { 'content-type': 'text/plain; charset=utf-8' };
  return { status, headers: { ...type, ...all }, body, cause };
}

/** The answer to a request that is refused other than by a 422: as the dialect's example has it, else as FastAPI does. */
export function refuse(
  world: World,
  situation: ErrorSituation,
  usual: UsualRefusal,
  given: GivenPlaces = {},
): MockResponse {
  const example = world.dialect.examples?.errors?.[situation];
  return example === undefined
    ? { ...plainError(usual.status, usual.detail, usual.headers), cause: causeOfRefusal(situation) }
    : refuseBy(example, situation, usual, given, world);
}
