import { namesAt } from '../../conformance/run/place.ts';
import type { Finding } from '../../conformance/run/run-record.ts';
import { clauseLines } from '../../spec/generated/clause-lines.ts';
import { clauses } from '../../spec/generated/clauses.ts';

/** A part of spec/openapi.yaml or spec/clauses.yaml that states a clause. */
export type ClauseLine = (typeof clauseLines)[number];

/** What a clause is looked for by. */
type Cited = Pick<Finding, 'clause' | 'requirement'> & Partial<Pick<Finding, 'operation' | 'place'>>;

const lengthOf = ({ from, to }: ClauseLine) => to - from;
const widest = (lines: readonly ClauseLine[]) =>
  lines.toSorted((left, right) => lengthOf(right) - lengthOf(left))[0];

/** In openapi.yaml a section is stated at many parts: the field or parameter, else the operation, else the one around them. */
function locateInDocument(section: string, { operation, place }: Cited): ClauseLine | undefined {
  const stated = clauseLines.filter((line) => line.file === 'spec/openapi.yaml' && line.section === section);
  const names = [...(place === undefined ? [] : namesAt(place)), operation];
  const named = names
    .map((name) => stated.find((line) => line.name === name))
    .find((line) => line !== undefined);
  return named ?? widest(stated);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9_]{3,}/g) ?? []);

/** In clauses.yaml a section has several statements: the one that says most of what the requirement says. */
function locateInCatalogue(section: string, { requirement }: Cited): ClauseLine | undefined {
  const words = wordsOf(requirement);
  const shared = (text: string) => [...wordsOf(text)].filter((word) => words.has(word)).length;
  const [best] = clauses
    .filter((clause) => clause.section === section && clause.level !== 'NOT SHOWN')
    .toSorted((left, right) => shared(right.requirement) - shared(left.requirement));
  return clauseLines.find(
    ({ file, section: own, name }) => file === 'spec/clauses.yaml' && `${own}/${name}` === best?.id,
  );
}

/** Where the sections of a clause are stated: openapi.yaml first, and clauses.yaml for what has no place in it. */
export function locateClause(cited: Cited): readonly ClauseLine[] {
  const sections = cited.clause.split(/,\s*/);
  const inDocument = sections.flatMap((section) => locateInDocument(section, cited) ?? []);
  const elsewhere = sections
    .filter((section) => !inDocument.some((line) => line.section === section))
    .flatMap((section) => locateInCatalogue(section, cited) ?? []);
  return [...inDocument, ...elsewhere];
}
