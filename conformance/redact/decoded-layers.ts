import { undoEscapes } from './undo-escapes.ts';

/** A text as it reads once escapes are undone, and where each of its units stands in the text that it came from. */
export interface Layer {
  readonly text: string;
  /** The offset in the source at which a unit begins; for the length of the text, where the source ends. */
  readonly offsetOf: (unit: number) => number;
}

/** JSON in JSON in JSON, and a url around it: nobody folds a text more often than this. */
const mostLayers = 5;

/** Where each unit of a text stands in the one whose escapes were undone. */
function offsetsOf(escaped: string, length: number): Uint32Array {
  const offsets = new Uint32Array(length + 1);
  let [unit, end] = [0, 0];
  const keep = (until: number) => {
    for (let at = end; at < until; at += 1) offsets[unit++] = at;
  };
  undoEscapes(escaped, (character, at, width) => {
    keep(at);
    for (let count = 0; count < character.length; count += 1) offsets[unit++] = at;
    end = at + width;
  });
  keep(escaped.length);
  offsets[unit] = escaped.length;
  return offsets;
}

/** The layer behind another; where its units stand is worked out when somebody asks, for nearly nobody does. */
function layerBehind(outer: Layer, text: string): Layer {
  let offsets: Uint32Array | undefined;
  return {
    text,
    offsetOf: (unit) => {
      offsets ??= offsetsOf(outer.text, text.length);
      return outer.offsetOf(offsets[unit] ?? 0);
    },
  };
}

/** A text as it stands, and as it reads with its escapes undone once, twice and so on. */
export function decodedLayers(text: string): readonly [Layer, ...Layer[]] {
  const layers: [Layer, ...Layer[]] = [{ text, offsetOf: (unit) => unit }];
  let last: Layer = layers[0];
  while (layers.length <= mostLayers) {
    const decoded = undoEscapes(last.text);
    if (decoded === last.text) break;
    last = layerBehind(last, decoded);
    layers.push(last);
  }
  return layers;
}

export const decodedText = (text: string): string => decodedLayers(text).at(-1)?.text ?? text;
