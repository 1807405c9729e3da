import {
  type ErrorExample,
  type ErrorSituation,
  type MovingField,
  movingFields,
} from '../../spec/dialect-examples.ts';
import { updateFieldNamed } from '../../spec/fields.ts';
import type { JsonObject } from '../../spec/json-value.ts';
import { refuse } from '../errors/refuse.ts';
import type { MockResponse } from '../exchange.ts';
import type { GivenPlaces } from '../fill-example.ts';
import type { World } from '../state/world.ts';

/** When a refusal is looked for: before the body is read, before its fields are, or when all of it is valid. */
type Moment = NonNullable<ErrorExample['before']> | 'last';

/** One update on its way to an agent. */
export interface StatefulUpdate {
  readonly id: string;
  readonly agent: JsonObject;
  /** Undefined where the body is none. */
  readonly update: JsonObject | undefined;
  /** What the request gives to fill in. */
  readonly places: GivenPlaces;
}

interface Refusal {
  readonly situation: ErrorSituation;
  readonly detail: string;
  readonly given: GivenPlaces;
}

const fieldNames: readonly MovingField[] = ['status', 'protection_status'];
const points = { status: 'status-moves', protection_status: 'protection-moves' } as const;

/** What the dialect has of the moves of a field; undefined where they are free. */
const movesOf = ({ dialect }: World, field: MovingField) =>
  dialect[points[field]] === 'free' ? undefined : dialect.examples?.moves?.[field];

/** Where an update moves an agent to; a value that is no choice moves it nowhere. */
function targetOf(field: MovingField, { update }: StatefulUpdate): string | undefined {
  const to = update?.[field];
  return typeof to === 'string' && updateFieldNamed(field)?.choices?.includes(to) === true ? to : undefined;
}

/** Why an agent does not take an update in its state (3.1, 3.2: the contract shows no moves). */
function findByMove(world: World, field: MovingField, sent: StatefulUpdate): Refusal | undefined {
  const moves = movesOf(world, field);
  if (moves === undefined) return undefined;
  const from = String(sent.agent[field]);
  const to = targetOf(field, sent);
  const detail = `Agent cannot be changed while ${field} is ${from}`;
  const frozen: Refusal = { situation: 'frozenAgent', detail, given: { from } };
  if (to === undefined) {
    const isEmpty = sent.update !== undefined && Object.keys(sent.update).length === 0;
    const isTaken = moves.frozen?.includes(from) !== true || (isEmpty && moves.frozenTakesEmpty === true);
    return isTaken ? undefined : frozen;
  }
  if (moves.to?.[from]?.includes(to) ?? true) return undefined;
  if (moves.frozen?.includes(from) === true && moves.frozenTellsMoves !== true) return frozen;
  const refused = `Agent cannot move from ${from} to ${to}`;
  return { situation: movingFields[field], detail: refused, given: { from, to } };
}

function findByName({ dialect, agents }: World, { id, update }: StatefulUpdate): Refusal | undefined {
  const name = update?.['agent_name'];
  if (dialect['unique-names'] === 'free' || typeof name !== 'string') return undefined;
  for (const [otherId, other] of agents)
    if (otherId !== id && other['agent_name'] === name)
      return { situation: 'takenName', detail: 'agent_name is taken', given: { name } };
  return undefined;
}

/** The refusal of an update that is due to the state of an agent or of others, where the dialect looks for it now. */
export function refuseByState(world: World, sent: StatefulUpdate, moment: Moment): MockResponse | undefined {
  const { dialect, rules } = world;
  if (!rules.refusesByState) return undefined;
  const found = [...fieldNames.map((field) => findByMove(world, field, sent)), findByName(world, sent)];
  for (const refusal of found) {
    if (refusal === undefined) continue;
    const { situation, detail, given } = refusal;
    const { status = 409, before = 'last' } = dialect.examples?.errors?.[situation] ?? {};
    if (before === moment)
      return refuse(world, situation, { status, detail }, { ...sent.places, agentId: sent.id, ...given });
  }
  return undefined;
}
