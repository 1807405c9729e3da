import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const style = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');
const colours = new Map(
  [...style.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

/** Relative luminance, as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (left, right) => left - right,
  );
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'card', 'sunk'];
const states = ['passed', 'failed', 'should', 'drift', 'flaky', 'known'];
const texts = [
  ...['ink', 'soft', ...states].flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ...states.flatMap((state) => [
    [state, `${state}-tint`, 4.5] as const,
    ['ink', `${state}-tint`, 4.5] as const,
  ]),
  // What is no text but has to be made out: WCAG 2.2, 1.4.11.
  ...grounds.flatMap((ground) => [['control-line', ground, 3] as const, ['focus', ground, 3] as const]),
];

for (const theme of ['light', 'dark'] as const) {
  test(`every text has the contrast of WCAG AA on each of its grounds in ${theme} colours`, () => {
    for (const [text, ground, least] of texts) {
      const [one, other] = [colours.get(text)?.[theme] ?? '', colours.get(ground)?.[theme] ?? ''];
      const contrast = contrastOf(one, other);
      assert.equal(contrast >= least, true, `${text} on ${ground}: ${contrast.toFixed(2)}`);
    }
  });
}
