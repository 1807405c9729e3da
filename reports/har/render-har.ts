import type { Entry, Har, Page } from 'har-format';
import { orderFindings } from '../../conformance/run/order-findings.ts';
import type { Finding, Run } from '../../conformance/run/run-record.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { momentAfter } from '../moment-after.ts';
import { findingTitle } from '../text/finding-text.ts';
import { entryOf } from './har-entry.ts';

const times =
  'The record has the duration of each exchange but not its start: start times are made up so that exchanges follow each other in order.';

/** Exchanges that belong together, as the requests of a page do. */
function groupOf(finding: Finding, index: number) {
  const { steps, exchange, other } = finding;
  const shown = steps ?? [exchange];
  const ofOther = other === undefined ? [] : [{ exchange: other, comment: 'the other deployment' }];
  return {
    id: `finding-${index + 1}`,
    title: findingTitle(finding),
    exchanges: [
      ...shown.map((step, at) => ({
        exchange: step,
        comment: at === shown.length - 1 ? 'the finding' : `step ${at + 1}`,
      })),
      ...ofOther,
    ],
  };
}

function groupsOf({ findings, samples = [] }: Run): readonly ReturnType<typeof groupOf>[] {
  const found = orderFindings(findings).map(groupOf);
  if (samples.length === 0) return found;
  const exchanges = samples.map((exchange) => ({ exchange, comment: 'example' }));
  return [...found, { id: 'samples', title: 'One example exchange per operation and status', exchanges }];
}

/** The exchanges of a run's findings, and its samples, as HAR 1.2, which opens in the developer tools of browsers. */
export function renderHar(run: Run): string {
  let elapsed = 0;
  const pages: Page[] = [];
  const entries: Entry[] = [];
  for (const { id, title, exchanges } of groupsOf(run)) {
    pages.push({ startedDateTime: momentAfter(run.startedAt, elapsed), id, title, pageTimings: {} });
    for (const { exchange, comment } of exchanges) {
      entries.push(
        entryOf(exchange, { pageref: id, startedDateTime: momentAfter(run.startedAt, elapsed), comment }),
      );
      elapsed += Math.max(1, Math.ceil(exchange.response.ms));
    }
  }
  const har: Har = {
    log: {
      version: '1.2',
      creator: { name: run.kit.name, version: run.kit.version },
      pages,
      entries,
      comment: `${visibleText(run.summary, 1000)} ${times}`,
    },
  };
  return `${JSON.stringify(har)}\n`;
}
