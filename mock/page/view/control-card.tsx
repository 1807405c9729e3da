import type { ComponentChildren } from 'preact';
import type { ControlLines } from '../control-lines.ts';
import { CopyButton } from './copy-button.tsx';

interface CardProps {
  /** By which links lead to it. */
  readonly place: string;
  readonly title: string;
  readonly about: string;
  readonly lines: ControlLines;
  readonly isTarget: boolean;
  readonly children: ComponentChildren;
}

/** One control, and how the same is done from a terminal and from a test. */
export function ControlCard({ place, title, about, lines, isTarget, children }: CardProps) {
  const { option, code } = lines;
  return (
    <section
      class={`card ${isTarget ? 'target' : ''}`}
      aria-labelledby={`control-${place}`}
      id={`card-${place}`}
    >
      <h2 id={`control-${place}`} tabIndex={-1}>
        {title}
      </h2>
      <p class="hint">{about}</p>
      <div class="card-control">{children}</div>
      <dl class="lines">
        <div>
          <dt>Command line</dt>
          <dd>
            {option === undefined ? (
              <span class="hint">no option</span>
            ) : (
              <>
                <code>{option}</code> <CopyButton label="copy" text={option} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Code</dt>
          <dd>
            <code>{code}</code> <CopyButton label="copy" text={code} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
