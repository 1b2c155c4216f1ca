import type { Browser, Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { withChromium } from '../../dev/programs/chromium.ts';
import { median } from '../../quality/figures/statistics.ts';
import { formatTable, budgetVerdict } from '../../quality/figures/table.ts';

/** Limits of a first visit (docs/rules.md#budgets-3). */
const BUDGET = { javascriptBytes: 118_000, lcpRatio: 1.3, cls: 0.02 };

const RUNS = 5;
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const VISIT = { waitUntil: 'networkidle', timeout: 120_000 } as const;
/** Time for which the page is observed after its last request, in ms. */
const SETTLE_MILLISECONDS = 3000;

const PAGES = { Home: '/', Product: '/product?id=1' };

interface PageFigures {
  /** Gzipped bytes of the scripts whose response had started by the largest contentful paint. */
  javascriptBytes: number;
  lcpMilliseconds: number;
  cls: number;
}

/** Figures of first visits to a page, and to a bare page with the same first heading and picture. */
export interface FirstViewFigures {
  name: string;
  shop: PageFigures[];
  bare: PageFigures[];
}

/** Resource timing entry of a script that a page has loaded. */
const scriptOf = z.object({
  name: z.url(),
  responseStart: z.number(),
  encodedBodySize: z.int(),
  decodedBodySize: z.int(),
});
type Script = z.infer<typeof scriptOf>;

const observed = z.object({
  figures: z.object({ lcp: z.number().check(z.positive()), cls: z.number() }),
  scripts: z.array(scriptOf),
});

/** Expression for the scripts that a page has loaded; a string, because it runs in the page. */
const SCRIPTS = `performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map(({ name, responseStart, encodedBodySize, decodedBodySize }) =>
      ({ name, responseStart, encodedBodySize, decodedBodySize }))`;

/** Expression for the loading figures of a page; a string, because it runs in the page. */
const OBSERVATION = `({
  figures: globalThis.pageFigures,
  scripts: ${SCRIPTS},
})`;

/**
 * Measures first visits to the home page and a product page on a slow phone, alternating with a
 * bare page.
 */
export async function measureFirstViews(hosting: string): Promise<FirstViewFigures[]> {
  return withChromium(async (browser) => {
    const views: FirstViewFigures[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      views.push(await measureView(browser, name, hosting + path));
    }
    return views;
  });
}

async function measureView(
  browser: Browser,
  name: string,
  address: string,
): Promise<FirstViewFigures> {
  await warmUp(browser, address);
  const server = await serve(bareOf(await (await fetch(address)).text()));
  const bareAddress = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const view: FirstViewFigures = { name, shop: [], bare: [] };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      view.bare.push(await load(browser, bareAddress));
      view.shop.push(await load(browser, address));
    }
  } finally {
    server.close();
  }
  return view;
}

/** HTML of a bare page with the first heading and the first picture of another page. */
function bareOf(page: string): string {
  const heading = /<h1[^>]*>[^<]*<\/h1>/.exec(page)?.[0];
  const picture = /<img[^>]*fetchPriority="high"[^>]*>/.exec(page)?.[0];
  if (!heading || !picture) throw new Error('The page has no heading or no first picture');
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Bare</title><style>img{width:100%;height:232px;object-fit:cover}</style>${heading}${picture}</html>`;
}

async function serve(page: string): Promise<Server> {
  const bytes = gzipSync(page);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' };
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(200, headers).end(bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export function formatFirstViewsTable(views: readonly FirstViewFigures[]): string {
  return formatTable(
    `First visits at 1.6 Mbps, 150 ms, CPU slowed ${CPU_SLOWDOWN} times, median of ${RUNS}, in turns with a bare page of the same heading and picture`,
    ['figure', 'median', 'at most', '', 'each visit'],
    views.flatMap(rowsOf),
  );
}

function rowsOf({ name, shop, bare }: FirstViewFigures): string[][] {
  const lcpOf = (runs: readonly PageFigures[]) => runs.map((one) => one.lcpMilliseconds);
  const row = (
    figure: string,
    values: readonly number[],
    show: (value: number) => string,
    budget?: number,
  ) => [
    `${name}: ${figure}`,
    show(median(values)),
    budget === undefined ? '' : show(budget),
    budget === undefined ? '' : budgetVerdict(median(values), budget),
    values.map(show).join(' '),
  ];
  const milliseconds = (value: number) => value.toFixed(0);
  const ratio = median(lcpOf(shop)) / median(lcpOf(bare));
  return [
    row(
      'JavaScript before LCP, gzip kB',
      shop.map(({ javascriptBytes }) => javascriptBytes),
      (bytes) => (bytes / 1000).toFixed(1),
      BUDGET.javascriptBytes,
    ),
    row('LCP, ms', lcpOf(shop), milliseconds),
    row('LCP of the bare page, ms', lcpOf(bare), milliseconds),
    row('LCP against the bare page', [ratio], (value) => value.toFixed(2), BUDGET.lcpRatio),
    row(
      'CLS',
      shop.map(({ cls }) => cls),
      (value) => value.toFixed(3),
      BUDGET.cls,
    ),
  ];
}

/** Loads a page once, because the emulators take long to start the functions that it calls. */
async function warmUp(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage(PHONE);
  for (let visit = 0; visit < 3; visit += 1) await page.goto(address, VISIT);
  await page.close();
}

async function load(browser: Browser, address: string): Promise<PageFigures> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript({ path: join(import.meta.dirname, 'observe-page.js') });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(address, VISIT);
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

/** Gzipped size of a script in bytes; Hosting compresses scripts, the emulator does not always. */
async function gzippedBytes(script: Script): Promise<number> {
  if (script.encodedBodySize < script.decodedBodySize) return script.encodedBodySize;
  return gzipSync(await (await fetch(script.name)).text()).length;
}
