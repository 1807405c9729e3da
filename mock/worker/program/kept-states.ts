/** Edge: what the mock holds, in the browser's IndexedDB: a worker is ended whenever it is idle, and started again. */
import { parseJson } from '../../../spec/json-parse.ts';
import { printJson } from '../../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../spec/json-value.ts';
import { validateAgent } from '../../../spec/validators.ts';
import type { HeldState } from '../../mock.ts';
import { checkState } from '../../state/state-check.ts';

/** What is kept: the states, what they began from, and how often the worker was started. */
export interface Kept {
  readonly starts: number;
  readonly began: string;
  readonly states: readonly HeldState[];
}

const databaseName = 'agent-console-kit';
const storeName = 'kept';

const settle = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  return settle(request);
}

const printKept = ({ starts, began, states }: Kept): string =>
  printJson({ starts, began, states: states.map(({ bucket = null, state }) => ({ bucket, state })) });

function readHeld(value: JsonValue): readonly HeldState[] {
  if (!isJsonObject(value)) return [];
  const { bucket, state = null } = value;
  const checked = checkState(state, validateAgent);
  return checked.ok
    ? [{ bucket: typeof bucket === 'string' ? bucket : undefined, state: checked.state }]
    : [];
}

/** What was kept; nothing where it is not what this version of the kit keeps. */
export function readKept(text: unknown): Kept {
  const parsed = parseJson(typeof text === 'string' ? text : 'null');
  const value = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
  const { starts, began, states = [] } = value;
  return {
    starts: typeof starts === 'number' ? starts : 0,
    began: typeof began === 'string' ? began : '',
    states: isJsonArray(states) ? states.flatMap(readHeld) : [],
  };
}

/** What one worker keeps, apart from those of other scopes of the same site. */
export class KeptStates {
  readonly #database: IDBDatabase;
  readonly #scope: string;

  constructor(database: IDBDatabase, scope: string) {
    this.#database = database;
    this.#scope = scope;
  }

  static async open(scope: string): Promise<KeptStates> {
    return new KeptStates(await openDatabase(), scope);
  }

  async read(): Promise<Kept> {
    const store = this.#database.transaction(storeName).objectStore(storeName);
    return readKept(await settle(store.get(this.#scope)));
  }

  async write(kept: Kept): Promise<void> {
    const store = this.#database.transaction(storeName, 'readwrite').objectStore(storeName);
    await settle(store.put(printKept(kept), this.#scope));
  }
}
