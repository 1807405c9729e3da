import type { LearnedPoint } from '../../conformance/learn/learned-point.ts';
import type { Learned } from '../../conformance/learn-deployment.ts';
import { isAsItWas } from '../../conformance/run/agent-restoration.ts';
import { amountText, countText, durationText } from '../../reports/text/amount-text.ts';
import { restorationText } from '../../reports/text/restoration-text.ts';
import { weatherText } from '../../reports/text/weather-text.ts';
import { dialectPresets } from '../../spec/dialect-presets.ts';
import { updateFieldNamed } from '../../spec/fields.ts';
import { shellQuote, shellWord } from '../../spec/shell-word.ts';
import { visibleText } from '../../spec/visible-text.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Sheet } from '../terminal/sheet.ts';
import { headedTable } from '../terminal/text-table.ts';

export interface LearnSheet extends Sheet {
  /** Whether anything came of it. */
  readonly isLearned: boolean;
  /** Where the dialect was written; undefined where it was not. */
  readonly out: string | undefined;
  /** Where the agents were written; undefined where they were not. */
  readonly state?: string | undefined;
  /** The base url as it was given; undefined where the mock was learned. */
  readonly url: string | undefined;
  readonly agentIds: readonly string[];
}

const isUsual = ({ point, choice }: LearnedPoint) => dialectPresets.fastapi[point] === choice;

function describeSureness({ sure, why, readings }: LearnedPoint): string {
  const telling = readings.filter(({ choice }) => choice !== undefined).length;
  if (sure === 'mixed') return `mixed: ${visibleText(why ?? '', 160)}`;
  return telling === 1 ? '1 answer' : `${telling} answers agree`;
}

function renderTable(points: readonly LearnedPoint[], sheet: Sheet): string {
  const rows = points.map((point) => [
    point.point,
    visibleText(String(point.choice), 60),
    isUsual(point) ? 'same' : visibleText(String(dialectPresets.fastapi[point.point]), 40),
    describeSureness(point),
  ]);
  return headedTable(['point', 'choice', 'preset fastapi', 'evidence'], rows, sheet);
}

/** What was not seen at points that are decided. */
function renderNotes(points: readonly LearnedPoint[], sheet: Sheet): string {
  const rows = points.flatMap(({ point, note }) =>
    note === undefined ? [] : [[point, visibleText(note, 600)]],
  );
  return rows.length === 0 ? '' : `\n${headedTable(['not seen', 'what'], rows, sheet)}`;
}

function renderUndecided(points: readonly LearnedPoint[], sheet: Sheet): string {
  const rows = points.map(({ point, why }) => [point, visibleText(why ?? '', 300)]);
  return rows.length === 0 ? '' : `\n${headedTable(['undecided', 'why'], rows, sheet)}`;
}

/** The state machines that were learned: from which value an agent moves to which. */
function renderMoves({ dialect }: Learned, sheet: Sheet): string {
  return Object.entries(dialect.examples?.moves ?? {})
    .map(([field, { to = {}, frozen = [] }]) => {
      const choices = updateFieldNamed(field)?.choices ?? [];
      const rows = choices.map((from) => {
        const taken = to[from] ?? choices;
        const refused = choices.filter((value) => !taken.includes(value));
        const others = frozen.includes(from) ? 'nothing' : 'taken';
        return [from, others, taken.join(', ') || 'none', refused.join(', ') || 'none'];
      });
      return `\n${headedTable([field, 'other updates', 'moves to', 'refused moves'], rows, sheet)}`;
    })
    .join('');
}

/** The commands that a learned dialect is for. */
function renderNext({ out, state, url, agentIds, paint }: LearnSheet): string {
  if (out === undefined) return '';
  const agents = agentIds.map((id) => ` --agent-id ${id}`).join('');
  const check = url === undefined ? 'check' : `check ${shellWord(url)}${agents}`;
  const file = shellWord(out);
  const pairs = agentIds.slice(0, 1).map((id) => ` --left-agent-id ${id} --right-agent-id <uuid>`);
  const commands = [
    state === undefined
      ? [`mock --dialect ${file}`, 'a mock that answers like it']
      : [
          `mock --dialect ${file} --state ${shellWord(state)}`,
          'a mock that answers like it, with its agents',
        ],
    [`${check} --dialect ${file} --fail-on must,drift`, 'checks that it still answers like this'],
    [
      `compare ${url === undefined ? '<url>' : shellWord(url)} http://127.0.0.1:4010${pairs.join('')}`,
      'checks that the mock answers like it',
    ],
  ];
  const lines = commands.map(
    ([command, what]) => `  agent-console-kit ${visibleText(command ?? '')}  ${paint('dim', `# ${what}`)}\n`,
  );
  const written = state === undefined ? `${out} was` : `${out} and ${state} were`;
  return `\n${visibleText(written, 600)} written. Next steps:\n${lines.join('')}`;
}

/** The commands that give agents back what could not be restored. */
function renderUnrestored({ target, restoration }: Learned, paint: Paint): readonly string[] {
  return restoration.flatMap((agent) => {
    if (isAsItWas(agent)) return [];
    const { agentId, remaining } = agent;
    const { updatePath, update } = remaining;
    const url = target.replace(/\/$/, '') + updatePath.replace('{id}', agentId);
    const command = `curl -X PUT ${shellQuote(url)} -H 'content-type: application/json' -d ${shellQuote(update)}`;
    return [`${paint('yellow', 'to restore it by hand:')} ${visibleText(command, 4000)}\n`];
  });
}

function renderHead(learned: Learned, isLearned: boolean, paint: Paint): string {
  const { target, points, requests, durationMs, notLearned } = learned;
  const decided = points.filter(({ choice }) => choice !== undefined);
  const [reason = 'nothing was decided'] = notLearned;
  const unlike = decided.filter((point) => !isUsual(point)).length;
  const text = isLearned
    ? `${target} was learned in ${countText(requests)} requests and ${durationText(durationMs)}: ${decided.length} of ${amountText(points.length, 'point')} decided, ${unlike} different from preset fastapi`
    : `${target} could not be learned: ${reason}`;
  const mark = isLearned && notLearned.length === 0 ? paint('green', '✓') : paint('yellow', '?');
  return `${mark} ${paint('bold', visibleText(text, 600))}\n`;
}

/** What was learned of a deployment, point by point, and what to do with it. */
export function renderLearned(learned: Learned, sheet: LearnSheet): string {
  const { points, notLearned, restoration } = learned;
  const { paint, isLearned } = sheet;
  const weather = weatherText(learned.weather);
  const decided = points.filter(({ choice }) => choice !== undefined);
  const reasons = isLearned ? notLearned : notLearned.slice(1);
  return [
    renderHead(learned, isLearned, paint),
    ...reasons.map((reason) => `${paint('yellow', '?')} ${visibleText(reason, 600)}\n`),
    ...(isLearned
      ? [
          '\n',
          renderTable(decided, sheet),
          renderNotes(decided, sheet),
          renderMoves(learned, sheet),
          renderUndecided(
            points.filter(({ choice }) => choice === undefined),
            sheet,
          ),
        ]
      : []),
    ...(restoration.length + weather.length === 0 ? [] : ['\n']),
    ...weather.map((line) => `${paint('dim', line)}\n`),
    ...restoration.map((agent) => `${paint('dim', visibleText(restorationText(agent), 600))}\n`),
    ...renderUnrestored(learned, paint),
    renderNext(sheet),
  ].join('');
}
