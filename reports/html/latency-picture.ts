import type { OperationResult } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { countText, durationText } from '../text/amount-text.ts';
import { type LogScale, logScale } from './log-scale.ts';
import { html, type Markup } from './markup.ts';

function anchorAt(place: number): string {
  if (place < 4) return 'start';
  return place > 96 ? 'end' : 'middle';
}

function renderAxis({ place, ticks }: LogScale): Markup {
  const labels = ticks.map((tick) => {
    const at = place(tick);
    return html`<text x="${at}%" y="13" text-anchor="${anchorAt(at)}">${durationText(tick)}</text>`;
  });
  return html`<svg class="axis" aria-hidden="true" width="100%" height="18">${labels}</svg>`;
}

/** A bar from the median to the 95th percentile, a line on to the slowest. */
function renderBar({ latency: { p50, p95, max } }: OperationResult, { place, ticks }: LogScale): Markup {
  const [from, to, end] = [place(p50), place(p95), place(max)];
  const grid = ticks.map(
    (tick) => html`<line class="tick" x1="${place(tick)}%" x2="${place(tick)}%" y1="0" y2="100%"/>`,
  );
  return html`<svg class="range" aria-hidden="true" width="100%" height="30">${grid}<line class="tail" x1="${to}%" x2="${end}%" y1="15" y2="15"/><rect class="body" x="${from}%" width="${Math.max(to - from, 0.4).toFixed(2)}%" y="9" height="12" rx="2"/><line class="median" x1="${from}%" x2="${from}%" y1="4" y2="26"/><circle class="most" cx="${end}%" cy="15" r="4"/></svg>`;
}

/** How fast each operation was: median, 95th percentile and slowest, on one scale. */
export function renderLatency(operations: readonly OperationResult[]): Markup {
  const timed = operations.filter(({ requests }) => requests > 0);
  if (timed.length === 0) return html`<p class="note">No requests were sent.</p>`;
  const scale = logScale(timed.flatMap(({ latency: { p50, p95, max } }) => [p50, p95, max]));
  const rows = timed.map(
    (result) =>
      html`<tr><th scope="row">${cutText(result.operation, 60)}<span class="amount">${countText(result.requests)} requests</span></th><td class="picture">${renderBar(result, scale)}</td><td class="number">${durationText(result.latency.p50)}</td><td class="number">${durationText(result.latency.p95)}</td><td class="number">${durationText(result.latency.max)}</td></tr>`,
  );
  return html`<table class="latency"><thead><tr><th scope="col">operation</th><td class="picture">${renderAxis(scale)}</td><th scope="col" class="number">p50</th><th scope="col" class="number">p95</th><th scope="col" class="number">max</th></tr></thead><tbody>${rows}</tbody></table><ul class="legend"><li><svg aria-hidden="true" class="key range" width="34" height="16"><rect class="body" x="4" y="3" width="18" height="10" rx="2"/><line class="median" x1="4" x2="4" y1="0" y2="16"/></svg>from the median (p50) to the 95th percentile (p95)</li><li><svg aria-hidden="true" class="key range" width="34" height="16"><line class="tail" x1="2" x2="26" y1="8" y2="8"/><circle class="most" cx="28" cy="8" r="4"/></svg>maximum</li><li>logarithmic scale: each line is ten times the one before</li></ul>`;
}
