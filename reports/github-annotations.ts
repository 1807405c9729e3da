import { placeText } from '../conformance/run/place.ts';
import type { Finding, Run } from '../conformance/run/run-record.ts';
import { visibleText } from '../spec/visible-text.ts';
import { groupBy } from './group-by.ts';
import { alsoSeenLines, type LedFinding, leadFindings } from './text/also-seen.ts';
import { amountText } from './text/amount-text.ts';
import { codeText, findingRemarks } from './text/finding-text.ts';

/** GitHub shows ten of a kind for each step, and drops the others without a word. */
const most = 10;
const longest = 1000;

type Kind = 'error' | 'warning' | 'notice';

/** One thing that GitHub is to show beside a run of a workflow. */
interface Annotation {
  readonly kind: Kind;
  readonly title: string;
  readonly message: string;
}

/** Findings that are told together. */
type Group = readonly [LedFinding, ...LedFinding[]];

const codes: ReadonlyMap<string, string> = new Map([
  ['%', '%25'],
  ['\r', '%0D'],
  ['\n', '%0A'],
  [':', '%3A'],
  [',', '%2C'],
]);
const encode = (text: string, characters: RegExp) =>
  text.replace(characters, (character) => codes.get(character) ?? '');

/** A workflow command. Nothing in it can end it or begin another: it has one line, and marks are escaped. */
function printAnnotation({ kind, title, message }: Annotation): string {
  const shownTitle = encode(visibleText(title, 200), /[%\r\n:,]/g);
  return `::${kind} title=${shownTitle}::${encode(message, /[%\r\n]/g)}\n`;
}

const kindOf = ({ counts, known }: Finding): Kind =>
  counts ? 'error' : known === undefined ? 'warning' : 'notice';

function describe(led: LedFinding): readonly string[] {
  const { finding } = led;
  const { operation, place, expected, actual } = finding;
  return [
    `${operation}, ${placeText(place)}: ${codeText(finding)}`,
    `expected: ${expected}`,
    `actual: ${actual}`,
    ...findingRemarks(finding).map(({ text }) => text),
    ...alsoSeenLines(led).map((line) => `also seen: ${line}`),
  ];
}

const joinLines = (lines: readonly string[]) => lines.map((line) => visibleText(line, longest)).join('\n');

/** Findings of one check together: the first is told whole, of the others where and how. */
function annotate([first, ...others]: Group): Annotation {
  const { check, clause } = first.finding;
  const kind = kindOf(first.finding);
  const title = `${check} (${clause})`;
  if (others.length === 0) return { kind, title, message: joinLines(describe(first)) };
  const places = others.map(({ finding }) => `${placeText(finding.place)}: ${codeText(finding)}`).join('; ');
  return {
    kind,
    title: `${title}, ${amountText(others.length + 1, 'finding')}`,
    message: joinLines([...describe(first), `and ${amountText(others.length, 'other')}: ${places}`]),
  };
}

function annotateNotJudged({ verdict, notJudged, summary }: Run): readonly Annotation[] {
  if (verdict !== 'not-judged' && notJudged.length === 0) return [];
  const title = verdict === 'not-judged' ? 'could not be judged' : 'some parts could not be judged';
  const reasons = notJudged.length === 0 ? [summary] : notJudged;
  return [{ kind: 'error', title, message: joinLines(reasons.slice(0, 20)) }];
}

/** Each finding by itself where all fit, else those of a check together; the most weighty first. */
function groupFindings(findings: readonly Finding[], room: number): readonly Group[] {
  const ordered = leadFindings(findings);
  if (ordered.length <= room) return ordered.map((led) => [led]);
  return groupBy(ordered, ({ finding }) => `${kindOf(finding)} ${finding.check}`);
}

function annotateRest(groups: readonly Group[]): readonly Annotation[] {
  const findings = groups.flat();
  const [first] = findings;
  if (first === undefined) return [];
  const parts = groups.map((group) => `${group[0].finding.check} (${group.length})`);
  const title = `and ${amountText(findings.length, 'more finding')}`;
  return [{ kind: kindOf(first.finding), title, message: visibleText(parts.join(', '), longest) }];
}

/** What a run found as workflow commands of GitHub: no more than it shows, and nothing left out in silence. */
export function renderGithubAnnotations(run: Run): string {
  const first = annotateNotJudged(run);
  const room = most - first.length;
  const groups = groupFindings(run.findings, room);
  const apart = groups.length <= room ? groups : groups.slice(0, room - 1);
  const annotations = [...first, ...apart.map(annotate), ...annotateRest(groups.slice(apart.length))];
  return annotations.map(printAnnotation).join('');
}
