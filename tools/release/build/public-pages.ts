import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { robotsText } from '../../../functions/src/features/pages/sitemap.domain.ts';
import { PAGE_PARTS } from '../../../web/build/page-parts.ts';
import { PAGE_START_NAME } from '../../../web/build/build-page-start.ts';
import type { FirebaseConfig } from './content-policy.ts';

const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const viteManifest = z.record(z.string(), chunk);
type Manifest = z.infer<typeof viteManifest>;

/** Page that Hosting serves by default; an index.html would take precedence over the function at `/`. */
const PLAIN_PAGE = 'app.html';

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const STYLESHEET = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/g;
const FONT_PRELOAD = /<link\s+rel="preload"\s+as="font"[^>]*>\s*/g;
/** Font faces with files; the others only set metrics of the visitor's own fonts. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * Delays lazy pictures until the page's first script has loaded, for at most 4 s. They load at once when
 * scripting is disabled.
 */
const PICTURES_WAIT =
  '@media (scripting:enabled){img[loading=lazy]{animation:come 1ms 4s backwards}' +
  '@keyframes come{from{transform:translateX(-9999px)}}}';

/** Hides login links until the session is known, for at most 4 s: the page is the same for all users. */
const ENTRANCES_WAIT =
  '@media (scripting:enabled){[data-entrances]{animation:settle 1ms 4s backwards}' +
  '@keyframes settle{from{visibility:hidden}}}';

/** The headers that Hosting sends with every page. */
export function pageHeaders({ hosting }: FirebaseConfig): Record<string, string> {
  const rule = hosting.headers.find(({ source }) => source === '!/api/**');
  if (!rule) throw new Error('firebase.json has no headers for everything but /api');
  return Object.fromEntries(rule.headers.map(({ key, value }) => [key, value]));
}

/** Styles and scripts that a prerendered page loads. */
interface PartFiles {
  /** Styles of the parts and their imports, without those that the plain page links. */
  styles: string[];
  /** All scripts, starting with that of the plain page. */
  scripts: string[];
}

/** The files of a page's parts and their imports. */
export function findPartFiles(
  manifest: unknown,
  template: string,
  parts: readonly string[],
): PartFiles {
  const chunks = viteManifest.parse(manifest);
  const seen = new Set<string>();
  const found = parts.flatMap((part) => chunksOf(part, chunks, seen));
  const entry = ENTRY.exec(template)?.[1];
  if (entry === undefined) throw new Error('The plain page names no script');
  const styles = found.flatMap(({ css = [] }) => css).map((path) => `/${path}`);
  return {
    styles: [...new Set(styles)].filter((path) => !template.includes(path)),
    scripts: [...new Set([entry, ...found.map(({ file }) => `/${file}`)])],
  };
}

/** Reads a file of the build by its URL path. */
type ReadFile = (path: string) => string;

function styleTag(css: string, media = ''): string {
  if (/<\/style/i.test(css))
    throw new Error('Styles that end their own tag cannot stand in a page');
  return css === '' ? '' : `<style${media}>${css.trim()}</style>`;
}

/** A disabled link, which loads nothing; it tells Vite that the styles are already present. */
const disabledStylesheetLink = (path: string) => `<link rel="stylesheet" disabled href="${path}">`;

/**
 * Converts the plain page to the template of prerendered pages: styles are inlined, and fonts,
 * scripts and lazy pictures do not block the first paint. The page's first script (web/src/early)
 * enables fonts and lazy pictures.
 */
export function renderPageTemplate(template: string, read: ReadFile): string {
  const css = [...template.matchAll(STYLESHEET)].map(([, path = '']) => read(path)).join('');
  const faces = (css.match(FONT_FACE) ?? []).join('');
  const styles = [
    styleTag(css.replace(FONT_FACE, '')),
    styleTag(faces, ' media="print"'),
    styleTag(PICTURES_WAIT, ' class="waiting"'),
    styleTag(ENTRANCES_WAIT, ' class="unsettled"'),
  ];
  return template
    .replace(FONT_PRELOAD, '')
    .replace(STYLESHEET, (_link, path: string) => disabledStylesheetLink(path))
    .replace(ENTRY, () => styles.join(''));
}

/**
 * Additional head elements of a prerendered page: the styles of its parts, and its first script, which loads
 * the others.
 */
export function renderHeadOfParts(
  { styles, scripts }: PartFiles,
  start: string,
  read: ReadFile,
): string {
  const script = `<script async src="${start}" data-files="${scripts.join(' ')}"></script>`;
  return styleTag(styles.map(read).join('')) + styles.map(disabledStylesheetLink).join('') + script;
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
  /** Input of the functions that render pages; its subfolder `server` has the build for the server. */
  pages: string;
}

/**
 * Writes page.json, from which the functions render the public pages: templates, head elements of each page,
 * and headers. Also writes robots.txt and renames index.html in the web build.
 * @param site public origin of the shop; null when unknown
 */
export function writePageFiles(
  { web, pages }: PageFolders,
  config: FirebaseConfig,
  site: string | null,
): void {
  const template = readFileSync(join(web, 'index.html'), 'utf8');
  const manifest: unknown = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
  const read = (path: string) => readFileSync(join(web, path), 'utf8').trim();
  const start = readdirSync(join(web, 'assets')).find((name) =>
    name.startsWith(`${PAGE_START_NAME}-`),
  );
  if (!start) throw new Error('The build has nothing for pages to begin with');
  const heads = Object.fromEntries(
    Object.entries(PAGE_PARTS).map(([path, sources]) => [
      path,
      renderHeadOfParts(findPartFiles(manifest, template, sources), `/assets/${start}`, read),
    ]),
  );
  mkdirSync(pages, { recursive: true });
  const filled = renderPageTemplate(template, read);
  const files = { template, filled, headers: pageHeaders(config), heads };
  writeFileSync(join(pages, 'page.json'), JSON.stringify(files));
  writeFileSync(join(web, 'robots.txt'), robotsText(site));
  renameSync(join(web, 'index.html'), join(web, PLAIN_PAGE));
}
