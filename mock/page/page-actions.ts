import { updateFields } from '../../spec/fields.ts';
import { parseJson } from '../../spec/json-parse.ts';
import { printJson } from '../../spec/json-print.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../spec/json-value.ts';
import { readControls } from './controls-state.ts';
import { valueOfEdit } from './field-edit.ts';
import { type FieldFault, readFaults } from './field-fault.ts';
import { refillSecrets } from './hidden-secrets.ts';
import type { KitClient } from './kit-client.ts';
import { authHeaders, genomePath, statusPath, updatePath } from './operations.ts';
import type { PageEvent } from './page-event.ts';
import type { ApiAnswer, PageState } from './page-state.ts';

/** The way to the mock, in one bucket; `other` is the way into another one. */
interface ActionClient extends Pick<KitClient, 'kit' | 'api'> {
  readonly other: (bucket: string) => Pick<KitClient, 'kit'>;
}

/** What the actions work with; everything from outside comes in here. */
export interface ActionContext {
  readonly client: () => ActionClient;
  readonly state: () => PageState;
  readonly dispatch: (event: PageEvent) => void;
  readonly now: () => number;
  /** Gives a person a file. */
  readonly saveFile: (name: string, text: string) => void;
}

export type PageActions = ReturnType<typeof createActions>;

function readAnswer(text: string): JsonValue {
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value : null;
}

const objectsIn = (value: JsonValue | undefined) => (isJsonArray(value) ? value.filter(isJsonObject) : []);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The body of an update, or what keeps it from being one. */
function composeUpdate(
  state: PageState,
  agentId: string,
): { update: JsonObject; faults: readonly FieldFault[] } {
  const edits = state.drafts.get(agentId)?.edits ?? new Map();
  const stored = state.agents?.get(agentId) ?? {};
  const update: Record<string, JsonValue> = {};
  const faults: FieldFault[] = [];
  for (const field of updateFields) {
    const edit = edits.get(field.name);
    if (edit === undefined) continue;
    const edited = valueOfEdit(field, edit);
    if (edited.ok) update[field.name] = refillSecrets(edited.value, stored[field.name]);
    else faults.push({ field: field.name, inside: '', message: edited.why, clause: '1/json-bodies' });
  }
  return { update, faults };
}

interface ControlContext extends Pick<ActionContext, 'client' | 'state' | 'saveFile'> {
  /** Does something to the mock, and says what it was, or what kept it from being done. */
  readonly change: (failed: string, done: string, act: () => Promise<unknown>) => Promise<void>;
}

/** What the controls do. */
function controlActions({ client, state, saveFile, change }: ControlContext) {
  const put = (path: string, value: JsonValue, method = 'PUT') =>
    client().kit(path, { method, body: printJson(value) });
  return {
    useScenario: (name: string) =>
      change('The scenario was not taken', `Scenario ${name} is in force.`, () => put('scenario', name)),
    setLatency: (from: number, to: number) =>
      change('The latency was not taken', 'The latency is another now.', () =>
        client().kit('settings', { method: 'PUT', body: JSON.stringify({ latency: { from, to } }) }),
      ),
    setFailRate: (failRate: number) =>
      change('The failure rate was not taken', 'The failure rate is another now.', () =>
        client().kit('settings', { method: 'PUT', body: JSON.stringify({ failRate }) }),
      ),
    setClock: (clock: string) =>
      change('The clock was not taken', `The clock is ${clock} now.`, () => put('settings', { clock })),
    setPoint: (point: string, choice: JsonValue) =>
      change('The dialect was not taken', `${point} is ${String(choice)} now.`, () =>
        put('dialect', { base: 'fastapi', points: { ...state().controls?.points, [point]: choice } }),
      ),
    failNext: (operation: string, status: number, times: number) =>
      change('The next answer was not taken', `The next answer of ${operation} is ${status}.`, () =>
        put('next', { operation, status, times }, 'POST'),
      ),
    reset: () =>
      change('The mock was not reset', 'The mock is as it was at the start.', () =>
        client().kit('reset', { method: 'POST' }),
      ),
    snapshot: () =>
      change('There is no snapshot', 'The state was saved as a file.', async () =>
        saveFile('state.json', await client().kit('snapshot', { method: 'POST' })),
      ),
    upload: (text: string) =>
      change('The state was not taken', 'The mock has the state of the file.', () =>
        client().kit('state', { method: 'PUT', body: text }),
      ),
  };
}

