/** One change of one place of a program. */
export interface Mutant {
  /** The same for the same change of the same text, wherever lines move to. */
  readonly id: string;
  /** Offsets into the source. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A kind of change at a place. */
export interface Change extends Omit<Mutant, 'id'> {
  readonly kind: string;
}

/** A text in one line, short enough for a list. */
function inALine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 60)} … ${line.slice(-16)}` : line;
}

/** The line of the source that a change is in, which tells apart equal changes of equal texts. */
function lineAt(source: string, offset: number): string {
  const from = source.lastIndexOf('\n', offset - 1) + 1;
  const to = source.indexOf('\n', offset);
  return inALine(source.slice(from, to === -1 ? source.length : to));
}

/** Names changes by what they do; equal ones of equal lines are counted. */
export function nameMutants(source: string, changes: readonly Change[]): readonly Mutant[] {
  const counts = new Map<string, number>();
  return changes.map(({ kind, start, end, replacement }) => {
    const name = `${kind}: ${inALine(source.slice(start, end))} → ${inALine(replacement) || 'nothing'} | ${lineAt(source, start)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { id: count === 1 ? name : `${name} (${count})`, start, end, replacement };
  });
}

/** The source with the change made. */
export const mutate = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);
