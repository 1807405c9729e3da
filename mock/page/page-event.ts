import type { JsonObject } from '../../spec/json-value.ts';
import type { ControlsState } from './controls-state.ts';
import type { FieldEdit } from './field-edit.ts';
import type { FieldFault } from './field-fault.ts';
import type { JournalFilter } from './journal-list.ts';
import type { JournalRow } from './journal-row.ts';
import type { PageRoute } from './page-route.ts';
import type { ApiAnswer, Notice } from './page-state.ts';

/** Everything that can happen to the page: told by the mock, answered by it, or done by a person. */
export type PageEvent =
  | { readonly is: 'connected'; readonly instance: string }
  | { readonly is: 'disconnected'; readonly isRefused: boolean; readonly why: string }
  | {
      readonly is: 'loaded';
      readonly agents: readonly JsonObject[];
      readonly genomes: readonly JsonObject[];
      readonly now: number;
    }
  | { readonly is: 'agent-told'; readonly agent: JsonObject; readonly now: number }
  | { readonly is: 'marks-faded'; readonly before: number }
  | {
      readonly is: 'rows-told';
      readonly rows: readonly JournalRow[];
      readonly skipped: number;
      readonly isKept: boolean;
    }
  | { readonly is: 'journal-cleared'; readonly bucket: string }
  | { readonly is: 'controls-read'; readonly controls: ControlsState }
  | { readonly is: 'moved'; readonly route: PageRoute }
  | { readonly is: 'bucket-chosen'; readonly bucket: string }
  | { readonly is: 'searched'; readonly text: string }
  | {
      readonly is: 'edited';
      readonly agentId: string;
      readonly field: string;
      readonly edit: FieldEdit | undefined;
    }
  | { readonly is: 'edits-undone'; readonly agentId: string }
  | { readonly is: 'sending'; readonly agentId: string }
  | { readonly is: 'faulted'; readonly agentId: string; readonly faults: readonly FieldFault[] }
  | {
      readonly is: 'sent';
      readonly agentId: string;
      readonly answer: ApiAnswer;
      /** None where it was taken. */
      readonly faults: readonly FieldFault[];
    }
  | { readonly is: 'status-answered'; readonly agentId: string; readonly answer: ApiAnswer }
  | { readonly is: 'genome-written'; readonly agentId: string; readonly text: string }
  | { readonly is: 'genome-answered'; readonly agentId: string; readonly answer: ApiAnswer }
  /** Only what was chosen: the filters beside it may have been chosen since the page was drawn. */
  | { readonly is: 'filtered'; readonly filter: Partial<JournalFilter> }
  | { readonly is: 'rows-held'; readonly isHeld: boolean }
  | { readonly is: 'entry-opened'; readonly key: string; readonly record: JsonObject | string | undefined }
  | { readonly is: 'told'; readonly notice: Notice | undefined };
