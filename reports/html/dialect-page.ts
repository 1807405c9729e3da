import type { ObservedPoint } from '../../conformance/run/observed-point.ts';
import type { Run } from '../../conformance/run/run-record.ts';
import { dialectPoints, type Point } from '../../spec/dialect-points.ts';
import { dialectQuestions } from '../../spec/dialect-questions.ts';
import { amountText, countText } from '../text/amount-text.ts';
import { presetChoices } from '../text/preset-text.ts';
import { pointState, renderPoint, type SeenPoint } from './dialect-point.ts';
import { renderFilters } from './filters.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { PageBudget } from './page-budget.ts';

const mostPoints = 200;

const unknownPoint = 'A point that this version of the kit does not know';

const asSeen = (
  id: string,
  point: Point | undefined,
  question: string,
  observed: ObservedPoint | undefined,
): SeenPoint => ({
  id,
  point,
  question,
  observed,
  presetChoices: presetChoices.flatMap(([name, choices]) => {
    const choice = choices.get(id);
    return choice === undefined ? [] : [[name, choice] as const];
  }),
});

/** Every point of the kit, seen or not, and then whatever else was observed. */
export function listPoints(dialect: Run['dialect']): readonly SeenPoint[] {
  const known = new Set<string>(dialectPoints.map(({ id }) => id));
  const others = Object.entries(dialect).filter(([id]) => !known.has(id));
  return [
    ...dialectPoints.map((point) => asSeen(point.id, point, dialectQuestions[point.id], dialect[point.id])),
    ...others.map(([id, observed]) => asSeen(id, undefined, unknownPoint, observed)),
  ].slice(0, mostPoints);
}

const step = 14;
const size = 10;

const agreesWith = (name: string, { observed, presetChoices }: SeenPoint) =>
  presetChoices.some(([preset, choice]) => preset === name && choice === observed?.choice);

function renderRow(name: string, points: readonly SeenPoint[]): Markup {
  const agreed = points.filter((point) => agreesWith(name, point)).length;
  const squares = points.map((point, index) =>
    agreesWith(name, point)
      ? html`<rect class="agrees" x="${index * step}" y="0" width="${size}" height="${size}" rx="2"/>`
      : html`<circle class="differs" cx="${index * step + size / 2}" cy="${size / 2}" r="1.5"/>`,
  );
  const width = points.length * step - (step - size);
  return html`<tr><th scope="row">same as preset ${name}</th><td class="number">${countText(agreed)} of ${countText(points.length)}</td><td class="picture"><svg class="strip" aria-hidden="true" viewBox="0 0 ${width} ${size}" width="${width}" height="${size}">${squares}</svg></td></tr>`;
}

/** How near the deployment is to each preset: a square for each point at which they agree. */
function renderDialectPicture(points: readonly SeenPoint[]): Markup {
  if (points.length === 0) return nothing;
  const names = [...new Set(points.flatMap(({ presetChoices }) => presetChoices.map(([name]) => name)))];
  return html`<table class="nearness"><tbody>${names.map((name) => renderRow(name, points))}</tbody></table>`;
}

/** How the deployment answers where the contract is silent: point by point, with its evidence. */
export function renderDialectPage({ dialect }: Run, room: PageBudget): Markup {
  const points = listPoints(dialect);
  const seen = points.filter(({ observed }) => observed !== undefined);
  const unsure = seen.filter(({ observed }) => observed?.sure === false).length;
  const values = (['seen', 'unsure', 'not seen'] as const).filter((state) =>
    points.some((point) => pointState(point) === state),
  );
  const doubt =
    unsure === 0 ? nothing : html` At ${amountText(unsure, 'point')} its answers were not consistent.`;
  return html`<h2>Dialect</h2><p class="lead">The contract leaves some points open, and these are not judged. The choice of this deployment was seen at ${countText(seen.length)} of ${amountText(points.length, 'point')}.${doubt}</p>${renderDialectPicture(seen)}${renderFilters('dialect', 'Search points', [{ name: 'status', values }])}<div class="points">${points.map((point) => renderPoint(point, room))}</div>`;
}
