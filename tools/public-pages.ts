import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { robotsText } from '../functions/src/features/pages/sitemap.domain.ts';
import { PAGE_PARTS } from '../web/build/page-parts.ts';
import type { FirebaseConfig } from './release/content-policy.ts';

const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const viteManifest = z.record(z.string(), chunk);
type Manifest = z.infer<typeof viteManifest>;

/** What Hosting serves where no other rule does; an index.html would stand before the function at `/`. */
const PLAIN_PAGE = 'app.html';

/** The headers that Hosting sends with every page. */
function pageHeaders({ hosting }: FirebaseConfig): Record<string, string> {
  const rule = hosting.headers.find(({ source }) => source === '!/api/**');
  if (!rule) throw new Error('firebase.json has no headers for everything but /api');
  return Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
}

/** Scripts and styles of some parts with all that they import, but for what the plain page names. */
export function filesOfParts(manifest: unknown, template: string, parts: readonly string[]) {
  const chunks = viteManifest.parse(manifest);
  const seen = new Set<string>();
  const found = parts.flatMap((part) => chunksOf(part, chunks, seen));
  const isNew = (path: string) => !template.includes(path);
  return {
    styles: found
      .flatMap(({ css = [] }) => css)
      .map((path) => `/${path}`)
      .filter(isNew),
    scripts: parts.map((part) => `/${chunks[part]?.file ?? ''}`).filter(isNew),
  };
}

function chunksOf(source: string, chunks: Manifest, seen: Set<string>): z.infer<typeof chunk>[] {
  const one = chunks[source];
  if (!one) throw new Error(`${source} is no chunk of the web app's build`);
  if (seen.has(source)) return [];
  seen.add(source);
  return [...(one.imports ?? []).flatMap((imported) => chunksOf(imported, chunks, seen)), one];
}

export interface PageFolders {
  /** The web app's build for the browser. */
  web: string;
  /** What the functions make pages of; the build for the server is in `server` below it. */
  pages: string;
}

/**
 * Leaves what the functions make the public pages of: the plain page, what each page loads beside it, and
 * the headers that go with pages. Beside the web app it leaves robots.txt.
 * @param site where people find the shop; null where that is not known
 */
export function leavePageFiles(
  { web, pages }: PageFolders,
  config: FirebaseConfig,
  site: string | null,
): void {
  const template = readFileSync(join(web, 'index.html'), 'utf8');
  const manifest: unknown = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
  const parts = Object.fromEntries(
    Object.entries(PAGE_PARTS).map(([path, sources]) => [
      path,
      filesOfParts(manifest, template, sources),
    ]),
  );
  mkdirSync(pages, { recursive: true });
  const files = { template, headers: pageHeaders(config), parts };
  writeFileSync(join(pages, 'page.json'), JSON.stringify(files));
  writeFileSync(join(web, 'robots.txt'), robotsText(site));
  renameSync(join(web, 'index.html'), join(web, PLAIN_PAGE));
}
