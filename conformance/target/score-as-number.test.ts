import assert from 'node:assert/strict';
import { test } from 'node:test';
import { updateRequest } from '../generate/cases.ts';
import { scoreAsNumber } from './score-as-number.ts';

const sent = (body: string) => scoreAsNumber(updateRequest('/{id}', 'a', body)).body;

test('a decimal text is sent as the number that it tells, beside all else', () => {
  for (const [text, number] of [
    ['85.5', '85.5'],
    ['0', '0'],
    ['-0', '-0'],
    ['.5', '0.5'],
    ['+5.', '5'],
    ['00012.50', '12.50'],
  ] as const)
    assert.equal(
      sent(`{"hub":"kit","test_score":"${text}","purpose":null}`),
      `{"hub":"kit","test_score":${number},"purpose":null}`,
    );
});

test('what is no decimal text, is long or spelled in an unusual way, goes out as it is', () => {
  for (const body of [
    '{"test_score":"abc"}',
    '{"test_score":"1e5"}',
    '{"test_score":""}',
    '{"test_score":null}',
    '{"test_score":5}',
    '{"test_score":"1234567890123456"}',
    '{ "test_score":"85.5"}',
    '{"test_score":"85.5","test_score":"1"}',
    '{"purpose":"\\"test_score\\":\\"85.5\\""}',
    '[{"test_score":"85.5"}]',
    '{"test_score":"85.5"',
  ])
    assert.equal(sent(body), body);
});
