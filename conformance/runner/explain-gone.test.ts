import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateRequest } from '../generate/cases.ts';
import type { Outcome } from '../run/exchange.ts';
import { silence } from '../send/silence.ts';
import { createSilenceLog } from '../send/silence-log.ts';
import { explainGone } from './explain-gone.ts';

const answered: Outcome = { kind: 'answer', status: 200, headers: {}, body: '', ms: 1, redirects: [] };
const reset = silence('reset', 'The connection was closed.');
const refused = silence('refused', 'Nothing accepts connections there.');
const onItsWay: Outcome = { ...refused, isRepeated: true };
const put = (body: string) => updateRequest('/v1/agent-configurations/{id}', 'kit', body);

function explain(...outcomes: readonly (readonly [body: string, outcome: Outcome])[]) {
  const log = createSilenceLog();
  for (const [body, outcome] of outcomes) log.noteOutcome(put(body), outcome);
  return explainGone(log, (text) => text.replaceAll('secret', '[redacted]'));
}

test('a deployment that went is told with what was under way, without secrets', () => {
  const [told = ''] = explain(
    ['{"hub":"before"}', reset],
    ['{}', answered],
    ['{"hub":"secret"}', reset],
    ['{"hub":"b"}', onItsWay],
    ['{"hub":"c"}', refused],
  );
  assert.match(told, /^it went in the middle of the run/);
  assert.ok(
    told.endsWith(
      'PUT /v1/agent-configurations/kit {"hub":"[redacted]"}; PUT /v1/agent-configurations/kit {"hub":"b"}',
    ),
  );
});

test('one that is there, or is there again, is not', () => {
  assert.deepEqual(explain(['{}', answered], ['{}', reset]), []);
  assert.deepEqual(explain(['{}', refused], ['{}', answered]), []);
});

test('long bodies are cut, and only some are shown', () => {
  const all = Array.from({ length: 9 }, () => ['x'.repeat(5000), reset] as const);
  const [told = ''] = explain(...all, ['{}', refused]);
  assert.ok(told.length < 1000);
  assert.match(told, /… \(5000 characters\); 6 more$/);
});
