import { PUBLIC_PATHS } from '@smriti/shared/base/public-pages';
import { escapeHtml } from './page-html.domain';

/**
 * Paths that no search engine has any business with; what begins with one is meant too. Shared books are
 * not among them: their pages say `noindex`, which is read only where they may be fetched.
 */
const KEPT_OUT = [
  '/admin',
  '/api/',
  '/my-account',
  '/cart',
  '/orders',
  '/payments',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/create-',
  '/edit-product',
  '/uploadChoice',
  '/preview-product',
  '/view-',
  '/final-checkout',
  '/reorder',
  '/initial-payment',
  '/total-payment',
];
/** An invitation is one friend's, and a page without what it is of is none. */
const NOT_LISTED: readonly string[] = ['/refer', '/product'];
/** What one file may hold. */
const MOST = 50_000;

/**
 * robots.txt, which is a file of Hosting's: functions answer that path 404 by themselves.
 * @param site null for a build that is for no project
 */
export function robotsText(site: string | null): string {
  return [
    'User-agent: *',
    ...KEPT_OUT.map((path) => `Disallow: ${path}`),
    ...(site === null ? [] : ['', `Sitemap: ${site}/sitemap.xml`]),
    '',
  ].join('\n');
}

interface Listed {
  id: number;
  /** When an admin changed it last; ISO. */
  changed_at?: string | undefined;
}

/** sitemap.xml: the pages of the shop, its categories and its products. */
export function sitemapXml(
  site: string,
  { categories, products }: { categories: readonly Listed[]; products: readonly Listed[] },
): string {
  const entry = (path: string, { changed_at }: Partial<Listed> = {}) =>
    `<url><loc>${escapeHtml(site + path)}</loc>${changed_at ? `<lastmod>${changed_at}</lastmod>` : ''}</url>`;
  const entries = [
    ...PUBLIC_PATHS.filter((path) => !NOT_LISTED.includes(path)).map((path) => entry(path)),
    ...categories.map((one) => entry(`/products?category=${one.id}`, one)),
    ...products.map((one) => entry(`/product?id=${one.id}`, one)),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, MOST),
    '</urlset>',
    '',
  ].join('\n');
}
