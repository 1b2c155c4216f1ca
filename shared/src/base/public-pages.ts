/**
 * The pages that strangers and search engines arrive at (docs/rules.md#pages-15): the API answers them as
 * HTML that says what they are. Hosting sends these paths to it (firebase.json), and all others get the
 * plain page.
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

/** The parameters of an address that its page shows something else for; all others leave it the same. */
export const PAGE_PARAMETERS: Partial<Record<PublicPath, readonly string[]>> = {
  '/products': [
    'q',
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

/** An answer of the API, as a page is made of it. */
export interface PageAnswer {
  json: string;
  headers: Readonly<Record<string, string>>;
}

/** Reads from the API while a page is made: the address begins with /api. Rejects for what is not public. */
export type PageRead = (address: string) => Promise<PageAnswer>;

/** A page's first screenful, made of the same components as in the browser. */
export interface RenderedPage {
  /** What stands in #root. */
  html: string;
  /** Tags for the head: the title, and the pictures that the page begins with. */
  head: string;
  /** What the page was made of, by the keys of the browser's cache, so that it need not ask again. */
  answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

/** What the web app's build for the server exports. */
export interface PageRenderer {
  renderPage: (address: string, read: PageRead) => Promise<RenderedPage>;
}

/** The id of the data block that carries `answers` into the browser. */
export const PAGE_ANSWERS_ID = 'page-answers';

const BREAK = /<(?:br|li|p|h\d|\/p|\/li|\/h\d)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a description says without its markup. It is no HTML: escape it where it is put into any. */
export function textOfHtml(html: string): string {
  return html
    .replace(BREAK, ' ')
    .replace(TAG, '')
    .replace(/&([a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
