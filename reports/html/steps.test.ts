import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedExchange } from '../../conformance/run/recorded-exchange.ts';
import { Allowance, createPageBudget } from './page-budget.ts';
import { renderExchangeLine, renderSteps } from './steps.ts';

const url = 'http://127.0.0.1:8000/v1/agent-configurations/3f1a2b4c-5d6e-4f70-8a9b-0c1d2e3f4a5b';
const step = (body: string, status = 200): RecordedExchange => ({
  request: { method: 'PUT', url, headers: {}, body },
  response: { status, headers: {}, body: '{}', ms: 1, redirects: [] },
});

test('an exchange is one line: method, path, body and status', () => {
  const text = renderExchangeLine(step('{"hub":5}', 422)).text.replace(/<[^>]*>/g, '');
  assert.equal(text, 'PUT /v1/agent-configurations/3f1a2b4c… {&quot;hub&quot;:5} → 422');
});

test('the steps before a finding open, each by itself', () => {
  const { text } = renderSteps([step('{"a":1}'), step('{"b":1}'), step('{"last":1}')], createPageBudget());
  assert.equal(text.split('<details').length, 3);
  assert.doesNotMatch(text, /last/);
  assert.equal(renderSteps([step('{}')], createPageBudget()).text, '');
});

test('of many steps the last ones are shown with their numbers', () => {
  const { text } = renderSteps(
    Array.from({ length: 61 }, () => step('{}')),
    createPageBudget(),
  );
  assert.match(text, /48 earlier steps in run\.json/);
  assert.match(text, /<li value="49">/);
});

test('where there is no room a step is its line, and then a number', () => {
  const steps = [step('{}'), step('{}'), step('{}')];
  const without = { ...createPageBudget(), steps: new Allowance(0) };
  assert.doesNotMatch(renderSteps(steps, without).text, /<details/);
  assert.match(renderSteps(steps, without).text, /→ 200/);
  assert.match(renderSteps(steps, { ...without, lines: new Allowance(0) }).text, /2 exchanges in run\.json/);
});
