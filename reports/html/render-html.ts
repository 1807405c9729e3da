import type { Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { type LedFinding, leadFindings } from '../text/also-seen.ts';
import { amountText, percentText } from '../text/amount-text.ts';
import { renderComparisonPage } from './comparison-page.ts';
import { renderDialectPage } from './dialect-page.ts';
import { html, type Markup } from './markup.ts';
import { renderPage, type View } from './page.ts';
import { createPageBudget, type PageBudget } from './page-budget.ts';
import { renderRunPage } from './run-page.ts';
import { renderVerdict } from './verdict.ts';

function comparisonView(run: Run, own: readonly LedFinding[], room: PageBudget): readonly View[] {
  const { comparedWith, agreement } = run;
  if (comparedWith === undefined && agreement === undefined && own.length === 0) return [];
  const amount = agreement === undefined ? '' : percentText(agreement.bodies, agreement.requests);
  return [{ id: 'comparison', title: 'Comparison', amount, content: renderComparisonPage(run, own, room) }];
}

function dialectView(run: Run, room: PageBudget): readonly View[] {
  const seen = Object.keys(run.dialect).length;
  if (seen === 0) return [];
  const amount = amountText(seen, 'point');
  return [{ id: 'dialect', title: 'Dialect', amount, content: renderDialectPage(run, room) }];
}

/** What the run is about comes first: a comparison, what was learned, or what was judged. */
function orderViews(run: Run, room: PageBudget): readonly View[] {
  const sorted = leadFindings(run.findings);
  const compared = sorted.filter(({ finding }) => finding.other !== undefined);
  const judged = sorted.filter(({ finding }) => finding.other === undefined);
  const comparison = comparisonView(run, compared, room);
  const amount = amountText(judged.length, 'finding');
  const own = { id: 'run', title: 'Run', amount, content: renderRunPage(run, judged, room) };
  const dialect = dialectView(run, room);
  const isLearned = run.checks.length === 0 && judged.length === 0 && dialect.length > 0;
  return isLearned ? [...comparison, ...dialect, own] : [...comparison, own, ...dialect];
}

function renderFoot({ kit, contract, runId }: Run): Markup {
  return html`<p>Made by ${cutText(kit.name, 60)} ${cutText(kit.version, 40)} from run <code>${cutText(runId, 80)}</code>, contract version ${cutText(contract.version, 40)}. Long bodies and lists are shortened; the full record is in run.json. This page is self-contained and makes no requests.</p>`;
}

/** A run as one self-contained HTML page; the same run gives the same bytes. */
export function renderHtml(run: Run): string {
  return renderPage(
    cutText(run.summary, 120),
    renderVerdict(run),
    orderViews(run, createPageBudget()),
    renderFoot(run),
  );
}
