/** Edge: files that are read again when they change. */
import { statSync } from 'node:fs';
import { readTextFile } from '../files/text-file.ts';

/** A file, what it was named for, and what to do with it when it is another. */
export interface WatchedFile {
  readonly path: string;
  readonly what: string;
  readonly reload: () => Promise<void>;
}

export interface WatchNotes {
  readonly reloaded: (file: WatchedFile) => void;
  /** What is broken stays out of force. */
  readonly broken: (file: WatchedFile, error: unknown) => void;
}

/** How often files are looked at. Polled: editors rename over, truncate or replace a file, and mounts tell nothing of it. */
const interval = 100;

/** What tells one state of a file from another, whoever wrote it. */
function markOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? 'missing' : `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
}

/** A file as it was when it was read first. */
export interface SeenFile {
  readonly mark: string;
  readonly text: string;
}

/** Looks at files before they are put in force, so that no change after that is missed. */
export const seeFiles = (
  files: readonly Pick<WatchedFile, 'path' | 'what'>[],
): ReadonlyMap<string, SeenFile> =>
  new Map(files.map(({ path, what }) => [path, { mark: markOf(path), text: readTextFile(path, what) }]));

class Watch {
  readonly #file: WatchedFile;
  readonly #notes: WatchNotes;
  #seen: string;
  #changing: string | undefined;
  #text: string;

  constructor(file: WatchedFile, notes: WatchNotes, { mark, text }: SeenFile) {
    this.#file = file;
    this.#notes = notes;
    this.#seen = mark;
    this.#text = text;
  }

  /** A file that changed is read when it has stayed the same from one look to the next: it may be written in pieces. */
  async look(): Promise<void> {
    const mark = markOf(this.#file.path);
    if (mark !== this.#seen && mark !== this.#changing) {
      this.#changing = mark;
      return;
    }
    this.#changing = undefined;
    if (mark === this.#seen) return;
    this.#seen = mark;
    await this.#read();
  }

  /** The same text is no change: what clients did to the mock stays. */
  async #read(): Promise<void> {
    try {
      const text = readTextFile(this.#file.path, this.#file.what);
      if (text === this.#text) return;
      this.#text = text;
      await this.#file.reload();
      this.#notes.reloaded(this.#file);
    } catch (error) {
      this.#notes.broken(this.#file, error);
    }
  }
}

/** Reads files again when they are others than were seen, until the function that is given is called. */
export function watchFiles(
  files: readonly WatchedFile[],
  seen: ReadonlyMap<string, SeenFile>,
  notes: WatchNotes,
): () => void {
  const unseen: SeenFile = { mark: '', text: '' };
  const watches = files.map((file) => new Watch(file, notes, seen.get(file.path) ?? unseen));
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const lookAgain = () => {
    timer = setTimeout(async () => {
      for (const watch of watches) await watch.look();
      if (!isOver) lookAgain();
    }, interval);
  };
  lookAgain();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
