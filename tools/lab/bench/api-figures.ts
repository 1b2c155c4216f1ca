import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { measureAlternatingRequests } from './latency.ts';
import { type Timing, toTiming } from '../../quality/figures/statistics.ts';
import { formatTable, budgetVerdict } from '../../quality/figures/table.ts';

/** Maximum ratio of the p50 to that of constant bytes, and maximum document reads (docs/rules.md#budgets-3). */
const BUDGET = { ratio: 1.5, reads: 1 };

const ANSWERS = [
  { name: 'first page', path: '/api/products' },
  {
    name: 'filtered search',
    path: '/api/products?q=photo&min_rating=3&min_price=100&max_price=5000&min_discount=5&sort=rating',
  },
  { name: 'misspelled search', path: '/api/products?q=weding%20calender&limit=8' },
  { name: 'suggestions', path: '/api/product-suggestions?q=weding' },
  { name: 'product detail', path: '/api/products/master/1' },
] as const;

const TIMED_REQUESTS = 600;
const READS = { requests: 40, pause: 75 }; // 3 s in total, so that the catalogue check of every 2 s is included
const CHANGE_LIMIT_MILLISECONDS = 10_000;

export interface CatalogueAnswerFigures {
  products: number;
  name: string;
  bytes: number;
  answer: Timing;
  /** Timing of the baseline: the same number of constant bytes from the same function. */
  constant: Timing;
  ratio: number;
  reads: { mean: number; most: number };
}

/**
 * Measures warm catalogue answers through Hosting, alternating with constant bytes of the same
 * size. Waits first until the shop shows `products` products.
 */
export async function measureCatalogueAnswers(
  hosting: string,
  products: number,
): Promise<CatalogueAnswerFigures[]> {
  await waitUntilProductsShown(hosting, products);
  const figures: CatalogueAnswerFigures[] = [];
  for (const { name, path } of ANSWERS) {
    const bytes = (await (await answerOf(hosting + path)).arrayBuffer()).byteLength;
    const reads = await readsOf(hosting + path);
    const baseline = `/api/bench/bytes/${bytes}`;
    await (await answerOf(hosting + baseline)).arrayBuffer();
    const asked = Array.from({ length: TIMED_REQUESTS }, () => ({ path }));
    const times = await measureAlternatingRequests(hosting, asked, { path: baseline });
    const [answer, constant] = [toTiming(times[0]), toTiming(times[1])];
    figures.push({
      products,
      name,
      bytes,
      answer,
      constant,
      ratio: answer.p50 / constant.p50,
      reads,
    });
  }
  return figures;
}

export function formatCatalogueAnswersTable(figures: readonly CatalogueAnswerFigures[]): string {
  return formatTable(
    `Warm answers through Hosting, ms, ${TIMED_REQUESTS} of each; constant: as many bytes from the same function; p50 at most ${BUDGET.ratio} times constant, ${BUDGET.reads} document read at most`,
    [
      'answer',
      'products',
      'bytes',
      'p50',
      'p95',
      'constant p50',
      'p95',
      'ratio p50',
      '',
      'reads mean',
      'most',
      '',
    ],
    figures.map(({ products, name, bytes, answer, constant, ratio, reads }) => [
      name,
      String(products),
      String(bytes),
      answer.p50.toFixed(2),
      answer.p95.toFixed(2),
      constant.p50.toFixed(2),
      constant.p95.toFixed(2),
      ratio.toFixed(2),
      budgetVerdict(ratio, BUDGET.ratio),
      reads.mean.toFixed(2),
      String(reads.most),
      budgetVerdict(reads.most, BUDGET.reads),
    ]),
  );
}

async function answerOf(url: string): Promise<Response> {
  const response = await fetch(url);
  if (response.status === 200) return response;
  throw new Error(`GET ${url}: ${response.status} ${await response.text()}`);
}

const readsHeader = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number));

async function readsOf(url: string): Promise<CatalogueAnswerFigures['reads']> {
  const reads: number[] = [];
  for (let request = 0; request < READS.requests; request += 1) {
    const response = await answerOf(url);
    reads.push(readsHeader.parse(response.headers.get('x-firestore-reads')));
    await response.arrayBuffer();
    await setTimeout(READS.pause);
  }
  const sum = reads.reduce((total, one) => total + one, 0);
  return { mean: sum / reads.length, most: Math.max(...reads) };
}

async function waitUntilProductsShown(hosting: string, products: number): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const response = await answerOf(`${hosting}/api/products?limit=1`);
    await response.arrayBuffer();
    if (response.headers.get('x-total-count') === String(products)) return;
    if (performance.now() - startedAt > CHANGE_LIMIT_MILLISECONDS) {
      throw new Error(`the API does not show ${products} products`);
    }
    await setTimeout(250);
  }
}
