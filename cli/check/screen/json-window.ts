import type { JsonPath } from '../../../reports/place.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { amountText, countText } from './amount-text.ts';
import { cutLine, type ShownLine, type Span } from './shown-line.ts';

/** A container of so many members is shown whole; of a larger one those beside the place, or the first. */
const mostMembers = 8;
const besidePlace = 2;
/** A container beside the place is opened if it would fill no more than so many lines. */
const mostLines = 4;
/** Places deeper than this are shown inside the line of their container. */
const deepest = 6;

/** A member of an object or item of a list, with what stands before it. */
interface Member {
  readonly key: string | number;
  readonly label: string;
  readonly value: JsonValue;
}

/** Undefined for a value that holds nothing, and so has one line anyway. */
function membersOf(value: JsonValue): readonly Member[] | undefined {
  const members = isJsonArray(value)
    ? value.map((item, key) => ({ key, label: '', value: item }))
    : isJsonObject(value)
      ? Object.entries(value).map(([key, member]) => ({
          key,
          label: `${JSON.stringify(key)}: `,
          value: member,
        }))
      : [];
  return members.length === 0 ? undefined : members;
}

/** Where a part stands in the compact text of the whole. */
function spanOf(value: JsonValue, path: JsonPath): Span | undefined {
  let at = 0;
  let here = value;
  for (const key of path) {
    at += 1;
    const members = membersOf(here) ?? [];
    const index = members.findIndex((member) => member.key === key);
    const found = members[index];
    if (found === undefined) return undefined;
    const printLabel = ({ label }: Member) => label.replace(/ $/, '');
    for (const member of members.slice(0, index)) {
      at += printLabel(member).length + printJson(member.value).length + 1;
    }
    at += printLabel(found).length;
    here = found.value;
  }
  return { at, length: printJson(here).length };
}

/** What is shown is never shorter than what it stands for. */
const fits = (text: string, columns: number) => text.length <= columns && visibleText(text).length <= columns;

/** What is cut off is counted, so that nobody takes the shown for the whole. */
function cutValue(text: string, columns: number): string {
  if (fits(text, columns)) return visibleText(text);
  const note = `  (${amountText(text.length, 'character')})`;
  return visibleText(text, Math.max(columns - note.length, 12)) + note;
}

function chooseMembers(members: readonly Member[], key: string | number | undefined) {
  if (members.length <= mostMembers) return { from: 0, to: members.length };
  const place = members.findIndex((member) => member.key === key);
  if (place === -1) return { from: 0, to: mostMembers - 2 };
  return { from: Math.max(0, place - besidePlace), to: Math.min(members.length, place + besidePlace + 1) };
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

class JsonWindow {
  readonly lines: ShownLine[] = [];
  readonly #width: number;

  constructor(width: number) {
    this.#width = width;
  }

  add(member: Member, at: Position): void {
    const { depth, path, isMarked, end } = at;
    const indent = '  '.repeat(depth);
    const label = visibleText(member.label, Math.max(this.#width - 24, 16));
    const members = membersOf(member.value);
    const columns = this.#width - indent.length - label.length - end.length;
    const text = printJson(member.value);
    if (members === undefined || !this.#isOpened(text, columns, at)) {
      this.#push(`${indent}${label}${cutValue(text, columns)}${end}`, isMarked);
      return;
    }
    const [open, close] = isJsonArray(member.value) ? ['[', ']'] : ['{', '}'];
    const { from, to } = chooseMembers(members, path?.[0]);
    const elide = (count: number) => {
      if (count > 0) this.#push(`${indent}  … ${countText(count)} more`, isMarked);
    };
    this.#push(`${indent}${label}${open}`, isMarked);
    elide(from);
    members.slice(from, to).forEach((one, index) => {
      const isOnWay = path !== undefined && path[0] === one.key;
      const isPlace = isMarked || (isOnWay && path.length === 1);
      const comma = from + index < members.length - 1 ? ',' : '';
      this.add(one, {
        depth: depth + 1,
        path: isOnWay ? path.slice(1) : undefined,
        isMarked: isPlace,
        isOnly: members.length === 1,
        end: comma,
      });
    });
    elide(members.length - to);
    this.#push(`${indent}${close}${end}`, isMarked);
  }

  #isOpened(text: string, columns: number, { depth, path, isOnly }: Position): boolean {
    if (depth === 0) return true;
    if (depth >= deepest) return false;
    if (path !== undefined && path.length > 0) return true;
    return text.length > columns && (path !== undefined || isOnly || text.length < mostLines * this.#width);
  }

  #push(text: string, isMarked: boolean): void {
    this.lines.push(isMarked ? { text, isMarked } : { text });
  }
}

/** A JSON value in few lines, shortened around the place that matters; on one line where it fits. */
export function showJson(value: JsonValue, path: JsonPath | undefined, width: number): readonly ShownLine[] {
  const text = printJson(value);
  const place = path?.length === 0 ? undefined : path;
  if (fits(text, width)) {
    return [cutLine(text, width, place === undefined ? undefined : spanOf(value, place))];
  }
  const window = new JsonWindow(width);
  window.add(
    { key: '', label: '', value },
    { depth: 0, path: place, isMarked: false, isOnly: true, end: '' },
  );
  return window.lines;
}
