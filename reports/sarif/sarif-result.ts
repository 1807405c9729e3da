import type {
  ArtifactContent,
  Location,
  ReportingConfiguration,
  Result,
  Suppression,
  WebRequest,
  WebResponse,
} from 'sarif';
import { placeText } from '../../conformance/run/place.ts';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { alsoSeenLines, type LedFinding } from '../text/also-seen.ts';
import { codeText, findingRemarks } from '../text/finding-text.ts';
import { type ClauseLine, locateClause } from './locate-clause.ts';

/** Where the files of the contract are: in this package, wherever it is installed. */
export const kitBase = 'AGENT_CONSOLE_KIT';

/** How much a level weighs for those who read SARIF. */
export const levelOf: Readonly<Record<Finding['level'], ReportingConfiguration.level>> = {
  must: 'error',
  should: 'warning',
  drift: 'note',
  odd: 'note',
};

/** A text from outside as a message: brackets that would make a link of it are escaped (SARIF 2.1.0, 3.11.6). */
export function messageText(text: string, most: number): string {
  const shown = visibleText(text, most);
  return shown.includes('](') ? shown.replace(/[\\[\]]/g, (character) => `\\${character}`) : shown;
}

function locationOf({ file, section, line, from, to }: ClauseLine): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: file, uriBaseId: kitBase },
      region: { startLine: line },
      ...(from === to ? {} : { contextRegion: { startLine: from, endLine: to } }),
    },
    message: { text: `clause ${section}` },
  };
}

function suppressionsOf({ known }: Finding): { readonly suppressions?: Suppression[] } {
  if (known === undefined) return {};
  const justification = messageText(`${known.reason} (until ${known.expires})`, 1000);
  return { suppressions: [{ kind: 'external', status: 'accepted', justification }] };
}

function messageOf(led: LedFinding): string {
  const { finding } = led;
  const { requirement, operation, place, expected, actual } = finding;
  return [
    `${requirement} ${operation}, ${placeText(place)}: ${codeText(finding)}.`,
    `Expected: ${expected}.`,
    `Actual: ${actual}`,
    ...findingRemarks(finding).map(({ text }) => `(${text})`),
    ...alsoSeenLines(led).map((line) => `Also seen: ${line}.`),
  ]
    .map((part) => messageText(part, 1000))
    .join(' ');
}

function bodyOf({ body, bodyEncoding }: RecordedExchange['request']): { readonly body?: ArtifactContent } {
  if (body === undefined) return {};
  return { body: bodyEncoding === 'base64' ? { binary: body } : { text: body } };
}

/** What was sent (SARIF 2.1.0, 3.46). */
function webRequestOf({ request }: RecordedExchange): WebRequest {
  const { method, url, headers } = request;
  return { method, target: url, headers: { ...headers }, ...bodyOf(request) };
}

/** What came back (3.47). */
function webResponseOf({ response }: RecordedExchange): WebResponse {
  if ('silence' in response)
    return { noResponseReceived: true, properties: { silence: response.silence, detail: response.detail } };
  const { status, headers, body } = response;
  return { statusCode: status, headers: { ...headers }, body: { text: body } };
}

/** A finding as a result, located at the line that states the clause; those that stand under it are told in it. */
export function resultOf(led: LedFinding, ruleIndex: number): Result {
  const { finding, also } = led;
  const { id, check, level, operation, place, code, exchange, curl, seed, path, seen, flaky, counts } =
    finding;
  const [first, ...others] = locateClause(finding);
  return {
    ruleId: check,
    ...(ruleIndex === -1 ? {} : { ruleIndex }),
    level: levelOf[level],
    message: { text: messageOf(led) },
    locations: first === undefined ? [] : [locationOf(first)],
    ...(others.length === 0 ? {} : { relatedLocations: others.map(locationOf) }),
    partialFingerprints: { 'agentConsoleKitFinding/v1': id },
    ...suppressionsOf(finding),
    webRequest: webRequestOf(exchange),
    webResponse: webResponseOf(exchange),
    properties: {
      ...{ operation, place, code, curl, seed, path, seen, flaky, counts },
      ...(also.length === 0 ? {} : { alsoSeen: also.map((one) => one.finding.id) }),
    },
  };
}
