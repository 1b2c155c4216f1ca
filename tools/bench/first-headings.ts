import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { type Language, LANGUAGES } from '@smriti/shared/language';
import * as z from 'zod/mini';
import { DEMO_PASSWORD } from '../../seed/src/data/people.ts';
import { CHROMIUM_FLAGS, findChromium } from '../programs/chromium.ts';
import {
  gzippedBytes,
  PHONE,
  type Script,
  scriptOf,
  SCRIPTS,
  slowDown,
  VISIT,
} from './first-views.ts';
import { median } from './statistics.ts';
import { table, verdict } from './table.ts';

/** On top of what every page begins with; see docs/rules.md#budgets-1. */
const BUDGET_BYTES = 60_000;
const RUNS = 3;
/** By then the scripts have come whose answer had begun by the heading: the browser tells of them then. */
const SETTLE_MILLISECONDS = 5000;

/** A page of each kind, and who opens it. */
const PAGES = [
  ['customer@smriti.test', '/my-account/cart'],
  ['customer@smriti.test', '/my-account/create-album'],
  ['customer@smriti.test', '/checkout/details'],
  ['customer@smriti.test', '/view-order?id=none'],
  ['customer@smriti.test', '/preview-product?id=none'],
  ['reviewer@smriti.test', '/preview-product'],
  ['printer@smriti.test', '/admin/print-room'],
  ['admin@smriti.test', '/admin/orders'],
] as const;

/** One visit of somebody who was signed in at the last one, with nothing else kept of that. */
interface Visit {
  /** Gzipped bytes of the scripts whose answer had begun when the heading was painted. */
  bytesOnTop: number;
  headingMilliseconds: number;
}

/** The visits of one page in one language. */
export interface FirstHeadings {
  path: string;
  language: Language;
  visits: Visit[];
}

/** Notes in the page when its first heading is painted; text, because it runs in the page. */
const WATCH = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('main h1')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (globalThis.headingAt = performance.now())));
}).observe(document, { childList: true, subtree: true });`;

const SEEN = `({ at: globalThis.headingAt, scripts: ${SCRIPTS} })`;
const seen = z.object({ at: z.number(), scripts: z.array(scriptOf) });

/** What every page begins with. */
const isEntry = ({ name }: Script) => /[/]assets[/](index|first)-[^/]*[.]js$/.test(name);

/** Opens pages of those who are signed in on a slow phone, each time from the start. */
export async function measureFirstHeadings(hosting: string): Promise<FirstHeadings[]> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const sessions = new Map<string, BrowserContextOptions['storageState']>();
  try {
    const all: FirstHeadings[] = [];
    for (const [email, path] of PAGES) {
      const storageState = sessions.get(email) ?? (await sessionOf(browser, hosting, email));
      sessions.set(email, storageState);
      for (const language of languagesOf(path)) {
        const visits: Visit[] = [];
        for (let run = 0; run < RUNS; run += 1)
          visits.push(await visit(browser, hosting + path, { storageState, language }));
        all.push({ path, language, visits });
      }
    }
    return all;
  } finally {
    await browser.close();
  }
}

/** What staff read is in English. */
const languagesOf = (path: string): readonly Language[] =>
  path.startsWith('/admin') || path === '/preview-product' ? ['en'] : LANGUAGES;

/** What a browser keeps of somebody who has signed in. */
async function sessionOf(browser: Browser, hosting: string, email: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${hosting}/login`, VISIT);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const kept = await context.storageState({ indexedDB: true });
  await context.close();
  return kept;
}

interface Visitor {
  storageState: BrowserContextOptions['storageState'];
  language: Language;
}

async function visit(
  browser: Browser,
  address: string,
  { storageState, language }: Visitor,
): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, storageState, serviceWorkers: 'block' });
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await slowDown(page);
  // Its requests never end: an open page listens to what becomes of orders.
  await page.goto(address, { timeout: VISIT.timeout });
  await page.locator('main h1').first().waitFor({ timeout: VISIT.timeout });
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  const { at, scripts } = seen.parse(await page.evaluate(SEEN));
  await context.close();
  const before = scripts.filter((one) => one.responseStart <= at && !isEntry(one));
  const sizes = await Promise.all(before.map(gzippedBytes));
  return { bytesOnTop: sizes.reduce((total, size) => total + size, 0), headingMilliseconds: at };
}

export function firstHeadingsTable(pages: readonly FirstHeadings[]): string {
  return table(
    `First visits of those who are signed in, on the same phone, median of ${RUNS}`,
    [
      'page',
      'in',
      'JavaScript before its heading, kB on top',
      'at most',
      '',
      'heading, ms',
      'each visit',
    ],
    pages.map(({ path, language, visits }) => {
      const bytes = median(visits.map(({ bytesOnTop }) => bytesOnTop));
      const times = visits.map(({ headingMilliseconds }) => headingMilliseconds);
      return [
        path,
        language,
        (bytes / 1000).toFixed(1),
        (BUDGET_BYTES / 1000).toFixed(1),
        verdict(bytes, BUDGET_BYTES),
        median(times).toFixed(0),
        times.map((time) => time.toFixed(0)).join(' '),
      ];
    }),
  );
}
