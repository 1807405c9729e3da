import { placeText } from '../../conformance/run/place.ts';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { cutText } from '../../spec/cut-text.ts';
import { alikeText, alsoSeenLines, type LedFinding } from '../text/also-seen.ts';
import { amountText, countText } from '../text/amount-text.ts';
import { checkAgain, findingCommands } from '../text/command-text.ts';
import { statusOfFinding } from '../text/finding-status.ts';
import {
  actualText,
  codeText,
  findingRemarks,
  findingTags,
  type IndexedFinding,
} from '../text/finding-text.ts';
import { highlightBetween, highlightOf } from '../text/highlight.ts';
import { updatePathOf } from '../text/run-facts.ts';
import { renderAnswer, renderExchange, renderRequest } from './exchange-panes.ts';
import { renderMark } from './mark.ts';
import { showSpaces } from './marked-line.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { PageBudget } from './page-budget.ts';
import { renderSteps } from './steps.ts';

function renderTags(finding: Finding, alike: string | undefined): Markup {
  const tags = findingTags(finding).map(({ name, text }) => html`<span class="tag ${name}">${text}</span>`);
  const fields = alike === undefined ? nothing : html`<span class="tag">${alike}</span>`;
  return html`<span class="tags">${fields}${tags}<span class="tag times">seen ${countText(finding.seen)}×</span></span>`;
}

/** What a finding is, on the line that stays when it is folded. */
function renderFindingHead(finding: Finding, alike?: string): Markup {
  const place = placeText(finding.place);
  return html`<span class="weight ${finding.level}">${renderMark(statusOfFinding(finding))}${finding.level}</span><h4><span class="check">${cutText(finding.check, 100)}</span> <span class="where">${cutText(finding.operation, 60)}${
    place === '' ? nothing : html` <b>${cutText(place, 120)}</b>`
  } <i>${cutText(codeText(finding), 160)}</i></span></h4>${renderTags(finding, alike)}`;
}

function renderSide(side: string, label: string, text: string): Markup {
  return html`<div class="${side}"><dt>${label}</dt><dd>${showSpaces(cutText(text, 1000))}</dd></div>`;
}

function renderContrast(finding: Finding): Markup {
  const { expected, actual, other } = finding;
  const sides =
    other === undefined
      ? [renderSide('expected', 'expected', expected), renderSide('actual', 'actual', actualText(finding))]
      : [
          renderSide('left', 'left', expected.replace(/^left: /, '')),
          renderSide('right', 'right', actual.replace(/^right: /, '')),
        ];
  return html`<dl class="contrast">${sides}</dl>`;
}

const renderRemarks = (finding: Finding): readonly Markup[] =>
  findingRemarks(finding).map(
    ({ name, text }) => html`<p class="remark">${renderMark(name === 'minor' ? 'skipped' : name)}${text}</p>`,
  );

function renderEvidence(finding: Finding, run: Run): Markup {
  const { exchange, other } = finding;
  const highlight = highlightOf(finding, updatePathOf(run));
  if (other === undefined) return renderExchange(exchange, highlight);
  const between = highlightBetween(finding, exchange, other);
  const [left, right] = [`left, ${cutText(run.target, 80)}`, `right, ${cutText(run.comparedWith ?? '', 80)}`];
  return html`${renderRequest(exchange, highlight)}<div class="panes even">${renderAnswer(exchange, between, left)}${renderAnswer(other, between, right)}</div>`;
}

/** How to see a finding again, each command with a button that copies it. */
function renderCommands({ finding, index }: IndexedFinding, run: Run): Markup {
  const commands = findingCommands(finding, index, { runFile: 'run.json', check: checkAgain(run) });
  const shown = commands.map(({ name, label, command }) => {
    const id = `copy-${index + 1}-${name}`;
    return html`<div class="command"><span class="label">${label}</span><code id="${id}">${command}</code><button type="button" data-copy="${id}" aria-label="Copy: ${label}">Copy</button></div>`;
  });
  return html`<div class="commands">${shown}</div>`;
}

/** What stands before and after the steps of a finding. */
function renderParts(indexed: IndexedFinding, run: Run): readonly [before: Markup, after: Markup] {
  const { finding } = indexed;
  const { clause, requirement } = finding;
  return [
    html`<p class="clause"><span class="section">contract ${cutText(clause, 40)}</span> ${cutText(requirement, 600)}</p>${renderContrast(finding)}${renderRemarks(finding)}`,
    html`${renderEvidence(finding, run)}${renderCommands(indexed, run)}`,
  ];
}

function renderBare({ finding, index }: IndexedFinding, attributes: Markup): Markup {
  return html`<div class="finding bare" ${attributes}><div class="summary">${renderFindingHead(finding)}</div><p class="note">expected ${cutText(finding.expected, 160)}, got ${cutText(finding.actual, 160)} (full details: .findings[${index}] in run.json)</p></div>`;
}

/** One that stands under another: a line that opens, or the line alone. */
function renderUnder(indexed: IndexedFinding, run: Run, room: PageBudget): Markup {
  const head = renderFindingHead(indexed.finding);
  const parts = room.exchanges.take(() => renderParts(indexed, run));
  if (parts === undefined) return html`<div class="also-one">${head}</div>`;
  const [before, after] = parts;
  return html`<details class="fold also-one" id="finding-${indexed.index + 1}"><summary>${head}</summary><div class="inside">${before}${renderSteps(indexed.finding.steps ?? [], room)}${after}</div></details>`;
}

/** So many of them are shown whole; the others have their line. */
const mostUnder = 20;

/** What else was seen of the cause: short lines, and all of it behind a fold. */
function renderAlso(led: LedFinding, run: Run, room: PageBudget): Markup {
  if (led.also.length === 0) return nothing;
  const lines = alsoSeenLines(led).map((line) => html`<li>${line}</li>`);
  const items = led.also.slice(0, mostUnder).map((one) => renderUnder(one, run, room));
  const left = led.also.length - items.length;
  const more =
    left === 0 ? nothing : html`<p class="note">and ${amountText(left, 'more finding')} in run.json</p>`;
  return html`<div class="also"><p class="title">Also seen, with the same cause</p><ul class="lines">${lines}</ul><details class="fold"><summary>${amountText(led.also.length, 'finding')} in full</summary>${items}${more}</details></div>`;
}

/** One finding, folded or open; what it says, where there is no room for its exchange; undefined where there is none at all. */
export function renderFinding(
  indexed: LedFinding,
  run: Run,
  room: PageBudget,
  isOpen: boolean,
): Markup | undefined {
  const { finding, index } = indexed;
  const attributes = html`id="finding-${index + 1}" data-item="${finding.other === undefined ? 'finding' : 'difference'}" data-level="${finding.level}" data-status="${statusOfFinding(finding)}"`;
  const parts = room.exchanges.take(() => renderParts(indexed, run));
  if (parts === undefined) return room.lines.take(() => [renderBare(indexed, attributes)])?.[0];
  const [before, after] = parts;
  return html`<details class="finding" ${attributes}${isOpen ? html` open` : nothing}><summary>${renderFindingHead(finding, alikeText(indexed))}</summary><div class="inside">${before}${renderSteps(finding.steps ?? [], room)}${after}${renderAlso(indexed, run, room)}</div></details>`;
}
