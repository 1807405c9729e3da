import type { Redact } from '../redact/redact.ts';
import type { SilenceLog, Silent } from '../send/silence-log.ts';

const mostShown = 3;
const longestBody = 120;

function showRequest({ request: { method, path, body } }: Silent): string {
  const text = typeof body === 'string' ? body : '';
  const cut = text.length > longestBody ? `${text.slice(0, longestBody)}… (${text.length} characters)` : text;
  return cut === '' ? `${method} ${path}` : `${method} ${path} ${cut}`;
}

/** That the deployment went in the middle of a run, and what may have ended it; nothing where it is there. */
export function explainGone(silences: SilenceLog, redact: Redact): readonly string[] {
  const lost = silences.whenItWent();
  if (lost === undefined) return [];
  const gone = 'it went in the middle of the run, and nothing accepts connections there any more';
  if (lost.length === 0) return [gone];
  const shown = lost.slice(0, mostShown).map((silent) => redact(showRequest(silent)));
  const more = lost.length > mostShown ? [`${lost.length - mostShown} more`] : [];
  return [`${gone}; under way were, and may have ended it: ${[...shown, ...more].join('; ')}`];
}
