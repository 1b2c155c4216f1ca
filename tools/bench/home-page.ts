import { type Browser, chromium, type Page } from '@playwright/test';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';
import { median } from './statistics.ts';
import { table, verdict } from './table.ts';

/** docs/rules.md#budgets-3 */
const BUDGET = { javascriptBytes: 118_000, lcpMilliseconds: 2500, cls: 0.02 };

const RUNS = 5;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const VISIT = { waitUntil: 'networkidle', timeout: 120_000 } as const;
/** The page is watched for as long after its last request. */
const SETTLE_MILLISECONDS = 3000;

export interface PageFigures {
  /** Gzipped bytes of the scripts whose answer had begun when the largest paint was done. */
  javascriptBytes: number;
  lcpMilliseconds: number;
  cls: number;
}

const observed = z.object({
  figures: z.object({ lcp: z.number().check(z.positive()), cls: z.number() }),
  scripts: z.array(
    z.object({
      name: z.url(),
      responseStart: z.number(),
      encodedBodySize: z.int(),
      decodedBodySize: z.int(),
    }),
  ),
});

/** What the page tells about its own loading; text, because it runs in the page. */
const OBSERVATION = `({
  figures: globalThis.pageFigures,
  scripts: performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ name, responseStart, encodedBodySize, decodedBodySize }) =>
      ({ name, responseStart, encodedBodySize, decodedBodySize })),
})`;

/** Loads the home page on a slow phone, each time from the start, and gives the figures of each time. */
export async function measureHomePage(hosting: string): Promise<PageFigures[]> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await warmUp(browser, hosting);
    const figures: PageFigures[] = [];
    for (let run = 0; run < RUNS; run += 1) figures.push(await load(browser, hosting));
    return figures;
  } finally {
    await browser.close();
  }
}

export function homePageTable(runs: readonly PageFigures[]): string {
  const javascript = runs.map(({ javascriptBytes }) => javascriptBytes);
  const lcp = runs.map(({ lcpMilliseconds }) => lcpMilliseconds);
  const cls = runs.map((one) => one.cls);
  const row = (
    name: string,
    values: readonly number[],
    budget: number,
    show: (value: number) => string,
  ) => [
    name,
    show(median(values)),
    show(budget),
    verdict(median(values), budget),
    values.map(show).join(' '),
  ];
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return table(
    `Home page at 1.6 Mbps, 150 ms, CPU slowed ${CPU_SLOWDOWN} times, median of ${RUNS} first visits`,
    ['figure', 'median', 'at most', '', 'each visit'],
    [
      row('JavaScript before LCP, gzip kB', javascript, BUDGET.javascriptBytes, kilobytes),
      row('LCP, ms', lcp, BUDGET.lcpMilliseconds, (value) => value.toFixed(0)),
      row('CLS', cls, BUDGET.cls, (value) => value.toFixed(3)),
    ],
  );
}

/** Lets the emulators start what the page asks for, which takes them longer than a page waits. */
async function warmUp(browser: Browser, hosting: string): Promise<void> {
  const page = await browser.newPage(PHONE);
  await page.goto(hosting, VISIT);
  await page.close();
}

async function load(browser: Browser, hosting: string): Promise<PageFigures> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(hosting, VISIT);
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const { figures, scripts } = observed.parse(await page.evaluate(OBSERVATION));
  await context.close();
  const early = scripts.filter(({ responseStart }) => responseStart <= figures.lcp);
  const sizes = await Promise.all(early.map(gzippedBytes));
  return {
    javascriptBytes: sizes.reduce((total, size) => total + size, 0),
    lcpMilliseconds: figures.lcp,
    cls: figures.cls,
  };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Bytes over the wire; what came uncompressed is compressed as Hosting does it in production. */
async function gzippedBytes(script: z.infer<typeof observed>['scripts'][number]): Promise<number> {
  if (script.encodedBodySize < script.decodedBodySize) return script.encodedBodySize;
  return gzipSync(await (await fetch(script.name)).text()).length;
}
