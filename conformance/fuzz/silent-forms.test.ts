import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Outcome, SentRequest } from '../run/exchange.ts';
import { createSilentForms } from './silent-forms.ts';

const request = (wire: SentRequest['wire']): SentRequest => ({
  method: 'GET',
  path: '/v1/x',
  headers: {},
  ...(wire === undefined ? {} : { wire }),
});
const silent = (reason: 'timeout' | 'reset'): Outcome => ({ kind: 'silence', reason, detail: '', ms: 1 });

test('a form that is silent to the end six times is given up, and no other', () => {
  const forms = createSilentForms();
  for (let left = 5; left > 0; left -= 1) forms.note(request('target-space'), silent('timeout'));
  assert.ok(!forms.isGivenUp('target-space'));
  forms.note(request('target-space'), silent('timeout'));
  assert.ok(forms.isGivenUp('target-space'));
  assert.ok(!forms.isGivenUp('target-long'));
});

test('what is cut off at once, and what has no form, gives nothing up', () => {
  const forms = createSilentForms();
  for (let left = 20; left > 0; left -= 1) {
    forms.note(request('target-space'), silent('reset'));
    forms.note(request(undefined), silent('timeout'));
  }
  assert.ok(!forms.isGivenUp('target-space'));
  assert.ok(!forms.isGivenUp(undefined));
});
