import type { Page } from '@playwright/test';
import { signInMember, newStaff } from '../support/accounts';
import { paise } from '@smriti/shared/base/money';
import { signedIn } from './support/accounts';
import {
  picturedAlbum,
  remark,
  requestedAlbum,
  respond,
  review,
  type Scene,
  take,
} from './support/review';
import { expect, test } from './support/test';

const QUEUE = '/preview-product';
const SAVED = 'Descriptions saved successfully!';

const pathOf = ({ id }: Scene) => `${QUEUE}?id=${id}`;
const place = (page: Page, text: string) => page.getByRole('heading', { name: text });
const field = (page: Page, photo: number) =>
  page.getByLabel(`Remark on photo ${photo}`, { exact: true });
const row = (page: Page, { title }: Scene) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

/** Signs in as a new reviewer with that name. */
async function signInReviewer(page: Page, name = 'Ravi Menon') {
  const reviewer = await newStaff(name);
  await signedIn(page, reviewer);
  return reviewer;
}

/** Opens an album's page as a new reviewer. */
async function openAsReviewer(page: Page, scene: Scene) {
  const reviewer = await signInReviewer(page);
  await page.goto(pathOf(scene));
  await expect(field(page, 1)).toBeVisible();
  return reviewer;
}

test.describe('the entrance of staff', () => {
  test('tells the role, and leads to the review queue', { tag: '@wide' }, async ({ page }) => {
    await signedIn(page, await signInMember('reviewer@smriti.test'));
    await page.goto('/my-account/account-dashboard');
    const menu = page.getByRole('navigation', { name: 'MY ACCOUNT', exact: true });
    await expect(menu.getByText('Reviewer', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Review queue' }).click();
    await expect(page).toHaveURL(QUEUE);
    await expect(place(page, 'Review queue')).toBeVisible();
  });
});

test.describe('the review queue', () => {
  test('marks what is taken, unpaid and remarked, and leads to an album', async ({ page }) => {
    const [scene, unpaid] = await Promise.all([
      requestedAlbum(),
      requestedAlbum({ initial_paid_paise: paise(0) }),
    ]);
    const reviewer = await signInReviewer(page);
    await remark(reviewer, scene, { 1: 'A little dark.', 3: 'Lovely.' });
    await take(reviewer, unpaid);
    await page.goto(`${QUEUE}?mine=1`);
    await expect(page.getByText('2 albums', { exact: true })).toBeVisible();
    await expect(row(page, scene)).toContainText('3 photos');
    await expect(row(page, scene)).toContainText('2 remarks');
    await expect(row(page, scene)).toContainText('You, until');
    await expect(row(page, scene)).not.toContainText('Unpaid');
    await expect(row(page, unpaid)).toContainText('Unpaid');

    await page.getByRole('checkbox', { name: 'Unpaid only' }).check();
    await expect(page).toHaveURL(`${QUEUE}?unpaid=1&mine=1`);
    await expect(row(page, scene)).toHaveCount(0);
    await page.getByRole('link', { name: unpaid.title }).press('Enter');
    await expect(page).toHaveURL(pathOf(unpaid));
  });
});

test.describe('the review page', () => {
  test('shows each picture with its data, and moves by keys and buttons', async ({ page }) => {
    const scene = await picturedAlbum();
    await openAsReviewer(page, scene);
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(page.getByText('2400 × 1800 px')).toBeVisible();
    await expect(page.getByText(/^\d+ dpi in print$/)).toBeVisible();

    await page.keyboard.press('j');
    await expect(place(page, 'Photo 2 of 3')).toBeVisible();
    await expect(page.getByText('320 × 240 px')).toBeVisible();
    await expect(page.getByText('Will look blurred in print')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(place(page, 'Photo 3 of 3')).toBeVisible();
    await page.keyboard.press('k');
    await expect(place(page, 'Photo 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expect(place(page, 'Photo 3 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Photo 1', exact: true }).click();
    await expect(place(page, 'Photo 1 of 3')).toBeVisible();
  });

  test('ignores its keys while typing or when switched off', { tag: '@wide' }, async ({ page }) => {
    await openAsReviewer(page, await requestedAlbum());
    await field(page, 1).click();
    await page.keyboard.type('jolly kids');
    await expect(field(page, 1)).toHaveValue('jolly kids');
    await page.keyboard.press('Control+Enter');
    await expect(field(page, 2)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('k');
    await expect(place(page, 'Photo 1 of 3')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Keys J and K' }).uncheck();
    await page.reload();
    await expect(field(page, 1)).toHaveValue('jolly kids');
    await page.keyboard.press('j');
    await expect(place(page, 'Photo 1 of 3')).toBeVisible();
  });

  // proves review-4
  test('saves by itself when typing pauses, and says so for 3 seconds', async ({ page }) => {
    const scene = await requestedAlbum();
    await openAsReviewer(page, scene);
    await field(page, 1).fill('A little dark.');
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Photo 1, with a remark' })).toBeVisible();
    expect((await review(scene)).remarks).toMatchObject([
      { sequence: 1, round: 1, description: 'A little dark.' },
    ]);
    await expect(page.getByText(SAVED)).toBeHidden();

    await field(page, 1).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect((await review(scene)).remarks).toEqual([]);
  });

  test(
    'saves when it is left, and gives the album back for others',
    { tag: '@wide' },
    async ({ page }) => {
      const scene = await requestedAlbum();
      await openAsReviewer(page, scene);
      await field(page, 1).fill('Red eyes.');
      await page.getByRole('link', { name: 'Back to the queue' }).click();
      await expect(place(page, 'Review queue')).toBeVisible();
      await expect.poll(async () => (await review(scene)).remarks).toHaveLength(1);
      await page.goBack();
      await expect(field(page, 1)).toHaveValue('Red eyes.');
      const other = await newStaff('Meera Nair');
      await page.getByRole('link', { name: 'Back to the queue' }).click();
      await expect(async () => take(other, scene)).toPass();
    },
  );

  test.use({ expectedErrors: /approval-products/ });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /remark/ });

  // proves review-5
  test('nothing typed is lost', async ({ page }) => {
    const scene = await requestedAlbum();
    await openAsReviewer(page, scene);
    await page.route('**/api/approval-products/remark', (route) => route.abort());
    await field(page, 1).fill('Crop the left edge.');
    await expect(page.getByText('Failed to save descriptions.')).toBeVisible();
    await expect(page.getByText('What you typed is kept on this device.')).toBeVisible();

    await page.unroute('**/api/approval-products/remark');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();

    await page.route('**/api/approval-products/remark', (route) => route.abort());
    await field(page, 1).fill('Crop the left edge, please.');
    await expect(page.getByText('Failed to save descriptions.')).toBeVisible();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 1)).toHaveValue('Crop the left edge, please.');
    await page.unroute('**/api/approval-products/remark');
    const remarks = async () => (await review(scene)).remarks;
    await expect
      .poll(remarks, { timeout: 30_000 })
      .toMatchObject([{ description: 'Crop the left edge, please.' }]);
  });
});

test.describe('responding', () => {
  test('needs a remark or a note, and leads to the next album', async ({ page }) => {
    const scene = await requestedAlbum();
    await requestedAlbum();
    await openAsReviewer(page, scene);
    const button = page.getByRole('button', { name: 'Respond' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Write a remark or a note first.');
    await button.press('Enter');
    expect((await review(scene)).status).toBe('Requested');

    await page.getByLabel('Note on the whole album').fill('A lovely album.');
    await field(page, 1).fill('A little dark.');
    await expect(button).toHaveAccessibleDescription('1 remark goes to the customer.');
    await button.click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText('Response sent. The customer sees it now.')).toBeVisible();
    const answered = await review(scene);
    expect(answered).toMatchObject({ status: 'Responded', remarks: [{ sequence: 1 }] });
    expect(answered.history.at(-1)).toMatchObject({ by: 'reviewer', note: 'A lovely album.' });

    await page.getByRole('link', { name: 'Next album' }).click();
    await expect(page).not.toHaveURL(pathOf(scene));
    await expect(page).toHaveURL(/\?id=/);
  });

  test('waits for the initial payment', { tag: '@wide' }, async ({ page }) => {
    await openAsReviewer(page, await requestedAlbum({ initial_paid_paise: paise(0) }));
    await field(page, 1).fill('A little dark.');
    await expect(page.getByText(SAVED)).toBeVisible();
    const button = page.getByRole('button', { name: 'Respond' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('The initial payment is not paid yet.');
  });
});

test.describe('what the customer sees', () => {
  test('is every round, to be read', async ({ page }) => {
    const scene = await requestedAlbum();
    await respond(scene, { 2: 'Do you have the original of this one?' }, 'Almost there.');
    await signedIn(page, scene.owner);
    await page.goto(pathOf(scene));
    await expect(place(page, scene.title)).toBeVisible();
    await expect(place(page, 'Photo 2 of 3')).toBeVisible();
    await expect(page.getByText('Do you have the original of this one?')).toBeVisible();
    await expect(page.getByText('The reviewer wrote')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Remark/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to the proof' }).click();
    await expect(page).toHaveURL(`/final-checkout/${scene.id}`);
  });

  test.use({ expectedErrors: /approval-products/ });
});
