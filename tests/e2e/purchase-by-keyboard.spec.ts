import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { createTestCustomer } from '../support/accounts';
import { signInDirectly } from './support/accounts';
import { findDesignPath } from './support/catalogue';
import { focusByTab } from './support/keyboard';
import { navigateInApp } from './support/navigation';
import { respondToAlbum } from './support/review';
import { expectPhotosUploaded } from './support/studio';
import { createJpegFile } from './support/studio-photos';
import { expect, test } from './support/test';

const ADDRESS = [
  ['First name', 'Leela'],
  ['Last name', 'Rao'],
  ['Email', 'leela@example.in'],
  ['Phone', '9876543210'],
  ['Address', '7, Church Street'],
  ['Postal code', '560001'],
  ['City', 'Bengaluru'],
  ['State', 'Karnataka'],
] as const;

/** Announcements of a screen reader during a purchase, as documented in docs/screen-reader-walks.md. */
async function writtenWalk(): Promise<string[]> {
  const page = await readFile('docs/screen-reader-walks.md', 'utf8');
  const walk = page.split('## Buying an album')[1]?.split('\n## ')[0] ?? '';
  return [...walk.matchAll(/“([^”]+)”/g)].map(([, heard = '']) => heard.replaceAll(/\s+/g, ' '));
}

/** The focused element as a screen reader announces it: name (without dates and amounts) and role. */
async function focused(page: Page): Promise<string> {
  const snapshot = await page.locator(':focus').ariaSnapshot();
  const [, role = '', name = ''] = /^- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(snapshot) ?? [];
  return `${name.replace(/ Arrives .*?\)| · ₹[\d,.]+$/, '')}, ${role}`;
}

/** The page of a product that takes any number of photos. */
async function productPath(request: APIRequestContext): Promise<string> {
  const address = await findDesignPath(request);
  return `/product?id=${new URLSearchParams(address.split('?')[1]).get('productId')}`;
}

/** Moves through the shop by keyboard, and collects what a screen reader announces. */
function listener(page: Page) {
  const heard: string[] = [];
  /** Waits until the target has the focus, and collects its announcement. */
  const hear = async (target: Locator) => {
    await expect(target).toBeFocused();
    heard.push(await focused(page));
  };
  /** Waits for another page whose content or heading has the focus, and collects the page's title. */
  const hearPage = async (path: RegExp) => {
    await expect(page).toHaveURL(path);
    await expect(page.locator('main:focus, h1:focus')).toBeVisible();
    await expect(page).toHaveTitle(/ · Smriti$/);
    heard.push((await page.title()).replace(/^Design: .+ · /, 'Design your product · '));
  };
  const go = async (target: Locator) => {
    await focusByTab(page, target);
    await hear(target);
  };
  return {
    heard,
    hear,
    hearPage,
    press: async (target: Locator) => {
      await go(target);
      await page.keyboard.press('Enter');
    },
    type: async (label: string, text: string) => {
      await go(page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    },
    /**
     * Selects a radio button: Tab focuses the first of the group, arrow keys move to and select the next.
     */
    choose: async (name: RegExp) => {
      await go(page.getByRole('radio').first());
      const wanted = page.getByRole('radio', { name });
      while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown');
      await hear(wanted);
    },
  };
}

type Listener = ReturnType<typeof listener>;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();

async function design(page: Page, { hearPage, press, type }: Listener): Promise<void> {
  await press(button(page, 'Start Design'));
  await hearPage(/\/create-product\?/);
  await type('Album title', 'The sea');
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByLabel('Add photos'));
  await (await chooser).setFiles([await createJpegFile('shore.jpg')]);
  await expectPhotosUploaded(page, 1);
  await press(button(page, 'Proceed To Request'));
  await hearPage(/\/initial-payment\?/);
}

async function payBy(page: Page, { press }: Listener, confirm: string | RegExp): Promise<void> {
  await press(page.getByRole('button', { name: '4111 1111 1111 1111' }));
  await press(button(page, confirm));
}

async function checkOut(page: Page, { hearPage, press, type, choose }: Listener): Promise<void> {
  await press(page.getByRole('link', { name: 'Proceed To Request' }));
  await hearPage(/\/checkout\/details/);
  for (const [label, text] of ADDRESS) await type(label, text);
  await press(button(page, 'Continue to Shipping'));
  await hearPage(/\/checkout\/shipping/);
  await choose(/^Express/);
  await press(button(page, 'Continue to Payment'));
  await hearPage(/\/checkout\/payment/);
}

test('an album is bought by keyboard, with the announcements written in docs/screen-reader-walks.md', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const customer = await createTestCustomer();
  const ear = listener(page);
  await signInDirectly(page, customer);
  await page.goto(await productPath(request));
  await design(page, ear);
  const id = new URL(page.url()).searchParams.get('cartId') ?? '';
  await payBy(page, ear, 'Confirm Payment');
  await ear.hearPage(/\/initial-payment-confirm\?/);

  await respondToAlbum(
    { owner: customer, id, title: 'The sea' },
    { 1: 'A fine picture.' },
    'All is well.',
  );
  await navigateInApp(page, `/final-checkout/${id}`);
  await ear.press(button(page, 'Accept the proof'));
  await ear.hearPage(/\/checkout$/);
  await checkOut(page, ear);
  await payBy(page, ear, /^Place Order/);
  await ear.hearPage(/\/checkout\/confirmation/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!');

  expect(ear.heard).toEqual(await writtenWalk());
});
