import type { Mock } from '../../mock/mock.ts';
import { Inability } from '../../spec/inability.ts';
import { loadDialect } from '../files/dialect-file.ts';
import { isFileName } from '../files/file-name.ts';
import { loadScenario } from './scenario-file.ts';
import { loadState } from './state-file.ts';
import type { WatchedFile } from './watch-files.ts';

interface GivenFiles {
  readonly dialect: string;
  readonly state?: string;
  readonly scenario?: string;
}

/** The files that a mock was given, and how each is put in force anew. */
export function watchedFiles({ state, dialect, scenario }: GivenFiles, mock: Mock): readonly WatchedFile[] {
  const watch = (what: string, path: string | undefined, reload: (path: string) => Promise<void>) =>
    path === undefined || !(what === 'state' || isFileName(path))
      ? []
      : [{ what, path, reload: () => reload(path) }];
  return [
    ...watch('state', state, async (path) => mock.replaceFirstState(await loadState(path))),
    ...watch('dialect', dialect, async (path) => mock.replaceDialect(await loadDialect(path))),
    ...watch('scenario', scenario, async (path) => mock.replaceFirstUse(await loadScenario(path))),
  ];
}

/** Refuses to watch where there is nothing to watch. */
export function requireFilesToWatch(given: GivenFiles): void {
  if (given.state !== undefined || [given.dialect, given.scenario ?? ''].some(isFileName)) return;
  throw new Inability(
    '--watch',
    'there is no file to watch',
    'Give one with --state, --dialect or --scenario, or leave --watch out.',
  );
}
