import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { tableText } from './table-text.ts';

/** A part of a hand-written file that states a clause. */
interface ClauseLine {
  readonly file: 'spec/openapi.yaml' | 'spec/clauses.yaml';
  readonly section: string;
  /** What the part is called: an operation, a parameter, a schema, a field, or the end of a clause's id. */
  readonly name: string;
  /** The line that names the section, and the lines of the whole part. All are counted from 1. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

type Locate = (offset: number) => number;

const textAt = (map: YAMLMap, key: string): string | undefined => {
  const value = map.get(key);
  return typeof value === 'string' ? value : undefined;
};

const keyOf = (pair: unknown): { readonly text: string; readonly offset: number } | undefined =>
  isPair(pair) && isScalar(pair.key) && pair.key.range
    ? { text: String(pair.key.value), offset: pair.key.range[0] }
    : undefined;

/** The last line of a part: its end is where the next one begins. */
function lastLine(map: YAMLMap, yaml: string, locate: Locate): number {
  const [start, end] = map.range ?? [0, 0];
  return locate(start + yaml.slice(start, end).trimEnd().length - 1);
}

function openapiLines(yaml: string): readonly ClauseLine[] {
  const counter = new LineCounter();
  const locate: Locate = (offset) => counter.linePos(offset).line;
  const found: ClauseLine[] = [];
  visit(parseDocument(yaml, { lineCounter: counter }), {
    Map(_, map, path) {
      const section = textAt(map, 'x-clause');
      const own = map.items.map(keyOf).find((key) => key?.text === 'x-clause');
      if (section === undefined || own === undefined) return;
      const parent = keyOf(path.at(-1));
      const parameter = map.has('in') ? textAt(map, 'name') : undefined;
      found.push({
        file: 'spec/openapi.yaml',
        section,
        name: textAt(map, 'operationId') ?? parameter ?? parent?.text ?? '',
        line: locate(own.offset),
        from: locate(parent?.offset ?? map.range?.[0] ?? 0),
        to: lastLine(map, yaml, locate),
      });
    },
  });
  return found;
}

function catalogueLines(yaml: string): readonly ClauseLine[] {
  const counter = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: counter });
  return (isSeq(contents) ? contents.items : []).flatMap((item): ClauseLine[] => {
    if (!isMap(item)) return [];
    const [section, id] = [textAt(item, 'section') ?? '', textAt(item, 'id') ?? ''];
    const { line } = counter.linePos(item.range?.[0] ?? 0);
    return [
      { file: 'spec/clauses.yaml', section, name: id.slice(id.indexOf('/') + 1), line, from: line, to: line },
    ];
  });
}

/** Where the two hand-written files state each clause, as a module. */
export const generateClauseLines = (openapiYaml: string, clausesYaml: string): string =>
  tableText('Every part of the two files that states a clause, in their order.', 'clauseLines', [
    ...openapiLines(openapiYaml),
    ...catalogueLines(clausesYaml),
  ]);
