import { groupByLeader } from '../../conformance/folding/leading.ts';
import { namesAt, type Place, placeText } from '../../conformance/run/place.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { type Kind, updateFieldNamed } from '../../spec/fields.ts';
import { visibleText } from '../../spec/visible-text.ts';
import { amountText, shortList } from './amount-text.ts';
import { codeText, type IndexedFinding, indexFindings } from './finding-text.ts';

/** A finding that leads, and what else was seen of its cause. */
export interface LedFinding extends IndexedFinding {
  readonly also: readonly IndexedFinding[];
}

/** The findings that lead, in the order of all reports, each with those that stand under it. */
export function leadFindings(findings: readonly Finding[]): readonly LedFinding[] {
  return groupByLeader(indexFindings(findings), ({ finding }) => finding).map(({ leading, also }) => ({
    ...leading,
    also,
  }));
}

const mostNames = 6;
const mostLines = 8;

const kindWords: Readonly<Record<Kind, string>> = {
  text: 'text',
  integer: 'integer',
  number: 'number',
  flag: 'flag',
  choice: 'choice',
  uuid: 'uuid',
  'decimal-text': 'decimal',
  object: 'object',
  'list-of-objects': 'list',
  'list-of-texts': 'list',
};

/** The field of an update that a finding is about. */
const fieldOf = ({ operation, place }: Finding) =>
  operation === 'updateAgent' ? updateFieldNamed(namesAt(place)[0] ?? '') : undefined;

const isAlike = (leader: Finding, other: Finding) =>
  leader.check === other.check &&
  leader.code === other.code &&
  leader.operation === other.operation &&
  fieldOf(leader) !== undefined &&
  fieldOf(other) !== undefined;

const alikeOf = ({ finding, also }: LedFinding): readonly Finding[] =>
  also.map((one) => one.finding).filter((other) => isAlike(finding, other));

/** `text fields` where all of them are of one kind, else `fields`. */
function nounOf(findings: readonly Finding[]): string {
  const words = new Set(findings.map((one) => kindWords[fieldOf(one)?.kind ?? 'text']));
  return words.size === 1 ? `${[...words].join('')} field` : 'field';
}

/** How many fields go wrong in the same way, this one included: `8 text fields`; undefined where it is the only one. */
export function alikeText(led: LedFinding): string | undefined {
  const alike = [led.finding, ...alikeOf(led)];
  return alike.length === 1 ? undefined : amountText(alike.length, nounOf(alike));
}

const nameOf = (finding: Finding) => visibleText(namesAt(finding.place)[0] ?? '', 60);

/** The same departure at other fields, in one line. */
function alikeLine(led: LedFinding): readonly string[] {
  const alike = alikeOf(led);
  if (alike.length === 0) return [];
  const names = shortList(alike.map(nameOf), mostNames);
  return [`the same at ${amountText(alike.length, `more ${nounOf([led.finding, ...alike])}`)}: ${names}`];
}

/** Places in a few words; a part that all of them are in is named once: `answer hub, purpose`. */
function placesText(places: readonly Place[]): string {
  const [first] = places;
  const isOnePart = places.every((place) => place.part === first?.part && place.pointer !== '');
  const texts = places.map((place, index) =>
    visibleText(isOnePart && index > 0 ? namesAt(place).join(' ') : placeText(place), 100),
  );
  return shortList(texts, mostNames);
}

/** What one check saw of one sort, in one line. */
function lineOf(findings: readonly Finding[]): string {
  const [first] = findings;
  if (first === undefined) return '';
  const places = placesText(findings.map(({ place }) => place));
  return `${visibleText(first.check, 100)} · ${places}: ${visibleText(codeText(first), 120)}`;
}

/** What else was seen of the cause of a finding, a short line each; `where` says where all of it is. */
export function alsoSeenLines(led: LedFinding, where = 'run.json'): readonly string[] {
  const groups = new Map<string, Finding[]>();
  for (const { finding } of led.also) {
    if (isAlike(led.finding, finding)) continue;
    const key = `${finding.check} ${finding.code}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const lines = [...alikeLine(led), ...[...groups.values()].map(lineOf)];
  const left = lines.length - mostLines;
  return left > 1 ? [...lines.slice(0, mostLines), `and ${left} more in ${where}`] : lines;
}
