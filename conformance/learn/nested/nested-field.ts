import type { NestedFault } from '../../../spec/dialect-examples.ts';
import type { Field } from '../../../spec/fields.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { isRefusal, isSuccess } from '../../observe/read-answer.ts';
import { type Asked, faultsOf } from '../asked.ts';
import type { AskedAgent } from '../asked-agent.ts';
import type { Reading } from '../learned-point.ts';

export interface Trial {
  readonly sent: JsonObject;
  readonly asked: Asked;
  /** The object that was answered; undefined where it was refused. */
  readonly answered: JsonObject | undefined;
  readonly isRefused: boolean;
}

/** The object in an answer: the field itself, or its only item. */
export function objectIn(value: JsonValue | undefined): JsonObject | undefined {
  const one = isJsonArray(value) ? value[0] : value;
  return isJsonObject(one) ? one : undefined;
}

/** A value as a field takes it: by itself, or as an item. */
export const valueFor = (field: Field | undefined, value: JsonValue): JsonValue =>
  field?.kind === 'list-of-objects' ? [value] : value;

/** Tries objects in one field, as often as it takes to see its shape. */
export class NestedField {
  readonly #agent: AskedAgent;
  readonly #field: Field;
  readonly trials: Trial[] = [];

  constructor(agent: AskedAgent, field: Field) {
    this.#agent = agent;
    this.#field = field;
  }

  #update(value: JsonValue): Promise<Asked> {
    return this.#agent.update({ [this.#field.name]: value });
  }

  get name(): string {
    return this.#field.name;
  }

  /** How a value that is no object is refused. */
  async tryOther(): Promise<NestedFault | undefined> {
    return this.faultOf(await this.#update(valueFor(this.#field, 5)), undefined);
  }

  /** Whether of a list of two objects that are both refused one fault is told; false for an object. */
  async tellsFirstInList(refused: JsonObject): Promise<boolean> {
    if (this.#field.kind !== 'list-of-objects') return false;
    return faultsOf(await this.#update([refused, refused])).length === 1;
  }

  async try(sent: JsonObject): Promise<Trial> {
    const asked = await this.#update(valueFor(this.#field, sent));
    const { answer } = asked;
    const isTaken = answer !== undefined && isSuccess(answer);
    const trial = {
      sent,
      asked,
      answered: isTaken ? objectIn(answer.object?.[this.#field.name]) : undefined,
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
  faultOf(asked: Asked, key: string | undefined): NestedFault | undefined {
    const [{ type, msg, loc } = {}] = faultsOf(asked);
    if (typeof type !== 'string' || !isJsonArray(loc) || !loc.includes(this.#field.name)) return undefined;
    return {
      type,
      ...(typeof msg === 'string' ? { msg } : {}),
      ...(key === undefined || loc.at(-1) === key ? {} : { atObject: true }),
    };
  }
}
