/** Edge: mocks that outlive a restart of Vite's configuration, which makes every plugin anew in the same process. */
import { Mock } from '../mock.ts';
import { jsonText } from '../mock-control.ts';
import { type MockOptions, settleOptions } from '../mock-options.ts';
import { nodePlatform } from '../node-platform.ts';
import {
  type FileKind,
  fileKinds,
  type GivenFiles,
  loadDialect,
  loadState,
  loadUse,
  textOf,
} from './given-files.ts';

export type KeptOptions = GivenFiles & Omit<MockOptions, keyof GivenFiles>;

/** A mock, with what it was made from: that of files as it was read last. */
interface KeptMock {
  readonly mock: Mock;
  readonly options: string;
  readonly texts: Map<FileKind, string | undefined>;
  onRequest: MockOptions['onRequest'];
}

/** On the global object: with a configuration this module may be loaded anew, too, and a mock be of the class before. */
const place: unique symbol = Symbol.for('agent-console-kit.vite');
const keeper: Pick<typeof globalThis, 'process'> & { [place]?: Map<string, KeptMock> } = globalThis;
keeper[place] ??= new Map();
const kept = keeper[place];

function createKept(given: KeptOptions, root: string, options: string, texts: KeptMock['texts']): KeptMock {
  const { state: _, scenario: __, dialect: ___, onRequest, ...others } = given;
  const beginning = { state: loadState(given, root), use: loadUse(given, root) };
  const told = { onRequest };
  const settled = settleOptions(
    { ...others, dialect: loadDialect(given, root), onRequest: (event) => told.onRequest?.(event) },
    beginning,
    nodePlatform,
  );
  return Object.assign(told, { mock: new Mock(settled), options, texts });
}

/**
 * The mock of a project. One that is there goes on; where its options are others now, another one goes on with what it
 * holds, unless it is to start from another state.
 */
export function keepMock(project: string, given: KeptOptions, root: string): Mock {
  const { state: _, scenario: __, dialect: ___, onRequest, ...others } = given;
  const former = kept.get(project);
  const options = jsonText(others);
  const texts = new Map(fileKinds.map((kind) => [kind, textOf(kind, given, root)]));
  const isSame = (kind: FileKind) => former?.texts.get(kind) === texts.get(kind);
  if (former !== undefined && former.options === options && fileKinds.every(isSame)) {
    former.onRequest = onRequest;
    return former.mock;
  }
  const made = createKept(given, root, options, texts);
  if (former !== undefined && isSame('state')) made.mock.continueFrom(former.mock.states());
  kept.set(project, made);
  return made.mock;
}

/** Puts a file in force anew; false where it says what it said before, and what clients did to the mock stays. */
export function reloadFile(project: string, kind: FileKind, given: KeptOptions, root: string): boolean {
  const running = kept.get(project);
  const text = textOf(kind, given, root);
  if (running === undefined || running.texts.get(kind) === text) return false;
  const [state, use] = [
    kind === 'state' ? loadState(given, root) : undefined,
    kind === 'scenario' ? loadUse(given, root) : undefined,
  ];
  if (state !== undefined) running.mock.replaceFirstState(state);
  if (use !== undefined) running.mock.replaceFirstUse(use);
  if (kind === 'dialect') running.mock.replaceDialect(loadDialect(given, root));
  running.texts.set(kind, text);
  return true;
}
