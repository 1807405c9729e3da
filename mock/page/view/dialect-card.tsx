import { useState } from 'preact/hooks';
import { dialectPoints, isChoice, type Point } from '../../../spec/dialect-points.ts';
import { dialectQuestions } from '../../../spec/dialect-questions.ts';
import type { JsonValue } from '../../../spec/json-value.ts';
import { pointLines } from '../control-lines.ts';
import { ClauseLink } from './clause-link.tsx';
import { ControlCard } from './control-card.tsx';
import type { PlacedViewProps } from './view-props.ts';

interface PointProps {
  readonly point: Point;
  readonly choice: JsonValue;
  readonly onChoose: (choice: JsonValue) => void;
}

/** A point whose answer is a text of some form. */
function FreeChoice({ point, choice, onChoose }: PointProps) {
  const [text, type] = useState<string | undefined>(undefined);
  const form = 'form' in point.choices ? point.choices.form : '';
  const isWrong = text !== undefined && !isChoice(point, text);
  return (
    <>
      <input
        class="code"
        id={`choice-${point.id}`}
        aria-invalid={isWrong ? 'true' : undefined}
        aria-describedby={`form-${point.id}`}
        value={text ?? String(choice)}
        onInput={(event) => type(event.currentTarget.value)}
        onChange={(event) => {
          if (isChoice(point, event.currentTarget.value)) onChoose(event.currentTarget.value);
          type(undefined);
        }}
      />
      <span class="hint" id={`form-${point.id}`}>
        {form}
      </span>
    </>
  );
}

function Choice(props: PointProps) {
  const { point, choice, onChoose } = props;
  if (!('length' in point.choices)) return <FreeChoice {...props} />;
  const { choices } = point;
  return (
    <select
      id={`choice-${point.id}`}
      value={String(choice)}
      onChange={(event) => {
        const chosen = choices.find((one) => String(one) === event.currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {choices.map((one) => (
        <option key={one} value={String(one)}>
          {one}
        </option>
      ))}
    </select>
  );
}

/** How the mock answers where the contract is silent. */
export function DialectCard({ state, actions, place }: PlacedViewProps) {
  const points = state.controls?.points ?? {};
  const wanted = place?.startsWith('dialect/') === true ? place.slice('dialect/'.length) : undefined;
  const shown = wanted ?? dialectPoints[0].id;
  return (
    <ControlCard
      place="dialect"
      title="Dialect"
      about="How the mock answers where the contract is silent, point by point. Save what GET /__kit/dialect answers as a file for --dialect."
      lines={pointLines(shown, points[shown] ?? null)}
      isTarget={place === 'dialect'}
    >
      <ul class="points">
        {dialectPoints.map((point) => (
          <li
            key={point.id}
            id={`point-dialect/${point.id}`}
            tabIndex={-1}
            class={wanted === point.id ? 'target' : ''}
          >
            <div>
              <label for={`choice-${point.id}`}>{point.id}</label> <ClauseLink place={point.clause} />
              <p class="hint">{dialectQuestions[point.id]}</p>
            </div>
            <div class="choice">
              <Choice
                point={point}
                choice={points[point.id] ?? null}
                onChoose={(choice) => void actions.setPoint(point.id, choice)}
              />
            </div>
          </li>
        ))}
      </ul>
    </ControlCard>
  );
}
