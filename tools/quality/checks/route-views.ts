import type { TextPart } from '../../../web/src/lib/language/text-parts.ts';
import { type BundleCheck, filesOnTop } from './bundle-budgets.ts';
import { type ReadSource, importedSource, readSource } from './web-sources.ts';

/** What the first view of any route may load on top of the entry; see docs/rules.md#budgets-1. */
export const ROUTE_LIMIT = '60 kB';

const FIRST_TABLE = 'src/app/AppRoutes.tsx';
/** Its table is of lazy pages that it finds in a file beside it. */
const PAGES_BESIDE: Readonly<Record<string, string>> = {
  'src/features/admin/AdminRoutes.tsx': 'src/features/admin/areas.ts',
};
/** Pages of the account area are named in one table, and stand in the other. */
const ACCOUNT_PAGES = /const ACCOUNT_PAGES\b.*?\n\};/s;
const ACCOUNT_HEADING = 'src/features/account/AwaitedAccount.tsx';
const ACCOUNT_TABLE = 'src/features/account/AccountRoutes.tsx';
/** They only lead on: nobody comes to see them. */
const LEAD_ON = ['src/app/StaffRoutes.tsx', 'src/features/admin/AdminRoutes.tsx'];

const LAZY = /\blazy(?:Page|Route)?\(\s*(?:async )?\(\) =>[^;]*?import\('([^']+)'\)/g;

/**
 * What is fetched beside the first tables before the heading of a page of those who are signed in is
 * painted. The identity provider is not: it is asked for after that (web/src/app/use-session-start.ts).
 */
const BESIDE_HEADING = ['src/app/layout/SignedInNav.tsx', 'src/app/layout/Footer.tsx'];
/** What a reader of Hindi has besides (web/src/lib/language/text-parts.ts). */
const inHindi = (...parts: TextPart[]) =>
  parts.map((part) => `../shared/locales/hi.json?part=${part}.json`);
/**
 * By which tables such a page is headed (web/src/app/RequireSession.tsx); in Hindi also those of visitors'
 * pages that have the most, which head themselves.
 */
const HEADED_BY: readonly RouteView[] = [
  ['src/app/FurtherRoutes.tsx'],
  ['src/app/StaffRoutes.tsx', 'src/features/admin/AdminRoutes.tsx'],
  [...inHindi('shop', 'account'), 'src/app/FurtherRoutes.tsx', ACCOUNT_HEADING],
  [...inHindi('shop', 'account'), 'src/features/auth/Register.tsx'],
  [...inHindi('shop', 'studio'), 'src/features/studio/CreateProduct.tsx'],
  [
    ...inHindi('shop', 'about'),
    'src/app/FurtherRoutes.tsx',
    'src/features/policies/PolicyPage.tsx',
  ],
  [
    ...inHindi('shop', 'book'),
    'src/app/FurtherRoutes.tsx',
    'src/features/shared-book/SharedBook.tsx',
  ],
];

/** Chunks that the first view of a route loads, the page's own last. */
export type RouteView = readonly string[];

function lazyImports(text: string, source: string, read: ReadSource): string[] {
  return [...text.matchAll(LAZY)].map(([, path = '']) => {
    const found = importedSource(path, source, read);
    if (!found) throw new Error(`${source} imports ${path}, which is not there`);
    return found;
  });
}

/**
 * The first view of each route: follows the lazy imports of the tables of routes from the first one on.
 * What a page itself fetches later, below its heading, is not in it.
 */
export function routeViews(read: ReadSource = readSource): RouteView[] {
  const views: RouteView[] = [];
  const follow = (source: string, before: RouteView) => {
    const text = read(source) ?? '';
    if (source !== FIRST_TABLE && !LEAD_ON.includes(source)) views.push(before);
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

/** Checks for the first view of each route, and for what comes before a heading, on top of the entry. */
export function routeChecks(
  manifest: unknown,
  folder: string,
  views: readonly RouteView[] = routeViews(),
  headedBy: readonly RouteView[] = HEADED_BY,
): BundleCheck[] {
  const check = (name: string, view: RouteView): BundleCheck => ({
    name: `${name} ${view.at(-1)}`,
    path: filesOnTop(manifest, view).map((file) => `${folder}/${file}`),
    limit: ROUTE_LIMIT,
    gzip: true,
  });
  return [
    ...views.map((view) => check('first view of', view)),
    ...headedBy.map((view) => check('heading by', [...BESIDE_HEADING, ...view])),
  ];
}
