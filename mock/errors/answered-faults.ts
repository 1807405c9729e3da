import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';

/** One reason for a 422: which field, and why. */
export interface AnsweredFault {
  readonly field: string;
  readonly why: string;
}

type Loc = readonly (string | number)[];

/** A hostile request can have a fault for each byte; this many tell enough, of this many characters each. */
const most = { faults: 100, characters: 200 } as const;

const clip = (text: string) => (text.length > most.characters ? `${text.slice(0, most.characters)}…` : text);

/** The way to a field as people write it: `delegated_agents[0].role`. The first part says where the input stood. */
function fieldAt(loc: Loc): string {
  const inside = loc.length > 1 && typeof loc[1] === 'string' ? loc.slice(1) : loc;
  return inside
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join('');
}

/** What the faults of a 422 come to for people. */
export function summarizeFaults(
  faults: readonly { readonly loc: Loc; readonly msg: string }[],
): readonly AnsweredFault[] {
  return faults.slice(0, most.faults).map(({ loc, msg }) => ({ field: clip(fieldAt(loc)), why: clip(msg) }));
}

const isLoc = (value: JsonValue | undefined): value is Loc =>
  isJsonArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number');

/** What the 422 of an evolution service says is wrong; where it is of another form (2.5), there is nothing to tell. */
export function faultsOfAnswer(answered: JsonValue): readonly AnsweredFault[] {
  const detail = isJsonObject(answered) ? answered['detail'] : undefined;
  if (!isJsonArray(detail)) return [];
  return summarizeFaults(
    detail.slice(0, most.faults).flatMap((item) => {
      if (!isJsonObject(item)) return [];
      const { loc, msg } = item;
      return isLoc(loc) && typeof msg === 'string' ? [{ loc, msg }] : [];
    }),
  );
}
