/** A name that sorts by time and that every file system takes. */
const nameAt = (now: Date) => `state-${now.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')}`;

/** Writes state files into the working directory, each under a name of its own. */
export function createSnapshotWriter(now: () => Date): (text: string) => Promise<string> {
  const written = new Map<string, number>();
  return async (text) => {
    // Loaded when it is first asked for: most mocks write none.
    const { unwritable, writeWholeFile } = await import('../files/whole-file.ts');
    const name = nameAt(now());
    const count = (written.get(name) ?? 0) + 1;
    written.set(name, count);
    const file = `${name}${count === 1 ? '' : `-${count}`}.json`;
    try {
      writeWholeFile(file, text);
    } catch (error) {
      throw unwritable(`snapshot ${file}`, error, 'Start the mock in a folder that can be written to.');
    }
    return file;
  };
}
