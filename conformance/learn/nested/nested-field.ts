import type { NestedFault } from '../../../spec/dialect-examples.ts';
import type { Field } from '../../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import { askUpdate } from '../ask-update.ts';
import type { Asked, Learning } from '../asked.ts';
import type { Reading } from '../learned-point.ts';
import { faultsOf } from '../readings.ts';

/** What is asked of one field, and what came back. */
export interface Trial {
  readonly sent: JsonObject;
  readonly asked: Asked;
  /** The object that was answered; undefined where it was refused. */
  readonly answered: JsonObject | undefined;
  readonly isRefused: boolean;
}

/** The object in an answer: the field itself, or its only item. */
function objectIn(value: JsonValue | undefined): JsonObject | undefined {
  const one = isJsonArray(value) ? value[0] : value;
  return isJsonObject(one) ? one : undefined;
}

/** Tries objects in one field, as often as it takes to see its shape. */
export class NestedField {
  readonly #learning: Learning;
  readonly #agentId: string;
  readonly #field: Field;
  readonly trials: Trial[] = [];

  constructor(learning: Learning, agentId: string, field: Field) {
    this.#learning = learning;
    this.#agentId = agentId;
    this.#field = field;
  }

  /** How a value that is no object is refused. */
  async tryOther(): Promise<NestedFault | undefined> {
    const { name, kind } = this.#field;
    const value = kind === 'list-of-objects' ? [5] : 5;
    const asked = await askUpdate(this.#learning, this.#agentId, { [name]: value });
    return this.faultOf({ asked }, undefined);
  }

  /** How many faults are told of a list of two objects that are both refused; undefined for an object. */
  async countInList(refused: JsonObject): Promise<number | undefined> {
    const { name, kind } = this.#field;
    if (kind !== 'list-of-objects') return undefined;
    const { answer } = await askUpdate(this.#learning, this.#agentId, { [name]: [refused, refused] });
    return (answer && faultsOf(answer))?.length;
  }

  async try(sent: JsonObject): Promise<Trial> {
    const { name, kind } = this.#field;
    const value = kind === 'list-of-objects' ? [sent] : sent;
    const asked = await askUpdate(this.#learning, this.#agentId, { [name]: value });
    const { answer } = asked;
    const isTaken = answer !== undefined && isSuccess(answer);
    const trial = {
      sent,
      asked,
      answered: isTaken ? objectIn(answer.object?.[name]) : undefined,
      isRefused: answer !== undefined && isRefusal(answer),
    };
    this.trials.push(trial);
    return trial;
  }

  /** What the trials are shown as: keys, and of values only those that the kit made up. */
  readings(choice: 'free' | 'shaped' | undefined): readonly Reading[] {
    const { name } = this.#field;
    return this.trials.map(({ sent, asked }) => ({
      asked,
      choice,
      fields: [],
      shownBody: `{"${name}": an object with ${Object.keys(sent).join(', ') || 'nothing in it'}}`,
    }));
  }

  /** The fault of a refused trial, as it is told of a key or of the object. */
  faultOf({ asked: { answer } }: Pick<Trial, 'asked'>, key: string | undefined): NestedFault | undefined {
    const { name } = this.#field;
    const [fault] = (answer && faultsOf(answer)) ?? [];
    const { type, msg, loc } = fault ?? {};
    if (typeof type !== 'string' || !isJsonArray(loc) || !loc.includes(name)) return undefined;
    const isAtKey = key !== undefined && loc.at(-1) === key;
    return {
      type,
      ...(typeof msg === 'string' ? { msg } : {}),
      ...(isAtKey || key === undefined ? {} : { atObject: true }),
    };
  }
}
