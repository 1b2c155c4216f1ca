import type { TextPart } from '../../../web/src/lib/language/text-parts.ts';
import { type BundleCheck, nonEntryFiles } from './bundle-budgets.ts';
import { type SourceReader, resolveImport, readSource, STAFF_ROUTES } from './web-sources.ts';

/**
 * Maximum size that the first view of a route loads in addition to the entry; see
 * docs/rules.md#budgets-1.
 */
export const MAX_FIRST_VIEW_SIZE = '60.4 kB';

const FIRST_TABLE = 'src/app/AppRoutes.tsx';
/** Route files whose lazy pages are listed in another file. */
const PAGES_BESIDE: Readonly<Record<string, string>> = {
  'src/features/admin/AdminRoutes.tsx': 'src/features/admin/console-areas.ts',
};
/** The account pages: one file imports them, another one has their routes. */
const ACCOUNT_PAGES = /const ACCOUNT_PAGES\b.*?\n\};/s;
const ACCOUNT_HEADING = 'src/features/account/AccountAreaPlaceholder.tsx';
const ACCOUNT_TABLE = 'src/features/account/AccountRoutes.tsx';

const LAZY = /\blazy(?:Page|Route)?\(\s*(?:async )?\(\) =>[^;]*?import\('([^']+)'\)/g;

/**
 * Chunks that signed-in users' pages load, besides their routes, before the heading is painted. The
 * identity provider is loaded later (web/src/app/use-start-session.ts).
 */
const BESIDE_HEADING = ['src/app/layout/SignedInNav.tsx', 'src/app/layout/Footer.tsx'];
/** Chunks with the Hindi texts of these parts (web/src/lib/language/text-parts.ts). */
const hindiTextChunks = (...parts: TextPart[]) =>
  parts.map((part) => `../shared/locales/hi.json?part=${part}.json`);
/**
 * Chunks until the heading of a signed-in user's page is painted (web/src/app/RequireSession.tsx),
 * and of the largest public pages in Hindi.
 */
const HEADING_CHUNKS: readonly RouteView[] = [
  ['src/app/SecondaryRoutes.tsx'],
  ['src/app/StaffRoutes.tsx', 'src/features/admin/AdminRoutes.tsx'],
  [...hindiTextChunks('shop', 'account'), 'src/app/SecondaryRoutes.tsx', ACCOUNT_HEADING],
  [
    ...hindiTextChunks('shop', 'console'),
    'src/app/StaffRoutes.tsx',
    'src/features/admin/AdminRoutes.tsx',
  ],
  [...hindiTextChunks('shop', 'account'), 'src/features/auth/RegisterPage.tsx'],
  [...hindiTextChunks('shop', 'studio'), 'src/features/studio/CreateProductPage.tsx'],
  [
    ...hindiTextChunks('shop', 'about'),
    'src/app/SecondaryRoutes.tsx',
    'src/features/policies/PolicyPage.tsx',
  ],
  [
    ...hindiTextChunks('shop', 'book'),
    'src/app/SecondaryRoutes.tsx',
    'src/features/shared-book/SharedBookPage.tsx',
  ],
];

/** Source files of the chunks that a route's first view loads; the page itself is the last. */
export type RouteView = readonly string[];

function lazyImports(text: string, source: string, read: SourceReader): string[] {
  return [...text.matchAll(LAZY)].map(([, path = '']) => {
    const found = resolveImport(path, source, read);
    if (!found) throw new Error(`${source} imports ${path}, which is not there`);
    return found;
  });
}

/**
 * The first view of each route, found by following lazy imports from the first route table. Chunks
 * that a page itself loads later are not included.
 */
export function findRouteViews(read: SourceReader = readSource): RouteView[] {
  const views: RouteView[] = [];
  const follow = (source: string, before: RouteView) => {
    const text = read(source) ?? '';
    if (source !== FIRST_TABLE && !STAFF_ROUTES.includes(source)) views.push(before);
    if (!text.includes('<Routes')) return;
    const beside = PAGES_BESIDE[source];
    const table = beside === undefined ? text : (read(beside) ?? '');
    const named = ACCOUNT_PAGES.exec(table)?.[0] ?? '';
    const inAccount = lazyImports(named, source, read);
    for (const page of lazyImports(table.replace(named, ''), beside ?? source, read))
      follow(page, [...before, page]);
    for (const page of inAccount) follow(page, [...before, ACCOUNT_TABLE, page]);
  };
  follow(FIRST_TABLE, []);
  if (views.length === 0) throw new Error(`no lazy page is found in ${FIRST_TABLE}`);
  return views;
}

/** Creates the size checks for the first view of each route and for the chunks before a heading. */
export function createRouteChecks(
  manifest: unknown,
  folder: string,
  views: readonly RouteView[] = findRouteViews(),
  headedBy: readonly RouteView[] = HEADING_CHUNKS,
): BundleCheck[] {
  const check = (name: string, view: RouteView): BundleCheck => ({
    name: `${name} ${view.at(-1)}`,
    path: nonEntryFiles(manifest, view).map((file) => `${folder}/${file}`),
    limit: MAX_FIRST_VIEW_SIZE,
    gzip: true,
  });
  return [
    ...views.map((view) => check('first view of', view)),
    ...headedBy.map((view) => check('heading by', [...BESIDE_HEADING, ...view])),
  ];
}
