import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { updateAlbum } from '@smriti/shared/album/albums';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import { withChromium } from '../../dev/programs/chromium.ts';
import {
  callEndpointAs,
  createStaffMember,
  DEMO_PASSWORD,
  type ShopUser,
} from '../../dev/shop/shop-client.ts';
import { budgetVerdict, formatTable } from '../../quality/figures/table.ts';
import { readDemoPhotos } from '../../release/screens/demo-photos.ts';
import { type CountedPage, createCountedPage, type UserEffort } from './counted-page.ts';

/**
 * Taps and typed fields of a new customer's journeys in Chromium, on a phone, each by its shortest way. The
 * reviewer responds through the API.
 */

export const PHONE_WINDOW: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Maximum wait for an element or a page, in ms; 60 photos are uploaded, read and copied meanwhile. */
const TIMEOUT_MS = 180_000;
const POLL_MS = 500;

const CUSTOMER = { 'First name': 'Leela', 'Last name': 'Rao', Password: DEMO_PASSWORD };
const CARD = {
  'Card number': '4111111111111111',
  'Cardholder name': 'Leela Rao',
  'Expiry (MM/YY)': '1233',
  CVV: '123',
};
/** Address in the order of the form; city and state are filled in by the PIN code. */
const ADDRESS = {
  'First name': 'Leela',
  'Last name': 'Rao',
  Email: 'leela@example.in',
  Phone: '9876543210',
  Address: '7, Church Street',
  'Postal code': '560001',
};
const GIFT_MESSAGE = { 'Your message (optional)': 'Happy birthday, Nani!' };

type Limits = Pick<UserEffort, 'taps' | 'fields'>;

interface JourneyName {
  journey: string;
  /** Counted by hand at commit 49784e08, before the journeys were shortened; null if not counted. */
  before: { taps: number; fields: number | null } | null;
  /** Limits; null for journeys that are only reported. */
  most: Limits | null;
}

const FIRST_ORDER: JourneyName = {
  journey: 'home to the first paid order of a book',
  before: { taps: 24, fields: 21 },
  most: { taps: 18, fields: 14 },
};
const CANVAS_REQUEST: JourneyName = {
  journey: 'home to a requested canvas',
  before: null,
  most: null,
};
const CANVAS_GIFT: JourneyName = {
  journey: 'home to a paid canvas with a gift message',
  before: { taps: 13, fields: null },
  most: null,
};
const REORDER: JourneyName = {
  journey: 'My Orders to a paid reorder',
  before: { taps: 3, fields: 4 },
  most: null,
};

export type JourneyFigures = JourneyName & { effort: UserEffort };

interface JourneyShop {
  origins: Origins;
  firestore: Firestore;
  reviewer: ShopUser;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const whenAt = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

async function whenUploaded(page: Page): Promise<void> {
  await main(page).getByRole('progressbar').first().waitFor({ state: 'detached' });
}

/** Waits until the PIN code has filled in the city. */
async function whenPlaceFilledIn(page: Page): Promise<void> {
  const city = main(page).getByLabel('City');
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    if ((await city.inputValue()) !== '') return;
    await setTimeout(POLL_MS);
  }
  throw new Error('The PIN code fills in no city.');
}

/** Pays by card on the open page, by the button called `confirm`. */
async function payByCard(walk: CountedPage, confirm: string | RegExp): Promise<void> {
  await walk.fillEmpty(main(walk.page), CARD);
  await walk.tap(button(walk.page, confirm));
}

const mailText = z.object({ message: z.object({ text: z.string() }) });

/** Path of the link to the album's proof in the mail about the response, once it is queued. */
async function readProofPath({ firestore }: JourneyShop, albumId: string): Promise<string> {
  const path = `/final-checkout/${albumId}`;
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const { docs } = await firestore.collection('mail').get();
    const texts = docs.map((one) => mailText.safeParse(one.data()).data?.message.text ?? '');
    if (texts.some((text) => text.includes(path))) return path;
    await setTimeout(POLL_MS);
  }
  throw new Error(`No mail leads to ${path}.`);
}

/** Makes the initial payment of the requested album. */
async function payInitially(walk: CountedPage): Promise<void> {
  const { page } = walk;
  await whenAt(page, '/initial-payment');
  await payByCard(walk, 'Confirm Payment');
  await whenAt(page, '/initial-payment-confirm');
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
}

/** Has the paid album reviewed, and accepts its proof. */
async function acceptProof(walk: CountedPage, shop: JourneyShop): Promise<void> {
  const { page } = walk;
  const id = new URL(page.url()).searchParams.get('cartId') ?? '';
  const body = { status: 'Responded', note: 'Lovely pictures.' };
  await callEndpointAs(shop.origins, shop.reviewer, updateAlbum, { params: { id }, body });
  await walk.followMailLink(await readProofPath(shop, id));
  await walk.tap(button(page, 'Accept the proof'));
}

/** Orders the accepted album and pays for it. */
async function checkOut(
  walk: CountedPage,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { page } = walk;
  await whenAt(page, '/checkout');
  await walk.tap(link(page, 'Proceed To Request'));
  await whenAt(page, '/checkout/details');
  await walk.fillEmpty(main(page), ADDRESS);
  await main(page).getByLabel('Postal code').blur();
  await whenPlaceFilledIn(page);
  await walk.tap(button(page, 'Continue to Shipping'));
  await whenAt(page, '/checkout/shipping');
  await button(page, 'Continue to Payment').waitFor();
  await walk.chooseOpen(main(page));
  await walk.tap(button(page, 'Continue to Payment'));
  await whenAt(page, '/checkout/payment');
  await prepare();
  await payByCard(walk, /^Place Order/);
  await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor();
}

