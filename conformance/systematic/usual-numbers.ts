import { wordList } from '../../spec/word-list.ts';
import type { ValueClass } from './value-class.ts';

/** What people set, count and limit by: a rule of a deployment's own begins or ends at one of these. */
const usual = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 20, 24, 25, 30, 31, 32, 40, 42, 50, 59, 60, 61, 64, 75],
  ...[90, 99, 100, 101, 120, 127, 128, 129, 150, 180, 200, 240, 250, 255, 256, 300, 360, 365, 400, 404, 500],
  ...[512, 600, 720, 900, 999, 1000, 1001, 1024, 1200, 1440, 1500, 2000, 2500, 3000, 3600, 4096, 5000, 6000],
  ...[7200, 8080, 9999, 10_000, 10_001, 12_000, 15_000, 20_000, 25_000, 30_000, 32_767, 32_768, 36_000],
  ...[40_000, 50_000, 60_000, 65_535, 65_536, 75_000, 86_400, 99_999, 100_000, 100_001, 150_000, 250_000],
  ...[500_000, 604_800, 999_999, 1_000_000, 1_000_001, 2_000_000, 5_000_000, 9_999_999, 10_000_000],
  ...[50_000_000, 99_999_999, 100_000_000, 500_000_000, 999_999_999, 1_000_000_000, 1_000_000_001],
];

export const usualIntegers = usual.map((value): ValueClass => [`the number ${value}`, value]);

const digits = '123456789123456';

/** Of every number of digits, before the point and behind it; and what marks are given at. */
export const usualScores = [
  ...Array.from({ length: 14 }, (_, index) => `1.${digits.slice(1, index + 2)}`),
  ...Array.from({ length: 15 }, (_, index) => digits.slice(0, index + 1)),
  ...['0.01', '0.5', '0.99', '1', '25', '33.33', '49.99', '50', '50.01', '59.5', '60', '66.67', '70', '74.9'],
  ...['75', '80', '84.99', '85', '89.99', '90', '95', '99', '99.9', '100.00', '100.01', '101', '-0.01', '-1'],
].map((text): ValueClass => [`the score ${text}`, text]);

/** Ids of digits alone, of one digit, and such as read like a number or a word. */
export const usualUuids = wordList`
  00000000-0000-4000-8000-000000000001 11111111-1111-4111-8111-111111111111
  12345678-1234-4234-9234-234567890123 99999999-9999-4999-a999-999999999999
  1e100000-0000-4000-8000-000000000000 0123e456-0000-4000-b000-0000000000e5
  deadbeef-dead-4eef-8ead-deadbeefdead ffffffff-0000-4000-8000-ffffffffffff
`.map((id): ValueClass => [`the id ${id}`, id]);
