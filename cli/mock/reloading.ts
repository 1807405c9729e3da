import type { Mock } from '../../mock/mock.ts';
import { Inability } from '../../spec/inability.ts';
import { loadDialect } from '../files/dialect-file.ts';
import { isFileName } from '../files/file-name.ts';
import { loadScenario } from './scenario-file.ts';
import { loadState } from './state-file.ts';
import { type SeenFile, seeFiles, type WatchedFile } from './watch-files.ts';

interface GivenFiles {
  readonly dialect: string;
  readonly state?: string;
  readonly scenario?: string;
}

type Kind = 'state' | 'dialect' | 'scenario';

/** The files that a mock was given; dialects and scenarios may be names. */
export function givenFiles(given: GivenFiles): readonly { readonly what: Kind; readonly path: string }[] {
  return (['state', 'dialect', 'scenario'] as const).flatMap((what) => {
    const path = given[what];
    return path === undefined || !(what === 'state' || isFileName(path)) ? [] : [{ what, path }];
  });
}

/** How a file is put in force anew. */
const reloads: Readonly<Record<Kind, (path: string, mock: Mock) => Promise<void>>> = {
  state: async (path, mock) => mock.replaceFirstState(await loadState(path)),
  dialect: async (path, mock) => mock.replaceDialect(await loadDialect(path)),
  scenario: async (path, mock) => mock.replaceFirstUse(await loadScenario(path)),
};

export const watchedFiles = (given: GivenFiles, mock: Mock): readonly WatchedFile[] =>
  givenFiles(given).map(({ what, path }) => ({ what, path, reload: () => reloads[what](path, mock) }));

/** Looks at the files before they are loaded; there has to be one. */
export function seeGivenFiles(given: GivenFiles): ReadonlyMap<string, SeenFile> {
  const files = givenFiles(given);
  if (files.length > 0) return seeFiles(files);
  throw new Inability(
    '--watch',
    'there is no file to watch',
    'Give one with --state, --dialect or --scenario, or leave --watch out.',
  );
}
