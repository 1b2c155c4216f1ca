import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { withChromium } from '../../dev/programs/chromium.ts';
import { DEMO_PASSWORD } from '../../dev/shop/shop-client.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import { median } from '../../quality/figures/statistics.ts';
import { budgetVerdict, formatTable } from '../../quality/figures/table.ts';
import { createDemoAlbum, DEMO_CUSTOMER } from './demo-album.ts';

/** Responsiveness of the editor with many photos on a slow phone or computer. */

const PHOTOS = 60;
const RUNS = 5;
const CPU_SLOWDOWN = 4;
const MAX_FRAME_MS = 50;
/** Time for work that an interaction leaves behind, such as saving, in ms. */
const QUIET_MS = 1500;
/** Time for the parts of the editor that load after its pages, in ms. */
const LOADING_MS = 6000;
const KEY_DELAY_MS = 120;
const WORDS = 'A day to keep';

const WINDOWS: Readonly<Record<string, BrowserContextOptions>> = {
  '1280 px': { viewport: { width: 1280, height: 800 } },
  '360 px': { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true },
};

/** Durations in ms: of the slowest event until its next paint, and of the longest frame. */
const delays = z.object({ event: z.number(), frame: z.number() });
type Delays = z.infer<typeof delays>;

export interface EditorFigures {
  window: string;
  interaction: string;
  runs: Delays[];
}

/** Records the delays of events and frames since the last call of `takeDelays`. */
const OBSERVER = `
const delays = { event: 0, frame: 0 };
const observe = (type, name, options) =>
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) delays[name] = Math.max(delays[name], duration);
  }).observe({ type, ...options });
observe('event', 'event', { durationThreshold: 16 });
observe('long-animation-frame', 'frame');
globalThis.takeDelays = () => {
  const taken = { ...delays };
  Object.assign(delays, { event: 0, frame: 0 });
  return taken;
};`;

const bookOf = (page: Page) => page.getByRole('region', { name: 'The pages of the book' });
const framesOf = (page: Page) => bookOf(page).getByRole('button', { name: /^Photo \d+, / });

const nextOf = (page: Page) => bookOf(page).getByRole('button', { name: 'Next', exact: true });

/**
 * Prepares an interaction, and returns the function that performs it by mouse or keys alone: finding
 * an element runs code of Playwright in the page, which would be measured too.
 */
type PrepareInteraction = (page: Page) => Promise<() => Promise<void>>;

/** Drags the first photo of the open pages onto the second one, which swaps them. */
async function prepareDrag(page: Page) {
  await deselect(page);
  const [from, to] = await Promise.all([
    framesOf(page).nth(0).boundingBox(),
    framesOf(page).nth(1).boundingBox(),
  ]);
  if (!from || !to) throw new Error('the photos are not visible');
  const centre = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  return async () => {
    await page.mouse.move(...centre(from));
    await page.mouse.down();
    await page.mouse.move(...centre(to), { steps: 20 });
    await page.mouse.up();
  };
}

/** Swaps the first two photos of the open pages by keys. */
async function prepareSwap(page: Page) {
  await deselect(page);
  await framesOf(page).nth(0).focus();
  return async () => {
    for (const key of ['Enter', 'ArrowRight', 'Enter']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_DELAY_MS);
    }
  };
}

async function prepareUndo(page: Page) {
  await deselect(page);
  return () => page.keyboard.press('Control+z');
}

async function prepareTurn(page: Page) {
  await deselect(page);
  await nextOf(page).focus();
  return () => page.keyboard.press('Enter');
}

async function prepareWriting(page: Page) {
  await bookOf(page).getByRole('button', { name: 'Add text' }).click();
  await page.getByLabel('Your words').focus();
  return () => page.keyboard.type(WORDS, { delay: KEY_DELAY_MS });
}

const INTERACTIONS: Readonly<Record<string, PrepareInteraction>> = {
  'drag a photo': prepareDrag,
  'swap two photos': prepareSwap,
  undo: prepareUndo,
  'turn the page': prepareTurn,
  'write a text': prepareWriting,
};

/** Closes the toolbar of the selected photo, if one is selected. */
async function deselect(page: Page): Promise<void> {
  const close = bookOf(page).getByRole('button', { name: 'Close', exact: true });
  if (await close.isVisible()) await close.click();
}

/** Turns to the next pages with at least two photos. */
async function turnToPhotos(page: Page): Promise<void> {
  do {
    await nextOf(page).click();
    await page.waitForTimeout(QUIET_MS);
  } while ((await framesOf(page).count()) < 2);
}

async function openEditor(page: Page, hosting: string, albumId: string): Promise<void> {
  await page.goto(`${hosting}/login`);
  await page.getByLabel('Email').fill(DEMO_CUSTOMER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto(`${hosting}/edit-product?id=${albumId}#book`);
  await bookOf(page).waitFor();
  await page.waitForTimeout(LOADING_MS);
}

async function measureInteraction(page: Page, prepare: PrepareInteraction): Promise<Delays> {
  const interact = await prepare(page);
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate('takeDelays()');
  await interact();
  await page.waitForTimeout(QUIET_MS);
  return z.parse(delays, await page.evaluate('takeDelays()'));
}

async function measureWindow(
  browser: Browser,
  hosting: string,
  [window, options]: [string, BrowserContextOptions],
  albumId: string,
): Promise<EditorFigures[]> {
  const context = await browser.newContext(options);
  await context.addInitScript(OBSERVER);
  const page = await context.newPage();
  await openEditor(page, hosting, albumId);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const figures = Object.keys(INTERACTIONS).map((interaction): EditorFigures => ({
    window,
    interaction,
    runs: [],
  }));
  for (let run = 0; run < RUNS; run += 1) {
    await turnToPhotos(page);
    for (const { interaction, runs } of figures) {
      const prepare = INTERACTIONS[interaction];
      if (prepare) runs.push(await measureInteraction(page, prepare));
    }
    await page.getByRole('region', { name: 'This text' }).getByText('Done').click();
  }
  await context.close();
  return figures;
}

/** Measures interactions with a book of the demo customer's photos in Chromium with CPU throttling. */
export async function measureEditor(origins: Origins): Promise<EditorFigures[]> {
  const { albumId } = await createDemoAlbum(origins, PHOTOS);
  return withChromium(async (browser) => {
    const figures: EditorFigures[] = [];
    for (const window of Object.entries(WINDOWS)) {
      figures.push(...(await measureWindow(browser, origins.hosting, window, albumId)));
    }
    return figures;
  });
}

export function formatEditorTable(figures: readonly EditorFigures[]): string {
  return formatTable(
    `The editor with ${PHOTOS} photos in Chromium with the CPU slowed ${CPU_SLOWDOWN} times, median of ${RUNS}; frames of at most ${MAX_FRAME_MS} ms`,
    ['interaction', 'longest frame, ms', '', 'event to paint, ms', 'each longest frame'],
    figures.map(({ window, interaction, runs }) => {
      const frame = median(runs.map((run) => run.frame));
      return [
        `${window}: ${interaction}`,
        frame === 0 ? `under ${MAX_FRAME_MS}` : frame.toFixed(0),
        budgetVerdict(frame, MAX_FRAME_MS),
        median(runs.map((run) => run.event)).toFixed(0),
        runs.map((run) => run.frame.toFixed(0)).join(' '),
      ];
    }),
  );
}
