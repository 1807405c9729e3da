import type { Run, Shard } from '../../conformance/run/run-record.ts';
import { randomText } from '../random-text.ts';
import { countText, durationText, momentText } from './amount-text.ts';
import { cutText } from './cut-text.ts';
import { type Content, html, type Markup, nothing } from './markup.ts';

const renderFact = (name: string, value: Content): Markup =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

/** A url has the room of two. */
const renderUrl = (name: string, url: string): Markup =>
  html`<div class="wide"><dt>${name}</dt><dd>${renderCode(url)}</dd></div>`;

const renderCode = (text: string | number): Markup => html`<code>${cutText(String(text), 200)}</code>`;

const describeShard = ({ index, total, source }: Shard) =>
  `${countText(index)} of ${countText(total)} (from ${cutText(source, 60)})`;

/** What was judged, when, by what, and what it takes to do it again. */
export function renderFacts(run: Run): Markup {
  const { comparedWith, shard, agentIds, kit, startedAt, failOn } = run;
  return html`<dl class="facts">${[
    renderUrl(comparedWith === undefined ? 'target' : 'left', run.target),
    comparedWith === undefined ? nothing : renderUrl('right', comparedWith),
    renderFact(
      'started',
      html`<time datetime="${cutText(startedAt, 40)}">${cutText(momentText(startedAt), 60)}</time>`,
    ),
    renderFact('took', durationText(run.durationMs)),
    renderFact('requests', countText(run.requests)),
    run.random === undefined ? nothing : renderFact('of them random', randomText(run.random)),
    renderFact('seed', renderCode(run.seed)),
    renderFact('profile', cutText(run.profile, 40)),
    renderFact('fails on', failOn.length === 0 ? 'nothing' : cutText(failOn.join(', '), 80)),
    shard === undefined ? nothing : renderFact('shard', describeShard(shard)),
    agentIds === undefined ? nothing : renderFact('agents it might update', countText(agentIds.length)),
    renderFact('kit', `${cutText(kit.name, 60)} ${cutText(kit.version, 40)}`),
    renderFact('contract', cutText(run.contract.version, 40)),
    renderFact('run', renderCode(run.runId)),
    renderFact('hash of the requests', renderCode(run.requestsHash)),
  ]}</dl>`;
}
