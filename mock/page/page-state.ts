import type { JsonObject } from '../../spec/json-value.ts';
import type { ControlsState } from './controls-state.ts';
import type { FieldEdit } from './field-edit.ts';
import type { FieldFault } from './field-fault.ts';
import { emptyJournal, type JournalFilter, type JournalList, noFilter } from './journal-list.ts';
import type { JournalRow } from './journal-row.ts';
import type { PageRoute } from './page-route.ts';

/** How the page stands to the mock. `refused`: it answers, and lets nobody in. */
export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

/** An answer of the API as the page shows it. */
export interface ApiAnswer {
  readonly status: number;
  readonly ms: number;
  /** As it came. */
  readonly body: string;
}

/** What a person has made of an agent, and what became of sending it. */
export interface Draft {
  readonly edits: ReadonlyMap<string, FieldEdit>;
  readonly faults: readonly FieldFault[];
  readonly isSending: boolean;
  /** To the last update that was sent from here. */
  readonly answer: ApiAnswer | undefined;
}

export const emptyDraft: Draft = { edits: new Map(), faults: [], isSending: false, answer: undefined };

/** The evolution status of the agent that is shown, and the genome that is written for it. */
export interface EvolutionState {
  readonly agentId: string;
  /** Undefined until it is answered. */
  readonly status: ApiAnswer | undefined;
  readonly genome: string;
  readonly created: ApiAnswer | undefined;
}

/** An entry of the journal that was opened. */
export interface OpenedEntry {
  readonly key: string;
  /** Undefined until it is there; a text says why it will not be. */
  readonly record: JsonObject | string | undefined;
}

/** One line for the person in front of the page. */
export interface Notice {
  readonly is: 'done' | 'failed';
  readonly text: string;
}

/** Everything that is drawn. */
export interface PageState {
  readonly connection: Connection;
  /** Why it is lost or refused. */
  readonly connectionText: string;
  /** Of the mock; another one has other numbers in its journal. */
  readonly instance: string;
  readonly bucket: string;
  readonly route: PageRoute;
  /** Undefined until they are loaded. By id, in the mock's order, with what is secret. */
  readonly agents: ReadonlyMap<string, JsonObject> | undefined;
  readonly genomes: readonly JsonObject[];
  readonly search: string;
  /** When fields changed, by agent and field, in milliseconds of the page's clock. */
  readonly marks: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly evolution: EvolutionState | undefined;
  readonly journal: JournalList;
  readonly filter: JournalFilter;
  /** The rows as they were when somebody began to read them; undefined while new ones are followed. */
  readonly heldRows: readonly JournalRow[] | undefined;
  readonly opened: OpenedEntry | undefined;
  readonly controls: ControlsState | undefined;
  readonly notice: Notice | undefined;
}

export const firstPageState = (bucket: string, route: PageRoute): PageState => ({
  connection: 'connecting',
  connectionText: '',
  instance: '',
  bucket,
  route,
  agents: undefined,
  genomes: [],
  search: '',
  marks: new Map(),
  drafts: new Map(),
  evolution: undefined,
  journal: emptyJournal,
  filter: noFilter,
  heldRows: undefined,
  opened: undefined,
  controls: undefined,
  notice: undefined,
});
