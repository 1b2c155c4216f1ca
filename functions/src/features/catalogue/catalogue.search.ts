import { type Paise, toPaise } from '@smriti/shared/money';
import type { PRODUCT_COLLECTIONS, PRODUCT_SORTS } from '@smriti/shared/products';
import type { CatalogueData, CatalogueRecord } from './catalogue.records';
import { foldWords, hasWord, haystackOf, stripMarkup } from './catalogue.text';

/** Search, filters and order of product lists (design.md section 8), over the catalogue in memory. */

type ProductRecord = CatalogueRecord<'products'>;
type ProductSort = (typeof PRODUCT_SORTS)[number];

const POPULAR = { rating: 4, discount: 20 };
const PREMIUM_SHARE = 1 / 5;

/** What a list shows. Prices in rupees, discounts in percent; absent criteria match everything. */
export interface ProductCriteria {
  /** Every word has to begin a word of the title, the category, the type or the description. */
  q?: string | undefined;
  size?: number | undefined;
  category?: number | undefined;
  type?: number | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  min_rating?: number | undefined;
  min_discount?: number | undefined;
  collection?: (typeof PRODUCT_COLLECTIONS)[number] | undefined;
  sort?: ProductSort | undefined;
}

/** Criteria in the one form that all spellings of the same question share. */
export interface NormalisedCriteria extends Omit<ProductCriteria, 'q' | 'sort'> {
  words: readonly string[];
  sort: ProductSort;
}

/**
 * The place of a product in an order: its sort key, ascending, with the id at the end. It means the
 * same place after other products came or went.
 */
export type Position = readonly number[];

interface Entry {
  record: ProductRecord;
  /** Haystacks of the title, and of the title and everything else that is searched. */
  title: string;
  text: string;
}

/** Products prepared for searching; made once for each version of the catalogue. */
export interface ProductIndex {
  entries: readonly Entry[];
  /** The entries in each order that does not depend on the words of a search; filled when asked. */
  ordered: Map<ProductSort, readonly Entry[]>;
  /** The lowest-placed product of the highest-priced fifth. */
  premium: Position;
}

interface Page {
  limit: number;
  /** Only products after this place. */
  after?: Position | undefined;
}

interface FoundPage {
  products: ProductRecord[];
  /** Of all pages together. */
  total: number;
  /** The place of the last product here, when more follow. */
  next?: Position;
}

/** The best matches first: words found in the title, then what sells. */
const SORT_KEYS: Record<ProductSort, (record: ProductRecord, titleMatches: number) => number[]> = {
  relevance: (record, titleMatches) => [-titleMatches, -record.order_count],
  price_asc: (record) => [record.price_paise],
  price_desc: (record) => [0 - record.price_paise],
  rating: (record) => [-record.rating_average, -record.discount],
  discount: (record) => [-record.discount],
  newest: (record) => [-Date.parse(record.created_at)],
  best_selling: (record) => [-record.order_count],
};

/** How many numbers a position in this order has. */
export const POSITION_LENGTH: Record<ProductSort, number> = {
  relevance: 3,
  price_asc: 2,
  price_desc: 2,
  rating: 3,
  discount: 2,
  newest: 2,
  best_selling: 2,
};

export function normaliseCriteria({ q, sort, ...filters }: ProductCriteria): NormalisedCriteria {
  const words = [...new Set(foldWords(q ?? ''))].sort();
  return { ...filters, words, sort: sort ?? (words.length > 0 ? 'relevance' : 'best_selling') };
}

export function buildProductIndex(
  catalogue: Pick<CatalogueData, 'products' | 'categories' | 'product-types'>,
): ProductIndex {
  const categoryNames = new Map(catalogue.categories.map(({ id, name }) => [id, name]));
  const typeNames = new Map(catalogue['product-types'].map(({ id, name }) => [id, name]));
  const entries = catalogue.products.map((record): Entry => {
    const title = haystackOf(record.title);
    const rest = haystackOf(
      categoryNames.get(record.category_id) ?? '',
      typeNames.get(record.type) ?? '',
      stripMarkup(record.description),
    );
    return { record, title, text: title + rest };
  });
  const ordered = new Map<ProductSort, readonly Entry[]>();
  const index = { entries, ordered, premium: [] };
  const dearest = inOrder(index, 'price_desc')[Math.ceil(entries.length * PREMIUM_SHARE) - 1];
  return dearest ? { ...index, premium: positionOf('price_desc', dearest, []) } : index;
}

