import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { countText } from './amount-text.ts';
import { renderClause } from './clause.ts';
import { renderCommands } from './commands.ts';
import { cutText } from './cut-text.ts';
import { departureBetween, departureOf } from './departure.ts';
import { renderAnswer, renderExchange, renderRequest } from './exchange-panes.ts';
import { statusOfFinding } from './finding-status.ts';
import { renderMark } from './mark.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { Room } from './room.ts';
import { showCharacters } from './shown-line.ts';
import { renderSteps } from './steps.ts';

/** A finding and where it stands in the record. */
export interface Recorded {
  readonly finding: Finding;
  readonly index: number;
}

/** The place, where it says more than the operation. */
function describePlace({ place, operation }: Finding): string {
  const rest = place.startsWith(`${operation} `) ? place.slice(operation.length + 1) : place;
  return rest === operation ? '' : rest;
}

function renderTags({ known, flaky, counts, seen }: Finding): Markup {
  const tags = [
    ...(known === undefined ? [] : [html`<span class="tag known">known</span>`]),
    ...(flaky ? [html`<span class="tag flaky">flaky</span>`] : []),
    ...(counts ? [] : [html`<span class="tag">does not count</span>`]),
    html`<span class="tag times">seen ${countText(seen)}×</span>`,
  ];
  return html`<span class="tags">${tags}</span>`;
}

/** What a finding is, on the line that stays when it is folded. */
export function renderFindingHead(finding: Finding): Markup {
  const place = describePlace(finding);
  return html`<span class="weight ${finding.level}">${renderMark(statusOfFinding(finding))}${finding.level}</span><h4><span class="check">${cutText(finding.check, 100)}</span> <span class="where">${cutText(finding.operation, 60)}${
    place === '' ? nothing : html` <b>${cutText(place, 120)}</b>`
  } <i>${cutText(finding.kind, 160)}</i></span></h4>${renderTags(finding)}`;
}

/** An answer that is shown beside it is not repeated. */
function shortenActual({ actual, exchange: { response } }: Finding): string {
  if ('silence' in response || response.body.length < 20) return actual;
  const at = actual.indexOf(response.body.slice(0, 20));
  const isRepeated = at > 0 && response.body.startsWith(actual.slice(at).replace(/…$/, ''));
  return isRepeated ? `${actual.slice(0, at).trim()} and the body below` : actual;
}

function renderSide(side: string, label: string, text: string): Markup {
  return html`<div class="${side}"><dt>${label}</dt><dd>${showCharacters(cutText(text, 1000))}</dd></div>`;
}

function renderContrast(finding: Finding): Markup {
  const { expected, actual, other } = finding;
  const sides =
    other === undefined
      ? [renderSide('expected', 'expected', expected), renderSide('actual', 'actual', shortenActual(finding))]
      : [
          renderSide('left', 'left', expected.replace(/^left: /, '')),
          renderSide('right', 'right', actual.replace(/^right: /, '')),
        ];
  return html`<dl class="contrast">${sides}</dl>`;
}

function renderRemarks({ known, flaky }: Finding): Markup {
  const remarks = [
    ...(known === undefined
      ? []
      : [
          html`<p class="remark">${renderMark('known')}Known until ${cutText(known.expires, 40)}: ${cutText(known.reason, 600)}</p>`,
        ]),
    ...(flaky
      ? [html`<p class="remark">${renderMark('flaky')}It did not come back when it was sent again.</p>`]
      : []),
  ];
  return html`${remarks}`;
}

function renderEvidence(finding: Finding, run: Run): Markup {
  const { exchange, other } = finding;
  const updatePath = String(run.dialect['update-path']?.choice ?? '/v1/agent-configurations/{id}');
  const departure = departureOf(finding, updatePath);
  if (other === undefined) return renderExchange(exchange, departure);
  const between = departureBetween(finding, exchange, other);
  const [left, right] = [`left, ${cutText(run.target, 80)}`, `right, ${cutText(run.comparedWith ?? '', 80)}`];
  return html`${renderRequest(exchange, departure)}<div class="panes even">${renderAnswer(exchange, between, left)}${renderAnswer(other, between, right)}</div>`;
}

/** What stands before and after the steps of a finding. */
function renderParts({ finding, index }: Recorded, run: Run): readonly [before: Markup, after: Markup] {
  return [
    html`${renderClause(finding.clause, finding.requirement)}${renderContrast(finding)}${renderRemarks(finding)}`,
    html`${renderEvidence(finding, run)}${renderCommands(finding, index, run)}`,
  ];
}

function renderBare({ finding, index }: Recorded, attributes: Markup): Markup {
  return html`<div class="finding bare" ${attributes}><div class="summary">${renderFindingHead(finding)}</div><p class="note">expected ${cutText(finding.expected, 160)}, got ${cutText(finding.actual, 160)} (run.json: .findings[${index}])</p></div>`;
}

/** One finding, folded or open; what it says, where there is no room for its exchange; undefined where there is none at all. */
export function renderFinding(recorded: Recorded, run: Run, room: Room, isOpen: boolean): Markup | undefined {
  const { finding, index } = recorded;
  const attributes = html`id="finding-${index + 1}" data-item="${finding.other === undefined ? 'finding' : 'difference'}" data-level="${finding.level}" data-status="${statusOfFinding(finding)}"`;
  const parts = room.exchanges.take(() => renderParts(recorded, run));
  if (parts === undefined) return room.lines.take(() => [renderBare(recorded, attributes)])?.[0];
  const [before, after] = parts;
  return html`<details class="finding" ${attributes}${isOpen ? html` open` : nothing}><summary>${renderFindingHead(finding)}</summary><div class="inside">${before}${renderSteps(finding.steps ?? [], room)}${after}</div></details>`;
}
