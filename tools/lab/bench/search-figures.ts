import { gzipSync } from 'node:zlib';
import { catalogue } from '../../../seed/src/data/catalogue.ts';
import { createManyProducts } from '../../../seed/src/many-products.ts';
import {
  type Catalogue,
  listProducts,
  prepareCatalogue,
  suggestProducts,
} from '../../../functions/src/features/catalogue/catalogue.service.ts';
import { type Timing, toTiming } from '../../quality/figures/statistics.ts';
import { formatTable } from '../../quality/figures/table.ts';

const PRODUCTS = 10_000;
const RUNS = 200;
/** Number of products on the first page of a list. */
const LIMIT = 8;

/** Searches by name; the first one is the baseline. */
const SEARCHES: readonly (readonly [name: string, q: string | undefined])[] = [
  ['no search', undefined],
  ['a word', 'wedding'],
  ['a typo', 'weding'],
  ['two typos', 'anniversery calnedar'],
  ['a synonym', 'shaadi'],
  ['a Hindi word', 'कैलेंडर'],
  ['words together', 'weddingbook'],
  ['three words', 'wedding photo book'],
  ['nothing', 'xyzzy'],
];

interface SearchFigures {
  name: string;
  q: string;
  found: number;
  list: Timing;
  /** p50 of the list in relation to that of the baseline, in the same run. */
  ratio: number;
  /** Gzipped bytes of the first page, and of the suggestions. */
  listBytes: number;
  suggestionBytes: number;
}

const gzippedBytes = (value: unknown) => gzipSync(JSON.stringify(value)).length;

/** Measures how long a list of 10,000 products takes to compute in memory, with and without a search. */
export function measureSearches(): SearchFigures[] {
  const many = prepareCatalogue({ ...catalogue, products: createManyProducts(PRODUCTS) });
  const times = SEARCHES.map((): number[] => []);
  // In turns, so that all searches are measured under the same load.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [place, [, q]] of SEARCHES.entries()) times[place]?.push(timeOfList(many, q));
  }
  const baseline = toTiming(times[0] ?? []).p50;
  return SEARCHES.map(([name, q = ''], place) => {
    const list = toTiming(times[place] ?? []);
    const page = listProducts(many, { q }, { limit: LIMIT });
    return {
      name,
      q,
      found: page.total,
      list,
      ratio: list.p50 / baseline,
      listBytes: gzippedBytes(page.products),
      suggestionBytes: q === '' ? 0 : gzippedBytes(suggestProducts(many, q)),
    };
  });
}

function timeOfList(many: Catalogue, q: string | undefined): number {
  const startedAt = performance.now();
  listProducts(many, { q }, { limit: LIMIT });
  return performance.now() - startedAt;
}

export function formatSearchTable(figures: readonly SearchFigures[]): string {
  return formatTable(
    `The first ${LIMIT} of ${PRODUCTS} products, computed in memory, ms, ${RUNS} of each in turns; ratio to the list without a search; gzipped bytes`,
    ['search', 'text', 'found', 'p50', 'p95', 'ratio', 'bytes', 'suggestions'],
    figures.map(({ name, q, found, list, ratio, listBytes, suggestionBytes }) => [
      name,
      q,
      String(found),
      list.p50.toFixed(2),
      list.p95.toFixed(2),
      ratio.toFixed(2),
      String(listBytes),
      String(suggestionBytes),
    ]),
  );
}
