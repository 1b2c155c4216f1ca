import { type Paise, toPaise } from '@smriti/shared/base/money';
import type { PRODUCT_COLLECTIONS } from '@smriti/shared/catalogue/products';
import {
  compareSortPositions,
  firstIndexAfter,
  type SortPosition,
  toSortPosition,
  type ProductSort,
} from './catalogue-sorting.domain';
import { isOffered } from '../catalogue.domain';
import type { CatalogueData, CatalogueRecord } from '../catalogue.records';
import { normaliseWords, indexWords, stripMarkup, type WordIndex } from './catalogue-text.domain';
import {
  matchTerm,
  rankTexts,
  searchableWords,
  type SearchTerm,
  toSearchTerms,
  removeIgnoredWords,
} from './search-terms.domain';

/** Search and filters of product lists (docs/rules.md#catalogue-2), over the catalogue in memory. */

const POPULAR = { rating: 4, discount: 20 };
const PREMIUM_SHARE = 1 / 5;

/** Criteria of a product list. Prices in rupees, discounts in percent; missing criteria match everything. */
export interface ProductCriteria {
  /**
   * Every word, a synonym of it or a word close to it has to begin a word of the title, category, type or
   * description, in either language (docs/rules.md#catalogue-13).
   */
  q?: string | undefined;
  /** 'any': a product needs to match only a part of the search. */
  match?: 'any' | undefined;
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

/** Criteria in a canonical form, equal for all spellings of the same query. */
export interface NormalisedCriteria extends Omit<ProductCriteria, 'q' | 'sort'> {
  words: readonly string[];
  sort: ProductSort;
}

interface Entry {
  /** The product; for a size criterion, with the price of that size. */
  record: CatalogueRecord<'products'>;
  /** The product as lists show it. */
  listed: CatalogueRecord<'products'>;
  /** Number of the product in the word indexes. */
  place: number;
}

/** Products prepared for searching; built once per catalogue version. */
export interface ProductIndex {
  entries: readonly Entry[];
  /** Words of the titles, and of all searched texts. */
  titles: WordIndex;
  texts: WordIndex;
  /** All words that a search can find, in ascending order. */
  searchable: readonly string[];
  /** Entries by sort order, without a search; filled on first use. */
  ordered: Map<ProductSort, readonly Entry[]>;
  /** Position of the last product of the highest-priced fifth. */
  premium: SortPosition;
}

interface Page {
  limit: number;
  /** Only products after this position. */
  after?: SortPosition | undefined;
}

interface FoundPage {
  products: CatalogueRecord<'products'>[];
  /** Number of products on all pages. */
  total: number;
  /** Position of the last product on this page, if more follow. */
  next: SortPosition | undefined;
  /** Misspelled words, each with the word that was searched instead. */
  corrections: readonly (readonly [typed: string, corrected: string])[];
}

export function normaliseCriteria({ q, sort, ...filters }: ProductCriteria): NormalisedCriteria {
  const words = removeIgnoredWords([...new Set(normaliseWords(q ?? ''))].sort());
  return { ...filters, words, sort: sort ?? (words.length > 0 ? 'relevance' : 'best_selling') };
}

/** Names of records by id, in both languages. */
function namesOf(records: readonly Pick<CatalogueRecord<'categories'>, 'id' | 'name' | 'hi'>[]) {
  return new Map(records.map(({ id, name, hi }) => [id, `${name} ${hi?.name ?? ''}`]));
}

export function buildProductIndex(
  catalogue: Pick<CatalogueData, 'products' | 'categories' | 'product-types'>,
): ProductIndex {
  const categoryNames = namesOf(catalogue.categories);
  const typeNames = namesOf(catalogue['product-types']);
  const products = catalogue.products.filter(isOffered);
  const entries = products.map((record, place): Entry => ({
    record,
    listed: record,
    place,
  }));
  const titles = products.map(({ title, hi }) => normaliseWords(`${title} ${hi?.title ?? ''}`));
  const texts = products.map((record, place) => [
    ...(titles[place] ?? []),
    ...normaliseWords(categoryNames.get(record.category_id) ?? ''),
    ...normaliseWords(typeNames.get(record.type) ?? ''),
    ...normaliseWords(stripMarkup(`${record.description} ${record.hi?.description ?? ''}`)),
  ]);
  const ordered = new Map<ProductSort, readonly Entry[]>();
  const dearest = inOrder({ entries, ordered }, 'price_desc').at(
    Math.ceil(entries.length * PREMIUM_SHARE) - 1,
  );
  const textIndex = indexWords(texts);
  return {
    entries,
    titles: indexWords(titles),
    texts: textIndex,
    searchable: searchableWords(textIndex),
    ordered,
    premium: dearest ? toSortPosition('price_desc', dearest.record, 0) : [],
  };
}

/** The index restricted to the products of one size, each with the price returned by `priceOf`. */
export function restrictIndexToSize(
  index: ProductIndex,
  sizeId: number,
  priceOf: (product: CatalogueRecord<'products'>) => Paise,
): ProductIndex {
  const entries = index.entries
    .filter(({ listed }) => listed.sizes.includes(sizeId))
    .map((entry) => ({
      ...entry,
      record: { ...entry.listed, price_paise: priceOf(entry.listed) },
    }));
  return { ...index, entries, ordered: new Map() };
}

/** One page of the products that meet all criteria, and their total number. */
export function searchProducts(
  index: ProductIndex,
  criteria: NormalisedCriteria,
  { limit, after }: Page,
): FoundPage {
  const { sort, words } = criteria;
  const terms = toSearchTerms(index.texts, index.searchable, words);
  const matches = matchSearch(index, terms, criteria.match);
  const titleMatches = (entry: Entry) => matches.ranks[entry.place] ?? 0;
  const place = (entry: Entry) => toSortPosition(sort, entry.record, titleMatches(entry));
  const ordered = inOrder(index, sort).filter(filterOf(index, criteria, matches));
  const found =
    sort === 'relevance' && words.length > 0
      ? ordered.sort((a, b) => titleMatches(b) - titleMatches(a)) // stable: ties keep their order
      : ordered;
  const start = after ? firstIndexAfter(found, after, place) : 0;
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  return {
    products: shown.map(({ record }) => record),
    total: found.length,
    next: last && start + shown.length < found.length ? place(last) : undefined,
    corrections: terms.flatMap(({ typed: [word], corrected }) =>
      word === undefined || corrected === undefined ? [] : [[word, corrected] as const],
    ),
  };
}

/** Matches of a search; both members are indexed by the position of the product. */
interface SearchMatches {
  isFound: (place: number) => boolean;
  /** Higher for better matches. */
  ranks: ArrayLike<number>;
}

/** Rank of a matching part of the search, above that of any title. */
const PART_RANK = 256;

function matchSearch(
  { titles, texts }: ProductIndex,
  terms: readonly SearchTerm[],
  match: ProductCriteria['match'],
): SearchMatches {
  const marks = terms.map((term) => matchTerm(texts, term));
  const ranks = rankTexts(titles, terms);
  if (match !== 'any') {
    return { isFound: (place) => marks.every((found) => found[place] === 1), ranks };
  }
  const parts = (place: number) => marks.reduce((sum, found) => sum + (found[place] ?? 0), 0);
  const partRanks = Array.from(ranks, (rank, place) => parts(place) * PART_RANK + rank);
  const isNothingFound = partRanks.every((rank) => rank < PART_RANK);
  return {
    isFound: (place) => isNothingFound || (partRanks[place] ?? 0) >= PART_RANK,
    ranks: partRanks,
  };
}

function filterOf(
  index: ProductIndex,
  criteria: NormalisedCriteria,
  { isFound }: SearchMatches,
): (entry: Entry) => boolean {
  const { size, category, type, collection } = criteria;
  const minPaise = toPaise(criteria.min_price ?? 0);
  const maxPaise = criteria.max_price === undefined ? Infinity : toPaise(criteria.max_price);
  const minRating = criteria.min_rating ?? 0;
  const minDiscount = criteria.min_discount ?? 0;
  return ({ record, listed, place }) =>
    (category === undefined || record.category_id === category) &&
    (type === undefined || record.type === type) &&
    record.price_paise >= minPaise &&
    record.price_paise <= maxPaise &&
    record.rating_average >= minRating &&
    record.discount >= minDiscount &&
    (size === undefined || record.sizes.includes(size)) &&
    (collection === undefined || isInCollection[collection](index, listed)) &&
    isFound(place);
}

/** Predefined selections (docs/rules.md#catalogue-3). */
const isInCollection = {
  popular: (_index: ProductIndex, record: Entry['record']) =>
    record.rating_average >= POPULAR.rating || record.discount >= POPULAR.discount,
  premium: (index: ProductIndex, record: Entry['record']) =>
    compareSortPositions(toSortPosition('price_desc', record, 0), index.premium) <= 0,
};

function inOrder(
  { entries, ordered }: Pick<ProductIndex, 'entries' | 'ordered'>,
  sort: ProductSort,
): readonly Entry[] {
  const known = ordered.get(sort);
  if (known) return known;
  const sorted = entries
    .map((entry) => ({ entry, position: toSortPosition(sort, entry.record, 0) }))
    .sort((a, b) => compareSortPositions(a.position, b.position))
    .map(({ entry }) => entry);
  ordered.set(sort, sorted);
  return sorted;
}
