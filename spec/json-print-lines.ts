import { printJson } from './json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from './json-value.ts';

/** What stands deeper is printed in one line: people read the outside. */
const deepest = 6;

const indent = (depth: number) => '  '.repeat(depth);

function printInside(value: JsonValue, depth: number): string {
  if (depth >= deepest) return printJson(value);
  if (isJsonArray(value)) {
    if (value.length === 0) return '[]';
    const items = value.map((item) => indent(depth + 1) + printInside(item, depth + 1));
    return `[\n${items.join(',\n')}\n${indent(depth)}]`;
  }
  const members = isJsonObject(value) ? Object.entries(value) : [];
  if (members.length === 0) return printJson(value);
  const lines = members.map(
    ([name, member]) => `${indent(depth + 1)}${printJson(name)}: ${printInside(member, depth + 1)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent(depth)}}`;
}

/** Prints a value for a file that people read: a member a line, and every number as it was written. */
export const printJsonLines = (value: JsonValue): string => `${printInside(value, 0)}\n`;
