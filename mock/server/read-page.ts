/** Edge: the page of the mock, as it was built. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile } from '../kit/page-file.ts';

/** From the sources and from dist, wherever the file stands that reads it. */
const places = ['page.html', '../mock/page.html', '../../mock/page.html', '../dist/mock/page.html'];

function readFirst(folder: string): string | undefined {
  for (const place of places) {
    try {
      return readFileSync(join(folder, place), 'utf8');
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing) throw error;
    }
  }
  return undefined;
}

const hashOf = (html: string, tag: string) => {
  const text = html.slice(html.indexOf(`<${tag}>`) + tag.length + 2, html.lastIndexOf(`</${tag}>`));
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
};

/** The page, and a policy that allows nothing but its own script, its own style, and requests to the mock itself. */
export function readPageFile(folder: string): PageFile | undefined {
  const html = readFirst(folder);
  if (html === undefined) return undefined;
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(html, 'script')}`,
    `style-src ${hashOf(html, 'style')}`,
    "connect-src 'self'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { html, policy: policy.join('; ') };
}
