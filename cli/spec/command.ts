/** Edge: the command `spec`; its output, and the files of the package itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dialectPoints } from '../../spec/dialect-points.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { dialectQuestions } from '../../spec/dialect-questions.ts';
import { clauses } from '../../spec/generated/clauses.ts';
import { Inability } from '../../spec/inability.ts';
import { standardSheet } from '../terminal/sheet.ts';
import { textTable } from '../terminal/text-table.ts';

type Part = 'openapi' | 'clauses' | 'points';
type Format = 'yaml' | 'json' | 'text';

const formatsOf: Readonly<Record<Part, readonly [Format, Format]>> = {
  openapi: ['yaml', 'json'],
  clauses: ['text', 'json'],
  points: ['text', 'json'],
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const pointRows = () =>
  dialectPoints.map((point) => ({
    id: point.id,
    question: dialectQuestions[point.id],
    clause: point.clause,
    choices: point.choices,
    fastapi: dialectPresets.fastapi[point.id],
    strict: dialectPresets.strict[point.id],
  }));

function clausesText(width: number): string {
  return textTable(
    ['clause', 'level', 'requirement'],
    clauses.map(({ id, level, requirement }) => [id, level, requirement]),
    width,
  );
}

function pointsText(width: number): string {
  const choicesText = (choices: ReturnType<typeof pointRows>[number]['choices']) =>
    'pattern' in choices ? choices.form : choices.join(', ');
  const rows = pointRows().map(({ id, fastapi, strict, choices, question }) => [
    id,
    String(fastapi),
    String(strict),
    `${question} ${choicesText(choices)}`,
  ]);
  return textTable(['point', 'fastapi', 'strict', 'question and choices'], rows, width);
}

/** The text of an exported file of this package, found in the same way from the sources and from dist. */
const readPackageFile = (name: string) =>
  readFileSync(createRequire(import.meta.filename).resolve(`agent-console-kit/${name}`), 'utf8');

const writers: Readonly<Record<Part, (format: Format, width: number) => string>> = {
  openapi: (format) => readPackageFile(`openapi.${format}`),
  clauses: (format, width) => (format === 'json' ? json(clauses) : clausesText(width)),
  points: (format, width) => (format === 'json' ? json(pointRows()) : pointsText(width)),
};

export function printSpec(part: Part, format: Format | undefined): void {
  const [usual, other] = formatsOf[part];
  const wanted = format ?? usual;
  if (wanted !== usual && wanted !== other) {
    throw new Inability(
      `spec ${part}`,
      `it has no format ${wanted}`,
      `Use --format ${usual} or --format ${other}.`,
    );
  }
  // Without a terminal a line is a row, so that grep finds all of it.
  process.stdout.write(writers[part](wanted, standardSheet().width));
}
