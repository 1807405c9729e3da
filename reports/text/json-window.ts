import { cutText, startOf } from '../../spec/cut-text.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../spec/json-value.ts';
import type { JsonPath } from '../place.ts';
import { amountText, countText } from './amount-text.ts';
import type { MarkedLine, TextSpan } from './marked-line.ts';
import type { Window, WindowSize } from './text-window.ts';

/** An object or array beside the place is opened if it would fill no more than so many lines. */
const mostLinesBeside = 4;

/** A member of an object or item of an array, with what stands before it. */
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

/** Where a part stands in the compact text of the whole. */
function spanOf(value: JsonValue, path: JsonPath): TextSpan | undefined {
  let at = 0;
  let here = value;
  const widthOf = ({ label }: Member) => label.trimEnd().length;
  for (const key of path) {
    const members = membersOf(here);
    const index = members.findIndex((member) => member.key === key);
    const found = members[index];
    if (found === undefined) return undefined;
    at += 1 + widthOf(found);
    for (const member of members.slice(0, index)) at += widthOf(member) + printJson(member.value).length + 1;
    here = found.value;
  }
  return { at, length: printJson(here).length };
}

function chooseMembers(members: readonly Member[], key: string | number | undefined, size: WindowSize) {
  if (members.length <= size.members) return { from: 0, to: members.length };
  const place = members.findIndex((member) => member.key === key);
  if (place === -1) return { from: 0, to: size.members - 2 };
  const beside = size.membersBeside;
  return { from: Math.max(0, place - beside), to: Math.min(members.length, place + beside + 1) };
}

/** Where a member stands in the window. */
interface Position {
  readonly depth: number;
  /** Leads on to the place that matters: it is here when empty, elsewhere when undefined. */
  readonly path: JsonPath | undefined;
  /** It is the place, or in it. */
  readonly isMarked: boolean;
  /** It has nothing beside it. */
  readonly isOnly: boolean;
  /** The comma after it. */
  readonly end: string;
}

class JsonPrinter {
  readonly lines: MarkedLine[] = [];
  isWhole = true;
  readonly #size: WindowSize;

  constructor(size: WindowSize) {
    this.#size = size;
  }

  print(member: Member, at: Position): void {
    const { columns, longestLine } = this.#size;
    const { value } = member;
    const label = cutText(member.label, Math.max(longestLine - 24, 16));
    const members = membersOf(value);
    const text = printJson(value);
    const used = at.depth * 2 + label.length + at.end.length;
    if (members.length === 0 || !this.#isOpened(text, columns - used, at)) {
      this.#push(at, `${label}${this.#cut(text, longestLine - used)}${at.end}`);
      return;
    }
    const [open, close] = isJsonArray(value) ? ['[', ']'] : ['{', '}'];
    const { from, to } = chooseMembers(members, at.path?.[0], this.#size);
    this.#push(at, `${label}${open}`);
    this.#elide(at, from);
    for (const [index, one] of members.slice(from, to).entries()) {
      const isOnWay = at.path !== undefined && at.path[0] === one.key;
      this.print(one, {
        depth: at.depth + 1,
        path: isOnWay ? at.path.slice(1) : undefined,
        isMarked: at.isMarked || (isOnWay && at.path.length === 1),
        isOnly: members.length === 1,
        end: from + index < members.length - 1 ? ',' : '',
      });
    }
    this.#elide(at, members.length - to);
    this.#push(at, `${close}${at.end}`);
  }

  #isOpened(text: string, columns: number, { depth, path, isOnly }: Position): boolean {
    if (depth === 0) return true;
    if (depth >= this.#size.depth) return false;
    if (path !== undefined && path.length > 0) return true;
    const isShort = text.length < mostLinesBeside * this.#size.columns;
    return text.length > columns && (path !== undefined || isOnly || isShort);
  }

  /** What is cut off is counted, so that nobody takes the part for the whole. */
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

/** A JSON value in a few lines, shortened around the place that matters; on one line where it fits. */
export function jsonWindow(value: JsonValue, place: JsonPath | undefined, size: WindowSize): Window {
  const path = place?.length === 0 ? undefined : place;
  const text = printJson(value);
  if (text.length <= size.columns) {
    const mark = path === undefined ? undefined : spanOf(value, path);
    return { lines: [mark === undefined ? { text } : { text, mark }], isWhole: true };
  }
  const printer = new JsonPrinter(size);
  printer.print({ key: '', label: '', value }, { depth: 0, path, isMarked: false, isOnly: true, end: '' });
  return printer;
}
