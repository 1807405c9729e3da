import { useEffect } from 'preact/hooks';
import {
  bucketLines,
  clockLines,
  resetLines,
  scenarioLines,
  snapshotLines,
  uploadLines,
} from '../control-lines.ts';
import { ControlCard } from './control-card.tsx';
import { DialectCard } from './dialect-card.tsx';
import { FailRateCard, LatencyCard } from './injection-cards.tsx';
import { NextCard } from './next-card.tsx';
import { useChosen } from './use-chosen.ts';
import type { PlacedViewProps } from './view-props.ts';

interface ControlsProps extends PlacedViewProps {
  readonly chooseBucket: (name: string) => void;
}

function ScenarioCard({ state, actions, place }: ControlsProps) {
  const { scenario = '', scenarios = [], rules = 0 } = state.controls ?? {};
  const known = scenarios.some(({ name }) => name === scenario);
  const { chosen, ask } = useChosen(scenario, actions.useScenario);
  return (
    <ControlCard
      place="scenario"
      title="Scenario"
      about="What a frontend has to survive. Each has its own rules, and some a state of their own."
      lines={scenarioLines(scenario)}
      isTarget={place === 'scenario'}
    >
      <fieldset class="choices">
        <legend class="unseen">Scenario</legend>
        {!known && scenario !== '' && (
          <label>
            <input type="radio" name="scenario" checked={chosen === scenario} /> <b>{scenario}</b>{' '}
            <span>{state.controls?.about}</span>
          </label>
        )}
        {scenarios.map(({ name, about }) => (
          <label key={name}>
            <input type="radio" name="scenario" checked={name === chosen} onChange={() => ask(name)} />{' '}
            <b>{name}</b> <span>{about}</span>
          </label>
        ))}
      </fieldset>
      {rules > 0 && <p class="hint">{rules} further rules are in use, put there by code.</p>}
    </ControlCard>
  );
}

function BucketCard({ state, place, chooseBucket }: ControlsProps) {
  const { bucket, controls } = state;
  return (
    <ControlCard
      place="bucket"
      title="Bucket"
      about="A world of its own on the same server: agents, genomes, journal and controls. Requests choose one by the header x-kit-bucket, browsers by ?__bucket=name."
      lines={bucketLines(bucket)}
      isTarget={place === 'bucket'}
    >
      <ul class="buckets">
        {controls?.buckets.map(({ name, agents, requests }) => (
          <li key={name}>
            <button
              type="button"
              class="quiet"
              aria-pressed={name === bucket}
              onClick={() => chooseBucket(name)}
            >
              {name === '' ? '(none)' : name}
            </button>{' '}
            <span class="hint">
              {agents} agents, {requests} requests
            </span>
          </li>
        ))}
      </ul>
      <form
        class="inline"
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get('name');
          if (typeof name === 'string' && /^[\x21-\x7e]{1,100}$/.test(name)) chooseBucket(name);
        }}
      >
        <label>
          Name <input name="name" autocomplete="off" maxLength={100} pattern="[!-~]+" required />
        </label>
        <button type="submit" class="quiet">
          Open
        </button>
      </form>
    </ControlCard>
  );
}

function ClockCard({ state, actions, place }: ControlsProps) {
  const clock = state.controls?.clock ?? 'real';
  const { chosen, ask } = useChosen(clock, actions.setClock);
  return (
    <ControlCard
      place="clock"
      title="Clock"
      about="Fixed starts at 2027-01-01 and moves on by a second with each reading, so that answers are the same on every run."
      lines={clockLines(clock)}
      isTarget={place === 'clock'}
    >
      <fieldset class="inline">
        <legend class="unseen">Clock</legend>
        {['real', 'fixed'].map((name) => (
          <label key={name}>
            <input type="radio" name="clock" checked={name === chosen} onChange={() => ask(name)} /> {name}
          </label>
        ))}
      </fieldset>
    </ControlCard>
  );
}

function StateCards({ actions, place }: ControlsProps) {
  const upload = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file !== undefined) await actions.upload(await file.text());
    input.value = '';
  };
  return (
    <>
      <ControlCard
        place="reset"
        title="Reset"
        about="Back to the start: state, journal, scenario, and everything that was turned here."
        lines={resetLines}
        isTarget={place === 'reset'}
      >
        <button type="button" class="main" onClick={() => void actions.reset()}>
          Reset this bucket
        </button>
      </ControlCard>
      <ControlCard
        place="snapshot"
        title="Snapshot"
        about="The state as it is now, as a file that --state and the upload take."
        lines={snapshotLines}
        isTarget={place === 'snapshot'}
      >
        <button type="button" class="main" onClick={() => void actions.snapshot()}>
          Save the state
        </button>
      </ControlCard>
      <ControlCard
        place="upload"
        title="Upload"
        about="Replaces the whole state by that of a file. One that breaks the contract is refused, and says where."
        lines={uploadLines}
        isTarget={place === 'upload'}
      >
        <label>
          State file{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void upload(event.currentTarget)}
          />
        </label>
      </ControlCard>
    </>
  );
}

/** What can be turned while the mock runs. */
export function ControlsView(props: ControlsProps) {
  const { state, place } = props;
  const isLoaded = state.controls !== undefined;
  useEffect(() => {
    if (place === undefined || !isLoaded) return;
    const [card = ''] = place.split('/');
    const element = document.getElementById(`point-${place}`) ?? document.getElementById(`control-${card}`);
    element?.scrollIntoView({ block: 'center' });
    element?.focus();
  }, [place, isLoaded]);
  return (
    <div class="page controls">
      <h2 class="title">Controls</h2>
      <p class="lead">
        They hold for {state.bucket === '' ? 'requests that name no bucket' : `the bucket ${state.bucket}`},
        until the next reset.
      </p>
      {!isLoaded && <p class="empty">Loading</p>}
      {isLoaded && (
        <div class="cards">
          <ScenarioCard {...props} />
          <NextCard {...props} />
          <LatencyCard {...props} />
          <FailRateCard {...props} />
          <ClockCard {...props} />
          <BucketCard {...props} />
          <StateCards {...props} />
          <DialectCard {...props} />
        </div>
      )}
    </div>
  );
}
