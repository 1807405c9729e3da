import type { PageActions } from '../page-actions.ts';
import type { PageEvent } from '../page-event.ts';
import type { PageState } from '../page-state.ts';

/** What every view is given: it draws the state, and tells what a person does. */
export interface ViewProps {
  readonly state: PageState;
  readonly actions: PageActions;
  readonly dispatch: (event: PageEvent) => void;
}

/** A view that an address leads into: to a section, or to a control. */
export interface PlacedViewProps extends ViewProps {
  readonly place: string | undefined;
}
