import type { JsonValue } from '../../spec/json-value.ts';
import { idsOfOne, literal, madeUpUuid, objectClasses, type ValueClass } from './value-class.ts';

/** Lists with one item that is wrong, at each of five places, a different one at each. */
const atEachPlace = (right: JsonValue, items: readonly JsonValue[]): readonly ValueClass[] =>
  items.map((item, place) => {
    const list = items.map((_, index) => (index === place ? item : right));
    return [`item ${place + 1} of ${items.length} is wrong`, list];
  });

/** Whoever looks at a sample of a long list finds neither of these. */
const insideLongLists = (right: JsonValue, item: JsonValue): readonly ValueClass[] =>
  [
    [12, 5],
    [30, 20],
    [101, 50],
    [1000, 998],
  ].map(([size = 0, place = 0]) => [
    `item ${place + 1} of ${size} is wrong`,
    Array.from({ length: size }, (_, index) => (index === place ? item : right)),
  ]);

/** More faults than code may have room for. */
const manyFaults: readonly ValueClass[] = [40, 300].map((count) => [
  `all of ${count} items are wrong`,
  Array.from({ length: count }, (_, index) => index),
]);

/** What is no list of objects. */
export const wrongListsOfObjects: readonly ValueClass[] = [
  ['integer', 5],
  ['zero', 0],
  ['fraction', literal('1.5')],
  ['JSON text', '[]'],
  ['JSON text of a list', '[{}]'],
  ['object with indices', { 0: {} }],
  ['object with a length', { length: 0 }],
  ['list of a list of an object', [[{}]]],
  ['list of a pair', [[['a', 1]]]],
  ['list of JSON text', ['{}']],
  ['list of an id', [madeUpUuid]],
  ['list of zero', [0]],
  ['text', 'x'],
  ['true', true],
  ['false', false],
  ...objectClasses,
  ['an object with ids', idsOfOne],
  ['list of an integer', [1]],
  ['list of a text', ['a']],
  ['list of null', [null]],
  ['list of a list', [[]]],
  ['list of true', [true]],
  ['empty text', ''],
  ['empty text in a list', ['']],
  ...atEachPlace({}, ['a', null, 5, [], true]),
  ...insideLongLists({}, 5),
  ['two items are wrong', [5, {}, 'a']],
  ['all items are wrong', [null, 5, 'a', [], true]],
  ...manyFaults,
];

/** What is no list of texts. */
export const wrongListsOfTexts: readonly ValueClass[] = [
  ['integer', 5],
  ['zero', 0],
  ['fraction', literal('1.5')],
  ['JSON text', '["a"]'],
  ['JSON text of nothing', '[]'],
  ['object with a length', { length: 0 }],
  ['object of texts', { a: 'b' }],
  ['list of an empty list', [[]]],
  ['list of zero', [0]],
  ['list of false', [false]],
  ['twelfth item is wrong', [...Array.from({ length: 11 }, () => 'a'), 5]],
  ['last of a hundred and one is wrong', [...Array.from({ length: 100 }, () => 'a'), 5]],
  ['texts with commas', 'a,b'],
  ['object with indices', { 0: 'a', 1: 'b' }],
  ['text', 'x'],
  ['true', true],
  ['false', false],
  ...objectClasses,
  ['list of an integer', [1]],
  ['list of integers', [1, 2]],
  ['list of null', [null]],
  ['list of a list', [['a']]],
  ['list of true', [true]],
  ['list of an object', [{}]],
  ['list of an object with a name', [{ name: 'a' }]],
  ['list of an object with an id', [{ id: 'a' }]],
  ['empty text', ''],
  ...atEachPlace('a', [1, null, true, ['a'], {}]),
  ...insideLongLists('a', 5),
  ['two items are wrong', [5, 'a', {}]],
  ['all items are wrong', [null, 5, [], true, {}]],
  ...manyFaults,
];
