import type { ObservedMoves } from '../../conformance/run/observed-point.ts';
import { cutText } from '../../spec/cut-text.ts';
import { html, type Markup, nothing } from './markup.ts';

const most = 20;
const radius = 110;
const [width, height] = [440, 300];

interface Spot {
  readonly x: number;
  readonly y: number;
}

const shorten = (value: string) => cutText(value, 40);

/** Values stand on a circle, the first at its top. */
function spotOf(index: number, count: number): Spot {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(width / 2 + radius * Math.cos(angle)), y: round(height / 2 + radius * Math.sin(angle)) };
}

/** From the edge of one spot to the edge of another, a little to its right, so that both directions show. */
function renderArrow(from: Spot, to: Spot): Markup {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (spot: Spot, along: number) =>
    [spot.x + dx * along - dy * 3, spot.y + dy * along + dx * 3].map((value) => value.toFixed(1)).join(' ');
  return html`<path class="move" d="M ${at(from, 8)} L ${at(to, -8)}" marker-end="url(#move-end)"/>`;
}

function renderName(value: string, { x, y }: Spot, isFrozen: boolean): Markup {
  const anchor = x < width / 2 - 5 ? 'end' : x > width / 2 + 5 ? 'start' : 'middle';
  const [left, top] = [
    x + (anchor === 'end' ? -10 : anchor === 'start' ? 10 : 0),
    y + (anchor === 'middle' ? (y < height / 2 ? -12 : 20) : 4),
  ];
  return html`<circle class="${isFrozen ? 'state frozen' : 'state'}" cx="${x}" cy="${y}" r="5"/><text x="${left}" y="${top}" text-anchor="${anchor}">${shorten(value)}</text>`;
}

function renderRow({ from, to, refused, frozen }: ObservedMoves): Markup {
  const list = (values: readonly string[]) => values.slice(0, most).map(shorten).join(', ') || '—';
  const state = frozen === true ? html` <span class="note">takes nothing else</span>` : nothing;
  return html`<tr><th scope="row">${shorten(from)}${state}</th><td>${list(to)}</td><td>${list(refused)}</td></tr>`;
}

/** The state machine that was seen: a drawing of the moves that are taken, and the table with the others. */
export function renderMoves(all: readonly ObservedMoves[] | undefined): Markup {
  const moves = (all ?? []).slice(0, most);
  if (moves.length === 0) return nothing;
  const names = [...new Set(moves.flatMap(({ from, to, refused }) => [from, ...to, ...refused]))].slice(
    0,
    most,
  );
  const spots = new Map(names.map((name, index) => [name, spotOf(index, names.length)] as const));
  const frozen = new Set(moves.filter((move) => move.frozen === true).map(({ from }) => from));
  const arrows = moves.flatMap(({ from, to }) =>
    to.flatMap((target) => {
      const [start, end] = [spots.get(from), spots.get(target)];
      return start === undefined || end === undefined || from === target ? [] : [renderArrow(start, end)];
    }),
  );
  const marker = html`<defs><marker id="move-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path d="M 0 0 L 8 4 L 0 8 z"/></marker></defs>`;
  const picture = html`<svg class="states" aria-hidden="true" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${marker}${arrows}${[...spots].map(([name, spot]) => renderName(name, spot, frozen.has(name)))}</svg>`;
  return html`<div class="moves">${picture}<table><thead><tr><th scope="col">from</th><th scope="col">taken</th><th scope="col">refused</th></tr></thead><tbody>${moves.map(renderRow)}</tbody></table></div>`;
}
