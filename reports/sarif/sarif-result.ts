import type { Location, ReportingConfiguration, Result, Suppression } from 'sarif';
import { placeText } from '../../conformance/run/place.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
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

function messageOf(finding: Finding): string {
  const { requirement, operation, place, expected, actual } = finding;
  return [
    `${requirement} ${operation}, ${placeText(place)}: ${codeText(finding)}.`,
    `Expected: ${expected}.`,
    `Actual: ${actual}`,
    ...findingRemarks(finding).map(({ text }) => `(${text})`),
  ]
    .map((part) => messageText(part, 1000))
    .join(' ');
}

/** A finding as a result, located at the line that states the clause. */
export function resultOf(finding: Finding, ruleIndex: number): Result {
  const { id, check, level, operation, place, code, exchange, curl, seed, path, seen, flaky, counts } =
    finding;
  const [first, ...others] = locateClause(finding);
  return {
    ruleId: check,
    ...(ruleIndex === -1 ? {} : { ruleIndex }),
    level: levelOf[level],
    message: { text: messageOf(finding) },
    locations: first === undefined ? [] : [locationOf(first)],
    ...(others.length === 0 ? {} : { relatedLocations: others.map(locationOf) }),
    partialFingerprints: { 'agentConsoleKitFinding/v1': id },
    ...suppressionsOf(finding),
    webRequest: webRequestOf(exchange),
    webResponse: webResponseOf(exchange),
    properties: { operation, place, code, curl, seed, path, seen, flaky, counts },
  };
}
