// Joins files of TypeScript into one module: reading them one by one, and keeping the name of every function, costs a
// third of what the tests take.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Each file says where it stands itself, since it is read from somewhere else. */
const ownPlaces = {
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path));
      return { contents, loader: 'ts' };
    });
  },
};

/** Writes the module of some files, with a map of its lines beside it. */
export async function joinModules(root, files, outfile) {
  const contents = files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n');
  await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'external',
    sourcesContent: false,
    plugins: [ownPlaces],
  });
}

/** An output in which the places of a module are those of the files it was made of. */
export function withOriginalPlaces(root, output, outfile) {
  const name = pathToFileURL(outfile).href;
  if (!output.includes(name)) return output;
  const map = new SourceMap(JSON.parse(readFileSync(`${outfile}.map`, 'utf8')));
  return output.replaceAll(
    new RegExp(`(?:file://)?${fileURLToPath(name)}:(\\d+):(\\d+)`, 'g'),
    (place, line, column) => {
      const { originalSource, originalLine, originalColumn } = map.findEntry(
        Number(line) - 1,
        Number(column) - 1,
      );
      if (originalSource === undefined) return place;
      const file = relative(root, resolve(dirname(outfile), originalSource));
      return `${file}:${originalLine + 1}:${originalColumn + 1}`;
    },
  );
}
