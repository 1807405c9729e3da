import { useState } from 'preact/hooks';
import { printJson } from '../../../spec/json-print.ts';
import { operationNames } from '../../routing/operation-names.ts';
import { nextLines } from '../control-lines.ts';
import { ControlCard } from './control-card.tsx';
import { LineText } from './shown-text.tsx';
import type { PlacedViewProps } from './view-props.ts';

const statuses = [500, 503, 502, 504, 429, 401, 403, 404, 409, 422, 400, 200];

/** What the next requests of an operation are answered with. */
export function NextCard({ state, actions, place }: PlacedViewProps) {
  const [operation, setOperation] = useState('updateAgent');
  const [status, setStatus] = useState(503);
  const [times, setTimes] = useState(1);
  const next = state.controls?.next ?? [];
  return (
    <ControlCard
      place="next"
      title="Next answer"
      about="The next request of an operation gets this answer, whatever it asks for. A request can ask for one itself: Prefer: code=503, or ?__code=503."
      lines={nextLines(operation, status, times)}
      isTarget={place === 'next'}
    >
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          void actions.failNext(operation, status, times);
        }}
      >
        <label>
          operation{' '}
          <select value={operation} onChange={(event) => setOperation(event.currentTarget.value)}>
            {operationNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          status{' '}
          <select value={String(status)} onChange={(event) => setStatus(Number(event.currentTarget.value))}>
            {statuses.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          times{' '}
          <input
            type="number"
            min="1"
            max="1000"
            value={times}
            onInput={(event) => setTimes(Math.max(1, Number(event.currentTarget.value)))}
          />
        </label>
        <button type="submit" class="main">
          Set
        </button>
      </form>
      {next.length > 0 && (
        <ul class="waiting" aria-label="Answers that wait">
          {next.map((rule, index) => (
            <li key={`${index}`}>
              <code>
                <LineText text={printJson(rule)} />
              </code>
            </li>
          ))}
        </ul>
      )}
    </ControlCard>
  );
}
