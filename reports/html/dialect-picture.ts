import { countText } from '../text/amount-text.ts';
import type { SeenPoint } from './dialect-point.ts';
import { html, type Markup, nothing } from './markup.ts';

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
export function renderDialectPicture(points: readonly SeenPoint[]): Markup {
  if (points.length === 0) return nothing;
  const names = [...new Set(points.flatMap(({ presetChoices }) => presetChoices.map(([name]) => name)))];
  return html`<table class="nearness"><tbody>${names.map((name) => renderRow(name, points))}</tbody></table>`;
}
