import { escapeText } from './escape-text.ts';

/** HTML. Only this file makes it, so no text of a run can pass for it. */
class HtmlText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A piece of the page, escaped where it had to be. */
export type Markup = HtmlText;

/** What may stand in a piece of the page: text is escaped, pieces are not, and undefined is nothing. */
export type Content = string | number | undefined | Markup | readonly Content[];

function printContent(content: Content): string {
  if (content === undefined) return '';
  if (content instanceof HtmlText) return content.text;
  return typeof content === 'object' ? content.map(printContent).join('') : escapeText(String(content));
}

/** A piece of the page. Whatever is put in is escaped unless it is one itself, so attributes are always in quotes. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  let text = '';
  for (const [index, part] of parts.entries()) text += part + printContent(contents[index]);
  return new HtmlText(text);
}

/** Our own style or script, which must stand on the page as it is hashed. */
export function takeAsWritten(text: string): Markup {
  return new HtmlText(text);
}

export const nothing: Markup = new HtmlText('');
