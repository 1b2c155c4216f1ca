import type { Locator, Page } from '@playwright/test';
import { readDemoPhotos } from './demo-photos.ts';
import type { Screen } from './screen.ts';
import { runAsPersona } from './sign-in.ts';

const ALBUM = '/edit-product?id=demo-album-first-year';
const CALENDAR =
  '/create-product?productId=43&albumSize=7&paperType=3&lamination=4&coverType=2&binding=3&orientation=2&quantity=1';
/** An album in several rounds of review. */
const REVIEWED = 'demo-album-kerala';
const HINDI = 'हमारा पहला साल';

export const STUDIO_SCREENS: readonly Screen[] = [
  {
    name: 'editor',
    path: ALBUM,
    as: 'customer',
    prepare: async (page) => {
      await openSpread(page);
    },
  },
  {
    name: 'editor-photo',
    path: ALBUM,
    as: 'customer',
    prepare: async (page) => {
      await choosePhoto(await openSpread(page));
    },
  },
  {
    name: 'editor-crop',
    path: ALBUM,
    as: 'customer',
    prepare: async (page) => {
      const book = await openSpread(page);
      await choosePhoto(book);
      await book.getByRole('button', { name: 'Move the picture' }).click();
      await book.getByRole('slider').first().waitFor();
    },
  },
  {
    name: 'editor-layouts',
    path: ALBUM,
    as: 'customer',
    prepare: async (page) => {
      const book = await openSpread(page);
      await book.getByRole('button', { name: 'Layouts', exact: true }).click();
      await book.getByRole('button', { name: /^Layout 1 of/ }).waitFor();
    },
  },
  { name: 'editor-themes', path: ALBUM, as: 'customer', prepare: openPanel('Theme') },
  { name: 'editor-cover', path: ALBUM, as: 'customer', prepare: openPanel('Edit the cover') },
  { name: 'editor-pages', path: ALBUM, as: 'customer', prepare: openPanel('Pages') },
  // last of the editor screens, because it changes the book
  { name: 'editor-text', path: ALBUM, as: 'customer', prepare: writeText },
  {
    name: 'calendar',
    path: CALENDAR,
    prepare: async (page) => {
      const book = await openCalendar(page);
      await book.getByRole('button', { name: 'Next', exact: true }).click();
    },
  },
  {
    name: 'calendar-dates',
    path: CALENDAR,
    prepare: async (page) => {
      await openCalendar(page);
      const panel = await openBookPanel(page, 'Months and dates');
      if ((await panel.getByRole('listitem').count()) === 0) await addOwnDate(panel);
    },
  },
  {
    name: 'review-proposal',
    path: `/admin/review?id=${REVIEWED}`,
    as: 'reviewer',
    prepare: beginProposal,
  },
  {
    name: 'proposals',
    path: `/final-checkout/${REVIEWED}`,
    as: 'customer',
    isWhole: true,
    prepare: showProposal,
  },
  {
    name: 'compare',
    path: `/final-checkout/${REVIEWED}`,
    as: 'customer',
    isWhole: true,
    prepare: async (page) => {
      await showProposal(page);
      await page.getByRole('button', { name: /^Accept the change of / }).click();
      await page.getByText('Accepted', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Ask for changes' }).click();
      await page.getByLabel('What should change?').fill('Photo 3 a little tighter, please.');
      await page.getByRole('button', { name: 'Send to the reviewer' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Compare two rounds').click();
      await page.getByText(/^\d+ (page or spread has|pages or spreads have) changed\.$/).waitFor();
    },
  },
];

const bookOf = (page: Page) =>
  page.getByRole('region', { name: /^(The pages of the book|Your design)$/ });

/** Opens the studio's book in the whole window. */
export async function openBook(page: Page, name: string): Promise<Locator> {
  const book = bookOf(page);
  await page.getByRole('button', { name, exact: true }).click();
  await book.waitFor();
  return book;
}

/** Opens the first spread with two pages. */
async function openSpread(page: Page): Promise<Locator> {
  const book = await openBook(page, 'Arrange the book');
  const pages = book.getByRole('list', { name: 'All pages' });
  await pages
    .getByRole('button', { name: /^Pages/ })
    .first()
    .click();
  return book;
}

async function choosePhoto(book: Locator): Promise<void> {
  await book
    .getByRole('button', { name: /^Photo \d+,/ })
    .first()
    .click();
}

/** Selects the Hindi text that an earlier screenshot added, or adds it. */
async function writeText(page: Page): Promise<void> {
  const book = await openSpread(page);
  const written = book.getByRole('button', { name: `Text: ${HINDI}` });
  if (await written.isVisible()) {
    await written.click();
  } else {
    await book.getByRole('button', { name: 'Add text' }).click();
    await page.getByLabel('Your words').fill(HINDI);
    await written.waitFor();
  }
}

async function openBookPanel(page: Page, name: string): Promise<Locator> {
  const buttons = page.getByRole('group', { name: 'Change the design' });
  await buttons.getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('region', { name, exact: true });
  await panel.waitFor();
  return panel;
}

function openPanel(name: string) {
  return async (page: Page): Promise<void> => {
    await openBook(page, 'Arrange the book');
    await openBookPanel(page, name);
    await page.waitForLoadState('networkidle');
  };
}

export const photosOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Photos of the album, in their order' });

/** Adds photos, and waits until they are uploaded. */
export async function addPhotos(
  page: Page,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(files);
  await page.getByRole('progressbar').first().waitFor();
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
}

/** Opens a guest's calendar and adds photos if it has none. */
async function openCalendar(page: Page): Promise<Locator> {
  if (!(await photosOf(page).isVisible())) await addPhotos(page, await readDemoPhotos());
  return openBook(page, 'See how it will look');
}

async function addOwnDate(panel: Locator): Promise<void> {
  await panel.getByLabel('Month', { exact: true }).selectOption('3');
  await panel.getByLabel('Day', { exact: true }).selectOption('14');
  await panel.getByLabel('What it is').fill('Asha’s birthday');
  await panel.getByRole('button', { name: 'Add this date' }).click();
}

/** Adds a pin and starts a proposal that enlarges the first photo of a spread. */
async function beginProposal(page: Page): Promise<void> {
  const pin = page.getByRole('button', { name: 'Add a pin' });
  if (await pin.isVisible()) await pin.click();
  await page.getByRole('button', { name: /^(Propose a change|Change the proposal): / }).click();
  const proposed = page.getByRole('group', { name: 'As proposed' });
  await choosePhoto(proposed);
  const size = page.getByRole('slider', { name: 'Size of the picture' });
  // a value that differs from the accepted one; otherwise nothing would change
  await size.fill((await size.inputValue()) === '170' ? '140' : '170');
}

/**
 * Shows a proposal that waits for the customer's answer; creates it first, as the reviewer, if the
 * album is Requested.
 */
async function showProposal(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: /^Accept the change of / });
  if (await page.getByText('Requested', { exact: true }).first().isVisible()) {
    await runAsPersona(page, 'reviewer', async (reviewers) => {
      await reviewers.goto(`/admin/review?id=${REVIEWED}`);
      await beginProposal(reviewers);
      await reviewers.getByRole('button', { name: 'Save the proposal' }).click();
      await reviewers.getByRole('button', { name: /^Change the proposal: / }).waitFor();
      await reviewers.getByRole('button', { name: 'Respond', exact: true }).click();
      await reviewers.getByText('Response sent. The customer sees it now.').waitFor();
    });
    await page.reload();
  }
  await accept.waitFor();
}
