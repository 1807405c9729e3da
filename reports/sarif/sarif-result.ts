import type { Location, ReportingConfiguration, Result, Suppression } from 'sarif';
import { placeText } from '../../conformance/run/place.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { alsoSeenLines, type LedFinding } from '../text/also-seen.ts';
import { codeText, findingRemarks } from '../text/finding-text.ts';
import { type ClauseLine, locateClause } from './locate-clause.ts';
import { messageText } from './sarif-text.ts';
import { webRequestOf, webResponseOf } from './web-exchange.ts';

/** Where the files of the contract are: in this package, wherever it is installed. */
export const kitBase = 'AGENT_CONSOLE_KIT';

/** How much a level weighs for those who read SARIF. */
export const levelOf: Readonly<Record<Finding['level'], ReportingConfiguration.level>> = {
  must: 'error',
  should: 'warning',
  drift: 'note',
};

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
