import assert from 'node:assert/strict';
import { test } from 'node:test';
import { found } from '../../fixtures/in-memory/finding-in-a-line.ts';
import type { Finding } from '../run/run-record.ts';
import { chooseFindings } from './choose-findings.ts';

const written = found('update-accepts-null answer/hub answered-type', '{"hub":null}');
const explored = found('requests-beyond-the-contract-are-answered body status-500', '{}');
const asking = (finding: Finding): Finding['exchange'] => ({
  ...finding.exchange,
  request: { ...finding.exchange.request, method: 'GET' },
});
const read: Finding = { ...explored, exchange: asking(explored) };
const readAtLast: Finding = { ...read, steps: [written.exchange, read.exchange] };
const all = [written, explored, read, readAtLast];

test('without a choice all kept findings are sent again', () => {
  assert.deepEqual(chooseFindings(all, {}), all);
});

test('with --read-only, none is that has a step which writes', () => {
  assert.deepEqual(chooseFindings(all, { readOnly: true }), [read]);
});

test('--only and --skip choose by the check of a finding, also by one of fuzz alone', () => {
  assert.deepEqual(chooseFindings(all, { only: ['update-*'] }), [written]);
  assert.deepEqual(chooseFindings(all, { skip: ['requests-beyond-the-contract-are-answered'] }), [written]);
});
