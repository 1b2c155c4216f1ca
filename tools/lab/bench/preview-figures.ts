import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { createShare } from '@smriti/shared/book/shares';
import { withChromium } from '../../dev/programs/chromium.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import { type PageTurn, parsePageTurn } from './page-turn.ts';
import { createDemoAlbum } from './demo-album.ts';
import { callEndpointAs } from '../../dev/shop/shop-client.ts';
import { median } from '../../quality/figures/statistics.ts';
import { formatTable, budgetVerdict } from '../../quality/figures/table.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const TURN_MS = 700;
/** Time for decoding pictures and drawing the neighbouring pages, in ms. */
const QUIET_MS = 2500;
/** Limits of a page turn: longest task and share of late frames (docs/rules.md#previews-1). */
const BUDGET = { taskMs: 50, lateShare: 0.05 };

const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  '1280 px, two pages': { viewport: { width: 1280, height: 800 } },
  '360 px, one page': {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  },
};

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
];

/** Baseline: an empty page that turns with the same animation. */
const EMPTY = `<!doctype html><style>
  body { margin: 0; height: 100vh; perspective: 1600px; background: #f4eee5 }
  .leaf { position: absolute; inset: 15% 5% 15% 50%; transform-style: preserve-3d;
    transform-origin: 0 50%; transition: transform ${TURN_MS}ms cubic-bezier(0.42, 0.02, 0.2, 1);
    will-change: transform }
  .leaf > * { position: absolute; inset: 0; background: #fff; backface-visibility: hidden }
  .leaf > :last-child { transform: rotateY(180deg) }
  .turned { transform: rotateY(-180deg) }
</style><div class="leaf"><div></div><div></div></div>`;

/** Script that starts a turn, marks it in the trace and resolves at its end; a string, because it runs in the page. */
const TURN = (begin: string) => `new Promise((resolve) => {
  performance.mark('turn-begin');
  ${begin};
  setTimeout(() => { performance.mark('turn-end'); resolve(); }, ${TURN_MS});
})`;
const TURN_BOOK = TURN(`document.querySelector('[aria-label="Turn the page"]').click()`);
const TURN_EMPTY = TURN(`document.querySelector('.leaf').classList.toggle('turned')`);

interface PreviewFigures {
  window: string;
  book: PageTurn[];
  empty: PageTurn[];
}

/** Path of a shared book with all photos of the demo customer's albums. */
async function sharedBookOf(origins: Origins): Promise<string> {
  const { customer, albumId } = await createDemoAlbum(origins);
  const share = await callEndpointAs(origins, customer, createShare, { params: { id: albumId } });
  return new URL(share.url).pathname;
}

async function traced(browser: Browser, page: Page, turn: string): Promise<PageTurn> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(turn);
  return parsePageTurn((await browser.stopTracing()).toString());
}

async function slowPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Measures turns of a book after opening its cover, which is not measured. */
async function turnBook(browser: Browser, url: string, options: BrowserContextOptions) {
  const page = await slowPage(browser, options);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.getByRole('button', { name: 'Turn the page' }).click();
  await page.waitForTimeout(TURN_MS + QUIET_MS);
  const turn = await traced(browser, page, TURN_BOOK);
  await page.context().close();
  return turn;
}

async function turnEmpty(browser: Browser, options: BrowserContextOptions): Promise<PageTurn> {
  const page = await slowPage(browser, options);
  await page.setContent(EMPTY);
  await page.waitForTimeout(TURN_MS);
  const turn = await traced(browser, page, TURN_EMPTY);
  await page.context().close();
  return turn;
}

/** Measures page turns of a shared book and, as the baseline, of an empty page. */
export async function measurePageTurns(origins: Origins): Promise<PreviewFigures[]> {
  const url = `${origins.hosting}${await sharedBookOf(origins)}`;
  return withChromium(async (browser) => {
    const figures: PreviewFigures[] = [];
    for (const [window, options] of Object.entries(WINDOWS)) {
      const one: PreviewFigures = { window, book: [], empty: [] };
      for (let run = 0; run < RUNS; run += 1) {
        one.book.push(await turnBook(browser, url, options));
        one.empty.push(await turnEmpty(browser, options));
      }
      figures.push(one);
    }
    return figures;
  });
}

export function formatPageTurnsTable(figures: readonly PreviewFigures[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const row = (window: string, what: string, turns: readonly PageTurn[]) => {
    const task = median(turns.map(({ longestTaskMs }) => longestTaskMs));
    const late = median(turns.map((turn) => turn.lateShare));
    const isBook = what === 'book';
    return [
      `${window}: ${what}`,
      task.toFixed(1),
      isBook ? budgetVerdict(task, BUDGET.taskMs) : '',
      percent(late),
      isBook ? budgetVerdict(late, BUDGET.lateShare) : '',
      median(turns.map(({ frames }) => frames)).toFixed(0),
      turns.map((turn) => percent(turn.lateShare)).join(' '),
    ];
  };
  return formatTable(
    `A page turns in Chromium with the CPU slowed ${CPU_SLOWDOWN} times, median of ${RUNS}; at most ${BUDGET.taskMs} ms and ${percent(BUDGET.lateShare)}`,
    ['window', 'longest task, ms', '', 'frames after 34 ms', '', 'frames', 'each turn'],
    figures.flatMap(({ window, book, empty }) => [
      row(window, 'book', book),
      row(window, 'empty page', empty),
    ]),
  );
}
