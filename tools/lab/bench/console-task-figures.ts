import type { Browser, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import { withChromium } from '../../dev/programs/chromium.ts';
import { budgetVerdict, formatTable } from '../../quality/figures/table.ts';
import { signIn } from '../../release/screens/sign-in.ts';
import { createAlbumInReview } from './album-in-review.ts';
import { type CountedPage, createCountedPage, type UserEffort } from './counted-page.ts';

/**
 * Clicks and keys, typed or scanned fields, and scrolling of the staff's daily work in Chromium, on a laptop, each
 * task by its shortest way from the page after the login.
 */

const LAPTOP = { viewport: { width: 1280, height: 800 } };
/** Maximum wait for an element or a page, in ms. */
const TIMEOUT_MS = 60_000;
const PARCELS = 20;
const PHOTOS = 60;
const FAR_PHOTO = 41;

type Persona = Parameters<typeof signIn>[1];

interface ConsoleTask {
  task: string;
  as: Persona;
  /** Clicks and fields counted by hand at commit 49784e08; null if not counted, or if it could not be done. */
  before: number | null;
  /** Limit of clicks and fields together. */
  most: number;
  work: (walk: CountedPage, data: ConsoleTaskData) => Promise<void>;
}

interface ConsoleTaskData {
  parcels: readonly string[];
  albumId: string;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const area = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const whenAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

/** Pixels by which the page is higher than the window. */
const SCROLLABLE_PX = `document.documentElement.scrollHeight - innerHeight`;

/** Writes a remark with a pin on the shown photo. */
async function remark(walk: CountedPage, place: number): Promise<void> {
  const { page } = walk;
  await walk.tap(button(page, `Set a pin on photo ${place}`));
  await main(page).locator('textarea:focus').waitFor();
  await walk.type('A little dark: shall we make it lighter?');
}

/** Reviews an album of 60 photos: three remarks with pins, one of them far back in the album. */
async function reviewAlbum(walk: CountedPage, { albumId }: ConsoleTaskData): Promise<void> {
  const { page } = walk;
  await walk.tap(link(page, 'Review the next album'));
  await page.waitForURL(({ search }) => search === `?id=${albumId}`);
  await remark(walk, 1);
  await walk.press('Control+Enter');
  await remark(walk, 2);
  // The strip of photos is the only thing to scroll.
  await main(page)
    .getByRole('button', { name: `Photo ${FAR_PHOTO}` })
    .scrollIntoViewIfNeeded();
  await walk.tap(main(page).getByRole('button', { name: `Photo ${FAR_PHOTO}` }));
  await remark(walk, FAR_PHOTO);
  const higher = Number(await page.evaluate(SCROLLABLE_PX));
  if (higher > 0) walk.effort.scrolls += 1;
  await walk.tap(button(page, 'Respond'));
  await link(page, /Review the next album|Back to the queue/).waitFor();
}

/** Ships all printed orders with a tracking number each. */
async function shipParcels(walk: CountedPage, { parcels }: ConsoleTaskData): Promise<void> {
  const { page } = walk;
  await walk.tap(button(page, 'To send'));
  await link(page, `Open order ${parcels[0] ?? ''}`).waitFor();
  await walk.tap(page.getByRole('checkbox', { name: 'Choose all that are shown' }));
  await walk.tap(link(page, 'Ship').last());
  await whenAt(page, '/admin/print-room/shipping');
  await main(page).locator('[name^="tracking-"]:focus').waitFor();
  await walk.type('Delhivery', main(page).getByLabel('Sent with'));
  await walk.tap(
    main(page)
      .getByLabel(/^Tracking number of/)
      .first(),
  );
  for (const id of parcels) await walk.scan(`TR${id}`);
  await walk.tap(button(page, `Ship ${parcels.length} orders`));
  await main(page).getByText('All of these orders are shipped.').waitFor();
}

/** Finds the account of a caller by the last four digits of the phone number. */
async function findCaller(walk: CountedPage): Promise<void> {
  const { page } = walk;
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await walk.press('Control+K');
  await page.getByRole('combobox', { name: 'What are you looking for?' }).waitFor();
  await walk.type(CALLER_DIGITS);
  await walk.tap(page.getByRole('group', { name: 'Customers' }).getByRole('option').first());
  await page.waitForURL(/[/]admin[/]customers[/]/);
  await main(page).getByRole('heading', { level: 1 }).waitFor();
}
const CALLER_DIGITS = '0001';

/** Narrows the orders, opens one and returns to the same list. */
async function returnToFilter(walk: CountedPage): Promise<void> {
  const { page } = walk;
  await walk.tap(area(page, 'Orders'));
  await walk.select(main(page).getByLabel('Order status'), 'Delivered');
  await page.waitForURL(/status=Delivered/);
  await walk.tap(link(page, /^Open order/).first());
  await main(page)
    .getByRole('heading', { name: /^Order ORD/ })
    .waitFor();
  await walk.tap(link(page, 'Orders').first());
  await page.waitForURL(/status=Delivered/);
}

async function changePrice(walk: CountedPage): Promise<void> {
  const { page } = walk;
  await walk.tap(area(page, 'Catalogue'));
  await walk.tap(link(page, /^Covers/));
  await walk.tap(main(page).getByRole('table').getByRole('link').first());
  await walk.type('275', main(page).getByRole('textbox', { name: /^Price/ }));
  await walk.tap(button(page, 'Save'));
  await main(page).getByText('Everything is saved').waitFor();
}

const TASKS: readonly ConsoleTask[] = [
  {
    task: 'review an album of 60 photos with three remarks',
    as: 'reviewer',
    before: null,
    most: 12,
    work: reviewAlbum,
  },
  {
    task: 'ship 20 orders with tracking',
    as: 'printer',
    before: 80,
    most: 26,
    work: shipParcels,
  },
  { task: 'find a caller by four digits', as: 'admin', before: null, most: 4, work: findCaller },
  {
    task: 'return to the same filter from an order',
    as: 'admin',
    before: null,
    most: 4,
    work: returnToFilter,
  },
  { task: 'change a price', as: 'admin', before: null, most: 6, work: changePrice },
];

export type ConsoleTaskFigures = Pick<ConsoleTask, 'task' | 'before' | 'most'> & {
  effort: UserEffort;
};

const ORDER_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Stores enough orders that wait to be sent, as copies of a paid order of the demo data.
 * @returns the ids of all orders that wait to be sent
 */
async function storeParcels(firestore: Firestore): Promise<string[]> {
  const orders = firestore.collection('orders');
  const waiting = (await orders.where('print_room', '==', 'printed').get()).docs;
  const [model] = (await orders.where('print_room', '!=', null).limit(1).get()).docs;
  if (!model) throw new Error('No order of the demo data is in the print room.');
  const letters = ORDER_LETTERS.split('').slice(0, PARCELS - waiting.length);
  const ids = letters.map((letter) => `ORDBENCH22${letter}`);
  for (const [index, id] of ids.entries()) {
    const placed_at = new Date(Date.UTC(2026, 0, 1, 0, index));
    const printed = { print_state: 'printed', print_room: 'printed', order_status: 'processing' };
    const alone = { id, placement_id: null, held_by: [], placed_at };
    await firestore.doc(`orders/${id}`).set({ ...model.data(), ...printed, ...alone });
  }
  return [...ids, ...waiting.map(({ id }) => id)];
}

async function measureTask(
  browser: Browser,
  { hosting }: Origins,
  { work, as, ...task }: ConsoleTask,
  data: ConsoleTaskData,
): Promise<ConsoleTaskFigures> {
  const context = await browser.newContext({ ...LAPTOP, baseURL: hosting });
  await signIn(context, as);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto('/admin');
  const walk = createCountedPage(page, { isMouse: true });
  await work(walk, data);
  await context.close();
  return { ...task, effort: walk.effort };
}

/** Does the tasks one after the other, each by the member of staff whose work it is. */
export async function measureConsoleTasks(
  origins: Origins,
  project: SeededProject,
): Promise<ConsoleTaskFigures[]> {
  const albumId = await createAlbumInReview(origins, project, PHOTOS);
  const parcels = await storeParcels(project.firestore);
  return withChromium(async (browser) => {
    const figures: ConsoleTaskFigures[] = [];
    for (const task of TASKS) {
      figures.push(await measureTask(browser, origins, task, { albumId, parcels }));
    }
    return figures;
  });
}

const actionsOf = ({ taps, fields }: UserEffort) => taps + fields;

/** Whether a task takes more clicks, fields or scrolling than it may. */
export function exceedsConsoleTaskLimits({ effort, most }: ConsoleTaskFigures): boolean {
  return actionsOf(effort) > most || effort.scrolls > 0;
}

export function formatConsoleTasksTable(figures: readonly ConsoleTaskFigures[]): string {
  return formatTable(
    'Daily work of the staff at 1280 x 800, by the shortest way from the page after the login',
    ['task', 'clicks', 'fields', 'together', 'before', 'at most', '', 'scrolls', ''],
    figures.map(({ task, effort, before, most }) => [
      task,
      String(effort.taps),
      String(effort.fields),
      String(actionsOf(effort)),
      String(before ?? ''),
      String(most),
      budgetVerdict(actionsOf(effort), most),
      String(effort.scrolls),
      budgetVerdict(effort.scrolls, 0),
    ]),
  );
}
