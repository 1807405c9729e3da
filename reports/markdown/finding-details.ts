import { placeText } from '../../conformance/run/place.ts';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { alikeText, alsoSeenLines, type LedFinding } from '../text/also-seen.ts';
import { sendAgain } from '../text/command-text.ts';
import {
  answerLine,
  codeText,
  findingRemarks,
  requestLine,
  seenText,
  stepLines,
} from '../text/finding-text.ts';
import { visibleLines } from '../text/visible-lines.ts';
import { codeBlock, folded, htmlText, plainText } from './markdown-text.ts';

const longestBody = 3000;

const markOf = ({ counts, known, flaky }: Finding): string =>
  counts ? '❌' : known !== undefined ? '📌' : flaky ? '🎲' : '⚠️';

/** Headers of a request that decide how it is judged. */
function telling(headers: Readonly<Record<string, string>>): string {
  const type = headers['content-type'];
  return type === undefined ? '' : `\ncontent-type: ${visibleText(type, 300)}`;
}

function requestBlock(exchange: RecordedExchange): string {
  const { headers, body, bodyEncoding } = exchange.request;
  const start = `${requestLine(exchange)}${telling(headers)}`;
  if (body === undefined) return codeBlock(start, 'http');
  const note = bodyEncoding === undefined ? '' : '(base64) ';
  return codeBlock(`${start}\n\n${note}${visibleLines(body, longestBody)}`, 'http');
}

function answerBlock(exchange: RecordedExchange): string {
  const { response } = exchange;
  if ('silence' in response) return codeBlock(answerLine(exchange));
  const redirects = response.redirects
    .map((redirect) => `redirected: ${visibleText(redirect, 300)}\n`)
    .join('');
  return codeBlock(`${redirects}${answerLine(exchange)}\n\n${visibleLines(response.body, longestBody)}`);
}

function paragraph(label: string, block: string): string {
  return `**${label}**\n\n${block}\n`;
}

/** A finding behind one line, which says what failed, where and how. */
export function findingDetails(led: LedFinding): string {
  const { finding, index } = led;
  const { level, check, place, requirement, clause, operation, exchange, steps, other } = finding;
  const alike = alikeText(led);
  const title = `${markOf(finding)} ${level} <code>${htmlText(check, 100)}</code> <code>${htmlText(placeText(place), 200)}</code> ${htmlText(codeText(finding), 300)}${alike === undefined ? '' : ` (${htmlText(alike, 60)})`}`;
  const also = alsoSeenLines(led);
  const content = [
    `${plainText(requirement, 600)} (clause ${plainText(clause, 100)}; ${operation}; seen ${seenText(finding)})\n\n`,
    ...findingRemarks(finding).map(({ text }) => `*${plainText(text, 600)}*\n\n`),
    paragraph('Expected', codeBlock(visibleLines(finding.expected, longestBody))),
    paragraph('Actual', codeBlock(visibleLines(finding.actual, longestBody))),
    also.length === 0 ? '' : paragraph('Also seen', codeBlock(also.join('\n'))),
    steps === undefined
      ? ''
      : paragraph('Steps; the last one shows the finding', codeBlock(stepLines(steps))),
    paragraph('Request', requestBlock(exchange)),
    paragraph('Answer', answerBlock(exchange)),
    other === undefined ? '' : paragraph('Answer of the other deployment', answerBlock(other)),
    paragraph('Repeat', codeBlock(sendAgain(finding, index).command, 'sh')),
    `Seed ${finding.seed}, ${plainText(finding.path, 200)}, finding ${plainText(finding.id, 200)}\n`,
  ];
  return folded(title, content.join(''));
}
