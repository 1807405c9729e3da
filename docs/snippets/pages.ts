/** Edge: the pages whose snippets are held. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Fence, readFences } from './fence.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A page by its path from the root of the repository. */
export const readPage = (page: string): string => readFileSync(join(root, page), 'utf8');

/** The README, and every page of docs/. */
export const pages: readonly string[] = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`),
];

export const fencesOf = (page: string): readonly Fence[] => readFences(page, readPage(page));
