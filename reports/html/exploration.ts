import type { Exploration } from '../../conformance/run/exploration.ts';
import type { OperationResult, Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { amountText, countText, durationText } from '../text/amount-text.ts';
import { html, type Markup, nothing } from './markup.ts';

const [width, height] = [640, 160];

/** New behaviours over time, as a curve: steep where something new is met, flat where nothing is. */
function renderCurve(curve: Exploration['curve']): Markup {
  const last = curve.at(-1);
  if (last === undefined || last.ms === 0 || last.behaviours === 0) return nothing;
  const points = curve
    .map(({ ms, behaviours }) => {
      const x = (ms / last.ms) * width;
      const y = height - (behaviours / last.behaviours) * (height - 4);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  const about = `${amountText(last.behaviours, 'behaviour')} after ${durationText(last.ms)} and ${amountText(last.requests, 'request')}`;
  return html`<figure class="curve"><figcaption>${about}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="New behaviours over time: ${about}"><polyline points="${points}"/></svg><p class="ends"><span>0 s</span><span>${durationText(last.ms)}</span></p></figure>`;
}

const mostStatuses = 30;

/** Operation by status: how many answers, and how many different ones. */
function renderMap(operations: readonly OperationResult[], behaviours: Exploration['behaviours']): Markup {
  const met = operations.filter(({ requests }) => requests > 0);
  if (met.length === 0) return nothing;
  const statuses = [...new Set(met.flatMap((result) => Object.keys(result.statuses)))]
    .sort()
    .slice(0, mostStatuses);
  const heads = statuses.map((status) => html`<th scope="col" class="number">${cutText(status, 20)}</th>`);
  const rows = met.map(({ operation, statuses: counts }) => {
    const cells = statuses.map((status) => {
      const count = counts[status];
      return count === undefined
        ? html`<td class="number none">–</td>`
        : html`<td class="number">${countText(count)}</td>`;
    });
    return html`<tr><th scope="row">${cutText(operation, 60)}</th><td class="number">${countText(behaviours[operation] ?? 0)}</td>${cells}</tr>`;
  });
  return html`<h3>The map of behaviours</h3><div class="scroll" tabindex="0" role="region" aria-label="Behaviours and statuses by operation"><table class="plain exploration"><thead><tr><th scope="col">Operation</th><th scope="col" class="number">Behaviours</th>${heads}</tr></thead><tbody>${rows}</tbody></table></div><p class="note">An example of each stands under <a href="#answers">Answers</a>.</p>`;
}

function renderMutations({ mutations, off }: Exploration): Markup {
  const tried = mutations.filter((one) => one.tried > 0);
  const rows = tried
    .toSorted((left, right) => right.fruitful - left.fruitful)
    .slice(0, 60)
    .map(
      ({ name, tried: times, fruitful }) =>
        html`<tr><th scope="row">${cutText(name, 60)}</th><td class="number">${countText(fruitful)}</td><td class="number">${countText(times)}</td></tr>`,
    );
  const left =
    off.length === 0
      ? nothing
      : html`<p class="note">Off, for want of --allow: ${cutText(off.join(', '), 600)}</p>`;
  if (rows.length === 0) return left;
  return html`<details class="fold"><summary>What came of ${amountText(rows.length, 'mutation')}</summary><table class="plain exploration"><thead><tr><th scope="col">Mutation</th><th scope="col" class="number">New behaviours</th><th scope="col" class="number">Tried</th></tr></thead><tbody>${rows}</tbody></table></details>${left}`;
}

/** What was explored: when behaviours were met, the map of them, by which mutations, and what to try next. */
export function renderExploration(exploration: Exploration, { operations }: Pick<Run, 'operations'>): Markup {
  const { corpus, behaviours, curve, next } = exploration;
  const sentences = next.slice(0, 20).map((text) => html`<li>${cutText(text, 400)}</li>`);
  return html`<p class="lead">${amountText(corpus, 'input')} kept.</p>${renderCurve(curve)}${renderMap(operations, behaviours)}${renderMutations(exploration)}<h3>What to try next</h3><ul>${sentences}</ul>`;
}
