import type { PageState } from '../page-state.ts';

/** Says that what is shown is not of now. */
export function ConnectionLine({ state }: { readonly state: PageState }) {
  const { connection, connectionText } = state;
  const isBroken = connection === 'lost' || connection === 'refused';
  return (
    <div class="connection-place" role="alert">
      {isBroken && (
        <p class="connection">
          <strong>{connection === 'lost' ? 'The mock does not answer.' : 'The mock lets nobody in.'}</strong>{' '}
          {connection === 'lost'
            ? 'It was stopped, or cannot be reached. The page shows what it knew last, and goes on by itself when the mock is back.'
            : connectionText}
        </p>
      )}
    </div>
  );
}
