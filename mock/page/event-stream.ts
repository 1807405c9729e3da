/** One event of a stream of them (HTML, 9.2.6). */
export interface StreamEvent {
  readonly name: string;
  readonly data: string;
}

/** Reads events from pieces of text, wherever the borders between the pieces are. */
export class EventStreamReader {
  #rest = '';

  /** The events that are whole with this piece. Comments, and fields that nobody asked for, are passed over. */
  read(piece: string): readonly StreamEvent[] {
    const blocks = (this.#rest + piece).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const lines = block.split('\n');
      const textOf = (field: string) =>
        lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
      const data = textOf('data');
      return data === undefined ? [] : [{ name: textOf('event') ?? 'message', data }];
    });
  }
}
