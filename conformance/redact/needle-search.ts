import { growNeedleTree, type Needle, type NeedleTree } from './needle-tree.ts';

/** Told where something stands: from a unit up to another. */
export type TellFound = (start: number, end: number) => void;

/** Finds every needle in a text in one pass, however many there are. */
export type NeedleSearch = (text: string, found: TellFound) => void;

/** Where a text was shortened. */
const cutMark = '…';
const cut = cutMark.charCodeAt(0);
/** So much of a needle that was cut off in the middle is told. */
const shortestPart = 4;

const reverse = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text[text.length - 1 - at]).join('');

const isWordUnit = (unit: number) =>
  (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit === 95 || (unit >= 65 && unit <= 90);

/** Whether a needle stands by itself where it was found, if it has to. */
const stands = ({ isWord }: Needle, text: string, start: number, end: number): boolean =>
  !isWord || !(isWordUnit(text.charCodeAt(start - 1)) || isWordUnit(text.charCodeAt(end)));

/** Tells the needles that end at a unit; what is shorter than one that is told stands within it. */
function tellEnding(text: string, end: number, node: number, tree: NeedleTree, found: TellFound): void {
  let isTold = false;
  for (let at = node; at !== 0 && !isTold; at = tree.shorterOf(at)) {
    for (const needle of tree.needlesAt(at)) {
      const start = end - needle.text.length;
      if (!stands(needle, text, start, end)) continue;
      isTold = true;
      found(Math.max(0, start - needle.before), Math.min(text.length, end + needle.after));
    }
  }
}

/** Tells the needles of a text from a unit on, and what there is of one before a cut. */
function tellNeedles(text: string, from: number, tree: NeedleTree, found: TellFound): void {
  let node = 0;
  for (let at = from; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const depth = tree.depthOf(node);
    if (unit === cut && depth >= shortestPart) found(at - depth, at);
    node = tree.step(node, unit);
    if (node !== 0) tellEnding(text, at + 1, node, tree, found);
  }
}

/** Tells the ends of needles that stand behind a cut: they are beginnings, seen from the other side. */
function tellEnds(text: string, tree: NeedleTree, found: TellFound): void {
  let node = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const unit = text.charCodeAt(at);
    const depth = tree.depthOf(node);
    if (unit === cut && depth >= shortestPart) found(at + 1, at + 1 + depth);
    node = tree.step(node, unit);
  }
}

const quoteForPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Finds where the first needle may begin: most texts have none, and an engine sees that faster than a loop does. */
function beginningsOf(needles: readonly Needle[]): RegExp {
  const beginnings = new Set(needles.map(({ text }) => text.slice(0, shortestPart)));
  return new RegExp([...beginnings].map(quoteForPattern).join('|'));
}

export function createNeedleSearch(needles: readonly Needle[]): NeedleSearch {
  const beginnings = beginningsOf(needles);
  let tree: NeedleTree | undefined;
  let mirrored: NeedleTree | undefined;
  return (text, found) => {
    const start = text.search(beginnings);
    if (start !== -1) {
      tree ??= growNeedleTree(needles);
      tellNeedles(text, start, tree, found);
    }
    if (!text.includes(cutMark)) return;
    mirrored ??= growNeedleTree(needles.map((needle) => ({ ...needle, text: reverse(needle.text) })));
    tellEnds(text, mirrored, found);
  };
}
