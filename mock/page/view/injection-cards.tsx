import { useState } from 'preact/hooks';
import { failRateLines, latencyLines } from '../control-lines.ts';
import { ControlCard } from './control-card.tsx';
import type { PlacedViewProps } from './view-props.ts';

/** What stands in a control until it is taken, and what is shown of it. */
function useTyped(
  stored: number,
): readonly [text: string, value: number, type: (text: string | undefined) => void] {
  const [text, type] = useState<string | undefined>(undefined);
  const shown = text ?? String(stored);
  return [shown, Number(shown), type];
}

/** How long answers are held back. */
export function LatencyCard({ state, actions, place }: PlacedViewProps) {
  const { from: storedFrom, to: storedTo } = state.controls?.latency ?? { from: 0, to: 0 };
  const [fromText, from, typeFrom] = useTyped(storedFrom);
  const [toText, to, typeTo] = useTyped(storedTo);
  const most = Math.max(from, to);
  return (
    <ControlCard
      place="latency"
      title="Latency"
      about="Every answer is held back for so many milliseconds, evenly spread from one end to the other."
      lines={latencyLines({ from, to: most })}
      isTarget={place === 'latency'}
    >
      <form
        class="inline"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          await actions.setLatency(from, most);
          typeFrom(undefined);
          typeTo(undefined);
        }}
      >
        <label>
          from{' '}
          <input
            inputMode="numeric"
            size={6}
            value={fromText}
            onInput={(event) => typeFrom(event.currentTarget.value)}
          />
        </label>
        <label>
          to{' '}
          <input
            inputMode="numeric"
            size={6}
            value={toText}
            onInput={(event) => typeTo(event.currentTarget.value)}
          />{' '}
          ms
        </label>
        <button type="submit" class="main">
          Set
        </button>
      </form>
    </ControlCard>
  );
}

/** Which share of requests fails. */
export function FailRateCard({ state, actions, place }: PlacedViewProps) {
  const [text, value, type] = useTyped(state.controls?.failRate ?? 0);
  return (
    <ControlCard
      place="fail-rate"
      title="Failure rate"
      about="So large a share of the requests is answered with 503, from 0 to 1."
      lines={failRateLines(value)}
      isTarget={place === 'fail-rate'}
    >
      <form
        class="inline"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          await actions.setFailRate(value);
          type(undefined);
        }}
      >
        <label>
          share{' '}
          <input
            type="range"
            min="0"
            max="1"
            step="0.01"
            value={text}
            onInput={(event) => type(event.currentTarget.value)}
          />{' '}
          <output>{value}</output>
        </label>
        <button type="submit" class="main">
          Set
        </button>
      </form>
    </ControlCard>
  );
}