/** Everything that the page does to the mock. */
export function createActions({ client, state, dispatch, now, saveFile }: ActionContext) {
  const fail = (what: string, error: unknown) =>
    dispatch({ is: 'told', notice: { is: 'failed', text: `${what}: ${messageOf(error)}` } });
  const done = (text: string) => dispatch({ is: 'told', notice: { is: 'done', text } });
  const points = () => state().controls?.points ?? {};

  const loadState = async () => {
    const asked = state().bucket;
    const answered = readAnswer(await client().kit('state'));
    if (!isJsonObject(answered) || state().bucket !== asked) return;
    const { agents, genomes } = answered;
    dispatch({ is: 'loaded', agents: objectsIn(agents), genomes: objectsIn(genomes), now: now() });
  };

  const loadControls = async () => {
    const asked = state().bucket;
    const paths = ['scenario', 'settings', 'dialect', 'buckets'] as const;
    const texts = await Promise.all(paths.map((path) => client().kit(path)));
    if (state().bucket !== asked) return;
    const [scenario = null, settings = null, dialect = null, buckets = null] = texts.map(readAnswer);
    dispatch({ is: 'controls-read', controls: readControls(scenario, settings, dialect, buckets) });
  };

  const load = async () => {
    try {
      await Promise.all([loadState(), loadControls()]);
    } catch (error) {
      fail('The state could not be read', error);
    }
  };

  /** Does something to the mock, and reads what is in force then: until it is drawn, controls stand as they were clicked. */
  const change = async (what: string, text: string, act: () => Promise<unknown>) => {
    try {
      await act();
      await loadControls();
      done(text);
    } catch (error) {
      fail(what, error);
    }
  };

  const api = (method: string, path: string, body?: string): Promise<ApiAnswer> =>
    client().api(path, { method, headers: authHeaders(points()), ...(body === undefined ? {} : { body }) });

  const readStatus = async (agentId: string) => {
    try {
      dispatch({ is: 'status-answered', agentId, answer: await api('GET', statusPath(agentId)) });
    } catch (error) {
      fail('The evolution status could not be read', error);
    }
  };

  return {
    load,
    loadControls,
    readStatus,

    save: async (agentId: string) => {
      const { update, faults } = composeUpdate(state(), agentId);
      if (faults.length > 0) return dispatch({ is: 'faulted', agentId, faults });
      dispatch({ is: 'sending', agentId });
      try {
        const answer = await api('PUT', updatePath(points(), agentId), printJson(update));
        const isTaken = answer.status >= 200 && answer.status < 300;
        dispatch({ is: 'sent', agentId, answer, faults: isTaken ? [] : readFaults(answer.body) });
      } catch (error) {
        dispatch({ is: 'faulted', agentId, faults: [] });
        fail('The update was not answered', error);
      }
    },

    createGenome: async (agentId: string, text: string) => {
      try {
        const answer = await api('POST', genomePath(points()), text);
        dispatch({ is: 'genome-answered', agentId, answer });
        await Promise.all([readStatus(agentId), loadState()]);
      } catch (error) {
        fail('The genome was not answered', error);
      }
    },

    openEntry: async (bucket: string, number: number, key: string) => {
      dispatch({ is: 'entry-opened', key, record: undefined });
      try {
        const record = readAnswer(await client().other(bucket).kit(`requests/${number}`));
        dispatch({ is: 'entry-opened', key, record: isJsonObject(record) ? record : 'It cannot be read.' });
      } catch (error) {
        dispatch({ is: 'entry-opened', key, record: messageOf(error) });
      }
    },

    ...controlActions({ client, state, saveFile, change }),
  };
}