/**
 * A guest designs a book with photos, registers, and requests it.
 * @returns the seconds from choosing the photos until all are stored
 */
export async function requestBook(
  walk: CountedPage,
  photos: Parameters<CountedPage['chooseFiles']>[1],
): Promise<number> {
  const { page } = walk;
  await page.goto('/');
  await walk.tap(link(page, /from ₹/).first());
  await whenAt(page, '/products');
  await walk.tap(main(page).getByRole('article').first().getByRole('link'));
  await whenAt(page, '/product');
  await walk.tap(button(page, 'Start Design'));
  await whenAt(page, '/create-product');
  const chosenAt = performance.now();
  await walk.chooseFiles(page.getByLabel('Add photos'), photos);
  await walk.fillEmpty(main(page), { 'Album title': 'The sea' });
  await whenUploaded(page);
  const uploadSeconds = (performance.now() - chosenAt) / 1000;
  await walk.tap(button(page, 'Proceed To Request'));
  await whenAt(page, '/login');
  await walk.tap(link(page, 'Create an account'));
  await whenAt(page, '/register');
  await walk.fillEmpty(main(page), { ...CUSTOMER, Email: `${randomUUID()}@smriti.test` });
  await walk.tap(button(page, 'Register'));
  await whenAt(page, '/create-product');
  await walk.tap(button(page, 'Proceed To Request'));
  await whenAt(page, '/initial-payment');
  return uploadSeconds;
}

/** A guest requests a book, and orders it. */
async function buyFirstBook(walk: CountedPage, shop: JourneyShop): Promise<void> {
  await requestBook(walk, await readDemoPhotos());
  await payInitially(walk);
  await acceptProof(walk, shop);
  await checkOut(walk);
}

/** The same customer requests a canvas. */
async function requestCanvas(walk: CountedPage): Promise<void> {
  const { page } = walk;
  await page.goto('/');
  await walk.tap(page.getByRole('button', { name: 'Open menu' }));
  await walk.tap(page.getByRole('dialog').getByRole('link', { name: 'Canvas Prints' }));
  await whenAt(page, '/products');
  await walk.tap(link(page, 'Upload your photo'));
  await whenAt(page, '/uploadChoice');
  const [photo] = await readDemoPhotos();
  await walk.chooseFiles(page.getByLabel('Choose a photo'), photo ?? []);
  await whenUploaded(page);
  await walk.chooseOpen(main(page));
  await walk.tap(button(page, 'Add To My Cart'));
  await whenAt(page, '/my-account/cart');
  await walk.tap(link(page, /^Request Canvas/));
  await payInitially(walk);
}

/** The customer of the requested canvas orders it as a gift, sent to the saved address. */
async function sendCanvas(walk: CountedPage, shop: JourneyShop): Promise<void> {
  const { page } = walk;
  await acceptProof(walk, shop);
  await checkOut(walk, async () => {
    await walk.tap(page.getByRole('checkbox', { name: 'Send it as a gift' }));
    await walk.fillEmpty(main(page), GIFT_MESSAGE);
  });
}

/** The same customer orders the newest order again. */
async function orderAgain(walk: CountedPage): Promise<void> {
  const { page } = walk;
  await page.goto('/my-account/account-orders');
  await walk.tap(link(page, /^Re-Order/).first());
  await whenAt(page, '/reorder');
  await walk.tap(button(page, 'Place Reorder'));
  await whenAt(page, '/total-payment');
  await payByCard(walk, 'Confirm Payment');
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
}

/** Walks the journeys one after the other, as one new customer. */
export async function measureJourneys(
  origins: Origins,
  { auth, firestore }: SeededProject,
): Promise<JourneyFigures[]> {
  const reviewer = await createStaffMember(origins, auth, 'reviewer');
  const shop = { origins, firestore, reviewer };
  return withChromium(async (browser) => {
    const page = await openPage(browser, origins, PHONE_WINDOW);
    const book = createCountedPage(page);
    await buyFirstBook(book, shop);
    const canvas = createCountedPage(page);
    await requestCanvas(canvas);
    const requested = { ...canvas.effort };
    await sendCanvas(canvas, shop);
    const reorder = createCountedPage(page);
    await orderAgain(reorder);
    return [
      { ...FIRST_ORDER, effort: book.effort },
      { ...CANVAS_REQUEST, effort: requested },
      { ...CANVAS_GIFT, effort: canvas.effort },
      { ...REORDER, effort: reorder.effort },
    ];
  });
}

/** Opens an empty page of a new visitor. */
export async function openPage(
  browser: Browser,
  { hosting }: Origins,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: hosting });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}

/** Whether a journey takes more taps or fields than it may. */
export function exceedsJourneyLimits({ effort, most }: JourneyFigures): boolean {
  return most !== null && (effort.taps > most.taps || effort.fields > most.fields);
}

export function formatJourneysTable(figures: readonly JourneyFigures[]): string {
  return formatTable(
    'Taps and typed fields of a new customer at 360 x 740, by the shortest way',
    ['journey', 'taps', 'before', 'at most', '', 'fields', 'before', 'at most', ''],
    figures.map(({ journey, effort, before, most }) => {
      const cells = (name: keyof Limits) => [
        String(effort[name]),
        String(before?.[name] ?? ''),
        String(most?.[name] ?? ''),
        most ? budgetVerdict(effort[name], most[name]) : '',
      ];
      return [journey, ...cells('taps'), ...cells('fields')];
    }),
  );
}
