import type { Exploration } from '../../conformance/run/exploration.ts';
import { amountText, countText, durationText } from '../text/amount-text.ts';
import { cutText } from '../text/cut-text.ts';
import { html, type Markup, nothing } from './markup.ts';

const [width, height] = [640, 160];

/** New behaviours over time, as a curve: steep where something new is met, flat where nothing is. */
function renderCurve(curve: Exploration['curve']): Markup {
  const last = curve.at(-1);
  if (last === undefined || last.ms === 0 || last.behaviours === 0) return nothing;
  const points = curve
    .map(({ ms, behaviours }) => {
      const x = (ms / last.ms) * width;
      const y = height - (behaviours / last.behaviours) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  const about = `${amountText(last.behaviours, 'behaviour')} after ${durationText(last.ms)} and ${amountText(last.requests, 'request')}`;
  return html`<figure><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${about}"><polyline points="${points}" fill="none" stroke="currentColor" stroke-width="2"/></svg><figcaption>${about}</figcaption></figure>`;
}

function renderMutations({ mutations, off }: Exploration): Markup {
  const tried = mutations.filter((one) => one.tried > 0);
  const rows = tried
    .toSorted((left, right) => right.fruitful - left.fruitful)
    .slice(0, 60)
    .map(
      ({ name, tried: times, fruitful }) =>
        html`<tr><th scope="row">${cutText(name, 60)}</th><td>${countText(fruitful)}</td><td>${countText(times)}</td></tr>`,
    );
  const left =
    off.length === 0
      ? nothing
      : html`<p class="note">Off, for want of --allow: ${cutText(off.join(', '), 600)}</p>`;
  return html`<table><thead><tr><th scope="col">Mutation</th><th scope="col">New behaviours</th><th scope="col">Tried</th></tr></thead><tbody>${rows}</tbody></table>${left}`;
}

/** What was explored: how many behaviours of each operation, when they were met, by which mutations, and what to try next. */
export function renderExploration(exploration: Exploration): Markup {
  const { corpus, behaviours, curve, next } = exploration;
  const operations = Object.entries(behaviours).map(
    ([operation, count]) => html`<li>${cutText(operation, 60)}: ${amountText(count, 'behaviour')}</li>`,
  );
  const sentences = next.slice(0, 20).map((text) => html`<li>${cutText(text, 400)}</li>`);
  return html`<p class="lead">${amountText(corpus, 'input')} kept.</p><ul>${operations}</ul>${renderCurve(curve)}${renderMutations(exploration)}<h3>What to try next</h3><ul>${sentences}</ul>`;
}
