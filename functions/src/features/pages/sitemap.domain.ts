import { PUBLIC_PATHS } from '@smriti/shared/base/public-pages';
import { escapeHtml } from '../../platform/formats/escape-html';

/**
 * Path prefixes that search engines should not crawl. Shared books are not listed: their pages say `noindex`,
 * which crawlers see only on pages that they may fetch.
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
/** Paths not in the sitemap: an invitation is for one person, and /product is not a page without an id. */
const NOT_LISTED: readonly string[] = ['/refer', '/product'];
/** Maximum number of addresses in a sitemap file. */
const MOST = 50_000;

/**
 * Content of robots.txt. It is a file of Hosting, because functions answer that path with 404.
 * @param site null for a build without a project
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
  /** Time of the last change by an admin, ISO-8601. */
  changed_at?: string | undefined;
}

/** Content of sitemap.xml: public pages, kinds of product, categories and products. */
export function sitemapXml(
  site: string,
  {
    kinds,
    categories,
    products,
  }: Readonly<Record<'kinds' | 'categories' | 'products', readonly Listed[]>>,
): string {
  const entry = (path: string, { changed_at }: Partial<Listed> = {}) =>
    `<url><loc>${escapeHtml(site + path)}</loc>${changed_at ? `<lastmod>${changed_at}</lastmod>` : ''}</url>`;
  const entries = [
    ...PUBLIC_PATHS.filter((path) => !NOT_LISTED.includes(path)).map((path) => entry(path)),
    ...kinds.map((one) => entry(`/products?type=${one.id}`, one)),
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
