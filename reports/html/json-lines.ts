import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { JsonPath } from '../place.ts';
import { amountText, countText } from './amount-text.ts';
import { startOf } from './cut-text.ts';
import type { ShownLine } from './shown-line.ts';

/** A container of so many members is shown whole; of a larger one those beside the place, or the first. */
const mostMembers = 14;
const besidePlace = 4;
/** A container that fits on a line stays on it. */
const shortLine = 60;
/** No line is longer. */
const longestLine = 400;
/** Places deeper than this are shown inside the line of their container. */
const deepest = 12;
/** Containers beside the place stay on a line below this depth. */
const deepestExtra = 2;

interface Member {
  readonly key: string | number;
  readonly label: string;
  readonly value: JsonValue;
}

function membersOf(value: JsonValue): readonly Member[] {
  if (isJsonArray(value)) return value.map((item, key) => ({ key, label: '', value: item }));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).map(([key, member]) => ({
    key,
    label: `${JSON.stringify(key)}: `,
    value: member,
  }));
}

function chooseMembers(members: readonly Member[], key: string | number | undefined) {
  if (members.length <= mostMembers) return { from: 0, to: members.length };
  const place = members.findIndex((member) => member.key === key);
  if (place === -1) return { from: 0, to: mostMembers - 2 };
  return { from: Math.max(0, place - besidePlace), to: Math.min(members.length, place + besidePlace + 1) };
}

interface Position {
  readonly depth: number;
  /** Leads on to the place that matters: it is here when empty, elsewhere when undefined. */
  readonly path: JsonPath | undefined;
  /** It is the place, or in it. */
  readonly isMarked: boolean;
  readonly end: string;
}

/** Lines of JSON, and whether they are all of it. */
export interface JsonLines {
  readonly lines: readonly ShownLine[];
  readonly isWhole: boolean;
}

class JsonPrinter {
  readonly lines: ShownLine[] = [];
  isWhole = true;

  print({ label, value }: Member, at: Position): void {
    const members = membersOf(value);
    const text = printJson(value);
    if (members.length === 0 || !this.#isOpened(text, at)) {
      this.#push(at, `${label}${this.#cut(text, longestLine - label.length)}${at.end}`);
      return;
    }
    const [open, close] = isJsonArray(value) ? ['[', ']'] : ['{', '}'];
    const { from, to } = chooseMembers(members, at.path?.[0]);
    this.#push(at, this.#cut(`${label}${open}`, longestLine));
    this.#elide(at, from);
    for (const [index, member] of members.slice(from, to).entries()) {
      this.print(member, this.#positionOf(member, at, from + index < members.length - 1));
    }
    this.#elide(at, members.length - to);
    this.#push(at, `${close}${at.end}`);
  }

  #positionOf({ key }: Member, { depth, path, isMarked }: Position, hasNext: boolean): Position {
    const isOnWay = path !== undefined && path[0] === key;
    return {
      depth: depth + 1,
      path: isOnWay ? path.slice(1) : undefined,
      isMarked: isMarked || (isOnWay && path.length === 1),
      end: hasNext ? ',' : '',
    };
  }

  #isOpened(text: string, { depth, path }: Position): boolean {
    if (path !== undefined && path.length > 0) return depth < deepest;
    return text.length > shortLine && depth < deepestExtra;
  }

  #cut(text: string, most: number): string {
    if (text.length <= most) return text;
    this.isWhole = false;
    const note = `… (${amountText(text.length, 'character')})`;
    return startOf(text, Math.max(most - note.length, 12)) + note;
  }

  #elide(at: Position, count: number): void {
    if (count === 0) return;
    this.isWhole = false;
    this.#push({ ...at, depth: at.depth + 1 }, `… ${countText(count)} more`);
  }

  #push({ depth, isMarked }: Position, text: string): void {
    const indent = '  '.repeat(depth);
    const line = { text: indent + text };
    this.lines.push(isMarked ? { ...line, mark: { at: indent.length, length: text.length } } : line);
  }
}

/** A JSON value on few lines, with the place that matters marked and what is far from it left out. */
export function printJsonLines(value: JsonValue, place: JsonPath | undefined): JsonLines {
  const printer = new JsonPrinter();
  const path = place?.length === 0 ? undefined : place;
  printer.print({ key: '', label: '', value }, { depth: 0, path, isMarked: false, end: '' });
  return printer;
}
