import type { Browser, CDPSession, Page } from '@playwright/test';
import { fillBook } from '@smriti/shared/book/auto-fill/fill';
import { build } from 'esbuild';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { withChromium } from '../../dev/programs/chromium.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { type FillQuality, measureFillQuality } from './auto-fill-quality.ts';
import { loadDrawnPhotos } from './drawn-photos.ts';
import { createBookFormat } from './book-format.ts';
import { median } from '../../quality/figures/statistics.ts';
import { formatTable, budgetVerdict } from '../../quality/figures/table.ts';

const COUNTS = [12, 60, 240, 500];
const RUNS = 5;
/** Number of books filled in each browser page; the times of the first and the last are reported. */
const BOOKS_PER_PAGE = 3;
const CPU_SLOWDOWN = 4;
/** Limits of the script time in ms, by number of photos, for the default style. */
const BUDGETS: Readonly<Record<number, number>> = { 60: 100, 500: 1000 };
const MAX_MEAN_CROP = 0.05;
interface Times {
  /** Main-thread time of all steps, in ms. */
  script: number;
  /** Duration of the longest step, in ms: it blocks the screen. */
  longest: number;
}

export interface AutoFillFigures {
  photos: number;
  /** Times in a new page (`first`), and in the same page after a few books (`later`). */
  first: Times[];
  later: Times[];
  pages: number;
  quality: FillQuality;
}

const longestStep = z.number();

/** Source of the script for the page: fills a book step by step, as the studio does. */
const IN_PAGE = `
import { fillBookInSteps } from '@smriti/shared/book/auto-fill/fill';
globalThis.fillTimed = () => {
  const { task } = globalThis;
  const steps = fillBookInSteps(task);
  let longest = 0;
  for (;;) {
    const began = performance.now();
    const { done } = steps.next();
    longest = Math.max(longest, performance.now() - began);
    if (done) return longest;
  }
};`;

async function scriptOfPage(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: IN_PAGE, resolveDir: join(ROOT, 'web') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Fills a book in a page and measures the time of its main thread, which includes the CPU throttling and
 * does not depend on other load.
 */
async function measureFilling(page: Page, session: CDPSession): Promise<Times> {
  const clock = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await clock();
  const longest = await page.evaluate('fillTimed()');
  return { script: (await clock()) - before, longest: z.parse(longestStep, longest) };
}

/** Fills books in a new page. @returns the times of the first and the last one */
async function run(browser: Browser, script: string, task: unknown): Promise<[Times, Times]> {
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addScriptTag({ content: script });
    const times: Times[] = [];
    for (let filling = 0; filling < BOOKS_PER_PAGE; filling += 1) {
      // sets new photo objects before each measurement, so that nothing about them is cached
      await page.evaluate(`{ globalThis.task = ${JSON.stringify(task)}; }`);
      times.push(await measureFilling(page, session));
    }
    const [first, , last] = times;
    if (!first || !last) throw new Error('no book was filled');
    return [first, last];
  } finally {
    await page.close();
  }
}

/** Measures the filling of books of drawn photos in Chromium with CPU throttling, and their quality. */
export async function measureAutoFill(): Promise<AutoFillFigures[]> {
  const script = await scriptOfPage();
  const format = createBookFormat('landscape11', true);
  return withChromium(async (browser) => {
    const figures: AutoFillFigures[] = [];
    for (const count of COUNTS) {
      const { photos, drawn } = await loadDrawnPhotos(count);
      const task = { format, photos, style: 'classic', seed: 1, order: 'time' } as const;
      const runs: [Times, Times][] = [];
      for (let time = 0; time < RUNS; time += 1) runs.push(await run(browser, script, task));
      const { book } = fillBook(task);
      figures.push({
        photos: count,
        first: runs.map(([first]) => first),
        later: runs.map(([, later]) => later),
        pages: book.spreads.length * 2,
        quality: measureFillQuality(book, photos, drawn),
      });
    }
    return figures;
  });
}

const script = (runs: readonly Times[]) => median(runs.map((one) => one.script));
/** Minimum over all runs, because other load only makes a step longer. */
const longest = (runs: readonly Times[]) => Math.min(...runs.map((one) => one.longest)).toFixed(0);

function timeRow({ photos, pages, first, later }: AutoFillFigures): string[] {
  const budget = BUDGETS[photos];
  return [
    `${photos} photos, ${pages} pages`,
    script(first).toFixed(0),
    longest(first),
    script(later).toFixed(0),
    longest(later),
    budget === undefined ? '' : String(budget),
    budget === undefined ? '' : budgetVerdict(script(first), budget),
  ];
}

function qualityRow({ photos, quality }: AutoFillFigures): string[] {
  const {
    unplacedPhotos,
    cutPhotos,
    cutFaces,
    lowResolutionPhotos,
    avoidableLowResolutionPhotos,
    separatedDuplicates,
    repeatedLayouts,
    meanCropShare,
    mostCrop,
  } = quality;
  return [
    `${photos} photos`,
    ...[
      unplacedPhotos,
      cutPhotos,
      cutFaces,
      lowResolutionPhotos,
      avoidableLowResolutionPhotos,
      separatedDuplicates,
      repeatedLayouts,
    ].map(String),
    `${(meanCropShare * 100).toFixed(1)}%`,
    `${(mostCrop * 100).toFixed(1)}%`,
    `${quality.mixedSpreadsLedByPeople} of ${quality.mixedSpreads}`,
    `${quality.correctSuggestions} of ${quality.toFind}`,
    String(quality.wrong),
    budgetVerdict(
      unplacedPhotos +
        cutPhotos +
        cutFaces +
        avoidableLowResolutionPhotos +
        separatedDuplicates +
        repeatedLayouts +
        quality.wrong,
      0,
    ) === 'ok'
      ? budgetVerdict(meanCropShare, MAX_MEAN_CROP)
      : 'over',
  ];
}

export function formatAutoFillTables(figures: readonly AutoFillFigures[]): string {
  return [
    formatTable(
      `Filling a lay-flat book of 11 x 8.5 inches, classic, in Chromium with the CPU slowed ${CPU_SLOWDOWN}x: milliseconds of its main thread, median of ${RUNS}`,
      ['', 'first', 'longest step', 'again', 'longest step', 'budget', ''],
      figures.map(timeRow),
    ),
    formatTable(
      'The same books: photos that are missing, cut where it matters, faces cut, below 150 dpi, needlessly so; pairs nearly the same and apart on one spread; spreads like the two before; how much is cropped; of the spreads with people and without, those led by people; of the drawn series and blurred photos, those suggested to leave out, and wrong suggestions',
      [
        '',
        'missing',
        'cut',
        'faces',
        'poor',
        'needlessly',
        'same',
        'alike',
        'mean crop',
        'most',
        'people',
        'found',
        'wrong',
        '',
      ],
      figures.map(qualityRow),
    ),
  ].join('\n');
}