/** One page of the products that meet all criteria, and how many there are in all. */
export function searchProducts(
  index: ProductIndex,
  criteria: NormalisedCriteria,
  page: Page,
): FoundPage {
  const { sort, words } = criteria;
  const meets = filterOf(index, criteria);
  const found =
    sort === 'relevance' && words.length > 0
      ? byRelevance(index.entries.filter(meets), words)
      : inOrder(index, sort).filter(meets);
  const start = page.after ? firstAfter(found, criteria, page.after) : 0;
  const shown = found.slice(start, start + page.limit);
  const last = shown.at(-1);
  const result = { products: shown.map(({ record }) => record), total: found.length };
  return last && start + shown.length < found.length
    ? { ...result, next: positionOf(sort, last, words) }
    : result;
}

function filterOf(index: ProductIndex, criteria: NormalisedCriteria): (entry: Entry) => boolean {
  const { words, size, category, type, collection } = criteria;
  const minPaise = toPaise(criteria.min_price ?? 0);
  const maxPaise = criteria.max_price === undefined ? Infinity : toPaise(criteria.max_price);
  const minRating = criteria.min_rating ?? 0;
  const minDiscount = criteria.min_discount ?? 0;
  return (entry) => {
    const { record } = entry;
    return (
      (category === undefined || record.category_id === category) &&
      (type === undefined || record.type === type) &&
      isWithin(record.price_paise, minPaise, maxPaise) &&
      record.rating_average >= minRating &&
      record.discount >= minDiscount &&
      (size === undefined || record.sizes.includes(size)) &&
      (collection === undefined || isInCollection[collection](index, entry)) &&
      words.every((word) => hasWord(entry.text, word))
    );
  };
}

function isWithin(amount: Paise, min: Paise, max: number): boolean {
  return amount >= min && amount <= max;
}

/** Named selections (storefront.md section 9, design.md section 5). */
const isInCollection = {
  popular: (_index: ProductIndex, { record }: Entry) =>
    record.rating_average >= POPULAR.rating || record.discount >= POPULAR.discount,
  premium: (index: ProductIndex, entry: Entry) =>
    comparePositions(positionOf('price_desc', entry, []), index.premium) <= 0,
};

function inOrder(index: Omit<ProductIndex, 'premium'>, sort: ProductSort): readonly Entry[] {
  let entries = index.ordered.get(sort);
  if (!entries) {
    entries = sortEntries(index.entries, sort, []);
    index.ordered.set(sort, entries);
  }
  return entries;
}

function byRelevance(entries: readonly Entry[], words: readonly string[]): readonly Entry[] {
  return sortEntries(entries, 'relevance', words);
}

function sortEntries(
  entries: readonly Entry[],
  sort: ProductSort,
  words: readonly string[],
): readonly Entry[] {
  return entries
    .map((entry) => ({ entry, position: positionOf(sort, entry, words) }))
    .sort((a, b) => comparePositions(a.position, b.position))
    .map(({ entry }) => entry);
}

function positionOf(sort: ProductSort, entry: Entry, words: readonly string[]): Position {
  const titleMatches = words.filter((word) => hasWord(entry.title, word)).length;
  return [...SORT_KEYS[sort](entry.record, titleMatches), entry.record.id];
}

function comparePositions(a: Position, b: Position): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The index of the first entry after a place, by bisection: `entries` are in its order. */
function firstAfter(
  entries: readonly Entry[],
  { sort, words }: NormalisedCriteria,
  after: Position,
): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry && comparePositions(positionOf(sort, entry, words), after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
