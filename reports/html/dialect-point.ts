import type { ObservedPoint } from '../../conformance/run/observed-point.ts';
import { cutText } from '../../spec/cut-text.ts';
import type { Point } from '../../spec/dialect-points.ts';
import { amountText } from '../text/amount-text.ts';
import { showCharacters } from './marked-line.ts';
import { html, type Markup, nothing } from './markup.ts';
import { renderMoves } from './moves-picture.ts';
import type { PageBudget } from './page-budget.ts';
import { renderExchangeList } from './steps.ts';

/** A point with what was seen there, and what the presets choose. */
export interface SeenPoint {
  readonly id: string;
  /** Undefined for a point that this kit does not know. */
  readonly point: Point | undefined;
  readonly question: string;
  /** Undefined where nothing was seen. */
  readonly observed: ObservedPoint | undefined;
  readonly presetChoices: readonly (readonly [preset: string, choice: string | number])[];
}

const mostExchanges = 20;

/** Whether a point was seen, and whether it is sure. */
export function pointState({ observed }: SeenPoint): 'seen' | 'unsure' | 'not seen' {
  if (observed === undefined) return 'not seen';
  return observed.sure === false ? 'unsure' : 'seen';
}

function renderChoice(choice: string | number, { observed, presetChoices }: SeenPoint): Markup {
  const isSeen = observed?.choice === choice;
  const presets = presetChoices
    .filter(([, own]) => own === choice)
    .map(([name]) => html` <span class="preset">preset ${name}</span>`);
  return html`<li class="${isSeen ? 'choice taken' : 'choice'}">${
    isSeen ? html`<span class="hidden">seen: </span>` : nothing
  }<span class="name">${cutText(String(choice), 200)}</span>${presets}</li>`;
}

/** The choices that there are; of a free text, what was seen and what the presets have. */
function choicesOf({ point, observed, presetChoices }: SeenPoint): readonly (string | number)[] {
  const listed =
    point === undefined || 'pattern' in point.choices ? presetChoices.map(([, own]) => own) : point.choices;
  return [...new Set([...(observed === undefined ? [] : [observed.choice]), ...listed])].toSorted(
    (left, right) => listed.indexOf(left) - listed.indexOf(right),
  );
}

function renderEvidence({ observed }: SeenPoint, room: PageBudget): Markup {
  if (observed === undefined) return html`<p class="evidence note">not seen in this run</p>`;
  const { evidence, exchanges = [], sure } = observed;
  const doubt =
    sure === false ? html`<p class="doubt">Not sure: the answers were not consistent.</p>` : nothing;
  const list =
    exchanges.length === 0
      ? nothing
      : html`<details class="fold"><summary>${amountText(exchanges.length, 'exchange')} as evidence</summary>${renderExchangeList(exchanges.slice(0, mostExchanges), room.samples, room.lines)}</details>`;
  return html`${doubt}<p class="evidence">${showCharacters(cutText(evidence, 600))}</p>${renderMoves(observed.moves)}${list}`;
}

/** One open question, the choices, the one that was seen, and what showed it. */
export function renderPoint(seen: SeenPoint, room: PageBudget): Markup {
  const { id, point } = seen;
  const clause = point === undefined ? nothing : html` <span class="section">contract ${point.clause}</span>`;
  return html`<article class="point" data-item="point" data-status="${pointState(seen)}"><h3>${seen.question}</h3><p class="id"><code>${cutText(id, 100)}</code>${clause}</p><ul class="choices">${choicesOf(seen).map((choice) => renderChoice(choice, seen))}</ul><div class="shown">${renderEvidence(seen, room)}</div></article>`;
}
