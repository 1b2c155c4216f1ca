/**
 * Paths of the pages at which visitors and search engines enter the shop (docs/rules.md#pages-15): the API
 * renders them as HTML with content and metadata. Hosting routes these paths to the API (firebase.json); all
 * other paths get the plain page.
 */
export const PUBLIC_PATHS = [
  '/',
  '/products',
  '/product',
  '/refer',
  '/about',
  '/faqs',
  '/shipping-policy',
  '/refund-policy',
  '/privacy',
  '/terms',
  '/contact',
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** Query parameters that change the content of a page; all others are ignored. */
export const PAGE_PARAMETERS: Partial<Record<PublicPath, readonly string[]>> = {
  '/products': [
    'q',
    'type',
    'category',
    'size',
    'collection',
    'min_price',
    'max_price',
    'min_rating',
    'min_discount',
    'sort',
  ],
  '/product': [
    'id',
    'albumSize',
    'paperType',
    'lamination',
    'coverType',
    'binding',
    'orientation',
    'quantity',
    'photos',
  ],
  '/refer': ['code'],
};

/** A response of the API, as used to render a page. */
export interface PageAnswer {
  json: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Reads from the API while a page is rendered; the address begins with /api. Rejects when the data is not
 * public.
 */
export type PageRead = (address: string) => Promise<PageAnswer>;

/** The first screenful of a page, rendered from the same components as in the browser. */
export interface RenderedPage {
  /** Content of #root. */
  html: string;
  /** Tags for the head: the title, and preloads of the first pictures. */
  head: string;
  /** API responses used for the page, by keys of the browser's cache, so that they are not fetched again. */
  answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

/** Exports of the web app's server build. */
export interface PageRenderer {
  renderPage: (address: string, read: PageRead) => Promise<RenderedPage>;
}

/** Id of the data block that transfers `answers` to the browser. */
export const PAGE_ANSWERS_ID = 'page-answers';

const LIST_ITEM = /<li\b[^>]*>/gi;
const BREAK = /<\/?(?:br|p|ul|ol|li|h\d)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Text of an HTML description without markup, items of lists separated by bullets. The result is not escaped:
 * escape it before inserting it into HTML.
 */
export function htmlToText(html: string): string {
  return html
    .replace(LIST_ITEM, ' • ')
    .replace(BREAK, ' ')
    .replace(TAG, '')
    .replace(/&([a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
