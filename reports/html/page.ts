import { scriptHash, scriptText, styleHash, styleText } from './generated/page-files.ts';
import { renderMarkShapes } from './mark.ts';
import { html, type Markup, takeAsWritten } from './markup.ts';

/** One of the pages of the file: shown alone where the script runs, below each other where it does not, and in print. */
export interface View {
  readonly id: string;
  readonly title: string;
  /** How much there is, in a word. */
  readonly amount: string;
  readonly content: Markup;
}

/** Nothing is loaded, nothing sent, and no script or style runs but our own. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  `script-src 'sha256-${scriptHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const themes = ['auto', 'light', 'dark'];

function renderThemes(): Markup {
  const choices = themes.map(
    (theme) =>
      html`<label><input type="radio" name="theme" id="theme-${theme}" value="${theme}"${theme === 'auto' ? html` checked` : undefined}>${theme}</label>`,
  );
  return html`<fieldset class="themes"><legend class="hidden">Colours</legend>${choices}</fieldset>`;
}

function renderLinks(views: readonly View[]): Markup {
  const links = views.map(
    ({ id, title, amount }) =>
      html`<li><a href="#${id}">${title} <span class="amount">${amount}</span></a></li>`,
  );
  return html`<nav class="pages" aria-label="Pages"><ul>${links}</ul></nav>`;
}

export function renderPage(title: string, head: Markup, views: readonly View[], foot: Markup): string {
  const sections = views.map(
    ({ id, title: name, content }) =>
      html`<section class="view" id="${id}" data-view aria-label="${name}">${content}</section>`,
  );
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${takeAsWritten(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${takeAsWritten(styleText)}</style>
</head>
<body>
${renderMarkShapes()}
<header class="top"><span class="kit">agent-console-kit</span>${renderLinks(views)}${renderThemes()}</header>
<main>
${head}
${sections}
</main>
<footer>${foot}</footer>
<p class="hidden" id="said" role="status"></p>
<script>${takeAsWritten(scriptText)}</script>
</body>
</html>
`;
  return page.text;
}
