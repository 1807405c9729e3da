import type { Run } from '../../conformance/run/run-record.ts';
import { type Status, statusOfCheck } from '../text/finding-status.ts';
import { html, type Markup, nothing } from './markup.ts';

const inner = 70;
/** How far a check reaches out: what fails stands out of the ring. */
const outer: Readonly<Record<Status, number>> = { passed: 82, skipped: 74, known: 88, flaky: 92, failed: 98 };
const mostChecks = 200;

/** Positions to a hundredth: more digits would only make the page longer. */
const point = (radius: number, turn: number) => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
};

/** A piece of a ring, from one part of a turn to another. */
function describeArc(from: number, to: number, reach: number): string {
  const large = to - from > 0.5 ? 1 : 0;
  return `M${point(inner, from)}L${point(reach, from)}A${reach} ${reach} 0 ${large} 1 ${point(reach, to)}L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`;
}

const signs: Readonly<Record<Run['verdict'], Markup>> = {
  conforms: html`<path class="sign" d="M68 103l22 23 42-50"/>`,
  violates: html`<path class="sign" d="M74 74l52 52M126 74l-52 52"/>`,
  'not-judged': html`<path class="sign" d="M80 84c0-28 42-27 41 0 0 16-21 17-21 33M100 134v3"/>`,
};

/** The run as a seal: its verdict in a ring of checks. What it shows, the matrix says. */
export function renderSeal({ verdict, checks, findings }: Run): Markup {
  const shown = checks.slice(0, mostChecks);
  const gap = Math.min(0.0025, 0.1 / Math.max(shown.length, 1));
  const arcs = shown.map((check, index) => {
    const status = statusOfCheck(check, findings);
    const [from, to] = [index / shown.length + gap, (index + 1) / shown.length - gap];
    return html`<path class="${status}" d="${describeArc(from, to, outer[status])}"/>`;
  });
  const ring = shown.length === 0 ? html`<circle class="bare" cx="100" cy="100" r="76"/>` : nothing;
  return html`<svg class="seal ${verdict}" aria-hidden="true" viewBox="0 0 200 200" width="200" height="200">${arcs}${ring}${signs[verdict]}</svg>`;
}
