const references: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
  // A parser would make a space of these in an attribute.
  ['\n', '&#10;'],
  ['\t', '&#9;'],
]);

const refer = (character: string) => references.get(character) ?? '';

/** XML. Only this file makes it, so that no text of a run can pass for it. */
class XmlText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An element with all that is in it. */
export type Element = XmlText;

/** Attributes by name; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An element whose content is either text or other elements. Text has to be visible text: without controls, lone
 * surrogates and noncharacters, for which XML 1.0 has no spelling at all.
 */
export function element(name: string, attributes: Attributes, content: string | readonly Element[]): Element {
  const shown = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined ? [] : [` ${key}="${String(value).replace(/[&<>"'\n\t]/g, refer)}"`],
    )
    .join('');
  const inside =
    typeof content === 'string'
      ? content.replace(/[&<>]/g, refer)
      : content.map(({ text }, index) => `${index === 0 ? '\n' : ''}${text}\n`).join('');
  return new XmlText(inside === '' ? `<${name}${shown}/>` : `<${name}${shown}>${inside}</${name}>`);
}

export function printDocument({ text }: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}
