import { createHash } from 'node:crypto';
import { loadEnv, type Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Fields of a build output file that the plugin reads. */
type BuiltFile =
  | { type: 'asset'; source: string | Uint8Array }
  | {
      type: 'chunk';
      code: string;
      name: string;
      fileName: string;
      imports: readonly string[];
      viteMetadata?: { importedCss: ReadonlySet<string> };
    };
type Bundle = Readonly<Record<string, BuiltFile>>;

/** Names of lazily loaded chunks that are precached with the first page. */
export const PRECACHED_CHUNKS = [
  'Footer',
  'SecondaryRoutes',
  'BelowFoldSections',
  'HomePage',
  'MenuSheet',
  'ModalLayer',
  'ProductListPage',
  'ProductPage',
  'SignedInNav',
];
/** Plain HTML page in which every route can open; Hosting uses the same name. */
const PAGE = 'index.html';
const SHELL = '/app.html';

interface PrecacheEntry {
  url: string;
  /** Hash of the content; null if the URL contains a hash already. */
  revision: string | null;
}

/** Adds a file, its styles and its transitive static imports to `seen`. */
function withImports(bundle: Bundle, name: string, seen: Set<string>): void {
  const file = bundle[name];
  if (!file || seen.has(name)) return;
  seen.add(name);
  if (file.type !== 'chunk') return;
  for (const css of file.viteMetadata?.importedCss ?? []) seen.add(css);
  for (const imported of file.imports) withImports(bundle, imported, seen);
}

/**
 * Returns the plain HTML page of the build.
 * @throws Error when there is none
 */
function plainPage(bundle: Bundle): { source: string | Uint8Array; html: string } {
  const page = bundle[PAGE];
  if (page?.type !== 'asset')
    throw new Error('The build has no page for the service worker to keep.');
  const { source } = page;
  return { source, html: typeof source === 'string' ? source : new TextDecoder().decode(source) };
}

/**
 * Path of the entry script of every page.
 * @throws Error when the plain page has none
 */
export function findEntryScript(bundle: Bundle): string {
  const [, entry] = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(plainPage(bundle).html) ?? [];
  if (entry === undefined) throw new Error('The plain page of the build has no script.');
  return entry;
}

/**
 * Files that the service worker precaches when it is installed: the shell, the chunks and styles of
 * the first pages, and the fonts of the shell.
 * @throws Error when a chunk to precache is missing in the build
 */
export function listPrecacheEntries(bundle: Bundle): PrecacheEntry[] {
  const { source, html } = plainPage(bundle);
  const files = new Set<string>();
  for (const [file] of html.matchAll(/assets\/[\w.-]+/g)) withImports(bundle, file, files);
  for (const name of PRECACHED_CHUNKS) {
    const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
    if (chunk?.type !== 'chunk')
      throw new Error(`There is no chunk ${name} for the service worker to fetch ahead.`);
    withImports(bundle, chunk.fileName, files);
  }
  const revision = createHash('sha256').update(source).digest('base64url').slice(0, 16);
  return [
    { url: SHELL, revision },
    ...[...files].toSorted().map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/**
 * Origin and bucket of the catalogue's pictures, from the same settings as in
 * web/src/lib/config.ts.
 */
function pictureStore(root: string, mode: string): { origin: string; bucket: string } {
  const env = { ...loadEnv(mode, root, 'VITE_') };
  return {
    origin: env.VITE_STORAGE_EMULATOR ?? 'https://firebasestorage.googleapis.com',
    bucket: env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
  };
}

/**
 * Builds /sw.js with its precache list. With VITE_SERVICE_WORKER=off it builds a worker that deletes all
 * caches and unregisters itself (docs/deploy.md).
 */
export function buildServiceWorker(): Plugin {
  let root = '';
  let mode = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root, mode } = config);
    },
    async generateBundle(_options, bundle) {
      const isOff = loadEnv(mode, root, 'VITE_').VITE_SERVICE_WORKER === 'off';
      const source = isOff
        ? await bundleScript(root, 'worker/off.ts')
        : await bundleScript(root, 'worker/worker.ts', {
            PRECACHED: JSON.stringify(listPrecacheEntries(bundle)),
            SHELL: JSON.stringify(SHELL),
            ENTRY: JSON.stringify(findEntryScript(bundle)),
            PICTURES: JSON.stringify(pictureStore(root, mode)),
          });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
