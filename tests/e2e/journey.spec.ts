import type { Browser, Page } from '@playwright/test';
import { freshEmail, PASSWORD } from '../support/accounts';
import { signIn } from './support/accounts';
import { designAddress } from './support/catalogue';
import { addPhotos, namesIn, uploaded } from './support/studio';
import { jpegFile, lyingFile } from './support/studio-photos';
import { expect, test } from './support/test';

const TITLE = 'Asha and Kabir';
const ORDER = ['tiny.jpg', 'ring.jpg', 'turned.jpg', 'garland.jpg'];

async function designAsGuest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Album title').fill(TITLE);
  await addPhotos(page, [
    await jpegFile('ring.jpg', { width: 3000, height: 2250 }),
    await jpegFile('turned.jpg', { orientation: 6 }),
    await jpegFile('garland.jpg'),
    await jpegFile('tiny.jpg', { width: 240, height: 180 }),
    lyingFile('notes.jpg'),
  ]);
  await uploaded(page, 4);
  await expect(page.getByText(/notes\.jpg/)).toBeVisible();
  await expect(page.getByText(/^Too small to print sharp/).first()).toBeVisible();
}

async function register(page: Page): Promise<string> {
  const email = freshEmail();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/create-product\?/);
  return email;
}

/** Moves the tiny photo to the front, by its buttons. */
async function reorder(page: Page): Promise<void> {
  const earlier = page.getByRole('button', { name: 'Move tiny.jpg earlier' });
  for (let place = 4; place > 1; place -= 1) await earlier.click();
  await expect.poll(() => namesIn(page)).toEqual(ORDER);
}

async function pay(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/initial-payment\?cartId=/);
  await page.getByRole('button', { name: '4111 1111 1111 1111' }).click();
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment received');
}

/** The reviewer finds the album in the queue, remarks on one photo and responds. */
async function answer(page: Page, albumId: string, photo: number, text: string): Promise<void> {
  await page.goto(`/preview-product?id=${albumId}`);
  for (let shown = 1; shown < photo; shown += 1) {
    await page.getByRole('button', { name: 'Next photo' }).click();
  }
  await page.getByLabel(`Remark on photo ${photo}`).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Descriptions saved successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Respond', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Next album' })).toBeVisible();
}

async function reviewersPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'reviewer@smriti.test');
  return page;
}

const cardOf = (page: Page) => page.getByRole('article', { name: TITLE });

test(
  'an album goes from a guest’s first photo to the approved proof',
  { tag: '@wide' },
  async ({ page, browser, request }) => {
    test.setTimeout(240_000);
    await designAsGuest(page, await designAddress(request));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please log in to create an album.' }),
    ).toBeVisible();
    await register(page);
    await uploaded(page, 4);
    await reorder(page);
    await page.getByRole('button', { name: 'Proceed To Request' }).click();
    await pay(page);

    await page.goto('/my-account/cart');
    await expect(cardOf(page).getByText('Requested', { exact: true })).toBeVisible();
    await expect(cardOf(page).getByRole('button', { name: 'Checkout' })).toBeDisabled();
    const preview = cardOf(page).getByRole('link', { name: TITLE }).first();
    const albumId = /id=([\w-]+)/.exec((await preview.getAttribute('href')) ?? '')?.[1] ?? '';
    expect(albumId).not.toBe('');

    const reviewer = await reviewersPage(browser);
    await answer(reviewer, albumId, 2, 'The ring is a little dark.');
    // Without a reload: the page listens.
    await expect(cardOf(page).getByText('Responded', { exact: true })).toBeVisible();
    await cardOf(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(`/final-checkout/${albumId}`);
    await expect(page.getByText('The ring is a little dark.')).toBeVisible();

    await page.getByRole('button', { name: 'Ask for changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for changes' });
    await dialog.getByLabel('What should change?').fill('Brighter then, please.');
    await dialog.getByRole('button', { name: 'Send to the reviewer' }).click();
    await expect(page.getByText('Our reviewer has your changes.')).toBeVisible();

    await answer(reviewer, albumId, 1, 'Brighter now. This one prints small.');
    const accept = page.getByRole('button', { name: 'Accept the proof' });
    await expect(accept).toBeVisible();
    await page.getByRole('tab', { name: 'Round 1' }).click();
    await expect(page.getByText('The ring is a little dark.')).toBeVisible();
    await accept.click();

    await expect(page).toHaveURL('/checkout');
    await expect(page.getByText(TITLE)).toBeVisible();
    await page.goto('/my-account/account-orders');
    await expect(page.getByText(TITLE).first()).toBeVisible();
    await expect(page.getByText('Approved', { exact: true }).first()).toBeVisible();
    await reviewer.context().close();
  },
);
