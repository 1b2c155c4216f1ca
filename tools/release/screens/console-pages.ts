import type { Page } from '@playwright/test';
import { encodeTestOutputProfile } from '../../../functions/src/platform/pdf/output-profile.test-data.ts';
import type { Screen } from './screen.ts';

const SIZES = '/admin/catalogue/album-sizes';

export const CONSOLE_SCREENS: readonly Screen[] = [
  { name: 'admin-today', path: '/admin/today', as: 'admin', isWhole: true },
  { name: 'admin-figures', path: '/admin/today/figures?days=90', as: 'admin', isWhole: true },
  { name: 'admin-albums', path: '/admin/albums', as: 'admin' },
  {
    name: 'admin-hand-over',
    path: '/admin/albums',
    as: 'admin',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Hand over/ })
        .first()
        .click(),
  },
  { name: 'admin-orders', path: '/admin/orders', as: 'admin' },
  { name: 'admin-board', path: '/admin/orders?view=board', as: 'admin' },
  {
    name: 'admin-order',
    path: '/admin/orders?status=Delivered',
    as: 'admin',
    prepare: openOrder,
    isWhole: true,
  },
  {
    name: 'admin-refund',
    path: '/admin/orders?status=Delivered',
    as: 'admin',
    prepare: async (page) => {
      await openOrder(page);
      await page.getByRole('button', { name: 'Refund', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'admin-print-room', path: '/admin/print-room', as: 'printer' },
  {
    name: 'admin-print-job',
    path: '/admin/print-room',
    as: 'printer',
    prepare: async (page) => {
      await openOrder(page);
      await page.getByRole('button', { name: /^Make/ }).waitFor();
      const make = page.getByRole('button', { name: 'Make the print files' });
      if (await make.isVisible()) await make.click();
      await page.getByRole('link', { name: 'Inside', exact: true }).waitFor({ timeout: 90_000 });
      await page.getByText(/^Preflight report:/).click();
    },
    isWhole: true,
  },
  {
    name: 'admin-shipping',
    path: '/admin/print-room',
    as: 'printer',
    prepare: async (page) => {
      const links = page.getByRole('link', { name: /^Open order ORD/ });
      await links.first().waitFor();
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const ids = paths.slice(0, 5).map((path) => path?.split('/').at(-1));
      await page.goto(`/admin/print-room/shipping?orders=${ids.join(',')}`);
      await page
        .getByLabel(/^Tracking number of/)
        .first()
        .waitFor();
    },
  },
  { name: 'admin-catalogue', path: '/admin/catalogue', as: 'admin', isWhole: true },
  { name: 'admin-products', path: '/admin/catalogue/products', as: 'admin' },
  { name: 'admin-product', path: '/admin/catalogue/products/1', as: 'admin', isWhole: true },
  {
    name: 'admin-import',
    path: `${SIZES}/import`,
    as: 'admin',
    prepare: importWithBadLines,
    isWhole: true,
  },
  { name: 'admin-conflict', path: `${SIZES}/1`, as: 'admin', prepare: saveFromTwoWindows },
  { name: 'admin-customers', path: '/admin/customers', as: 'admin' },
  {
    name: 'admin-customer',
    path: '/admin/customers?q=customer%40smriti.test',
    as: 'admin',
    prepare: async (page) => {
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    isWhole: true,
  },
  {
    name: 'admin-payment-link-new',
    path: '/admin/customers?q=customer%40smriti.test',
    as: 'admin',
    prepare: openPaymentLinkForm,
    isWhole: true,
  },
  {
    name: 'admin-payment-link',
    path: '/admin/customers?q=customer%40smriti.test',
    as: 'admin',
    prepare: async (page) => void (await createPaymentLink(page)),
    isWhole: true,
  },
  {
    name: 'admin-payment-links',
    path: '/admin/customers?q=customer%40smriti.test',
    as: 'admin',
    prepare: async (page) => {
      await createPaymentLink(page);
      await page.goto('/admin/payment-links');
      await page.getByRole('table').getByText('Open').first().waitFor();
    },
  },
  { name: 'admin-gift-cards', path: '/admin/gift-cards', as: 'admin' },
  {
    name: 'admin-coupons',
    path: '/admin/coupons',
    as: 'admin',
    prepare: async (page) => {
      await createCoupon(page, `DIWALI${Date.now() % 10_000}`);
      await page.goto('/admin/coupons');
      await page.getByRole('table').getByText('Diwali').first().waitFor();
    },
  },
  { name: 'admin-coupon', path: '/admin/coupons/new', as: 'admin', isWhole: true },
  { name: 'admin-ratings', path: '/admin/ratings', as: 'admin' },
  { name: 'admin-settings', path: '/admin/settings', as: 'admin', isWhole: true },
  { name: 'admin-pause', path: '/admin/settings/pause', as: 'admin' },
  {
    name: 'admin-output-profile',
    path: '/admin/settings/output-profile',
    as: 'admin',
    prepare: uploadProfile,
  },
  { name: 'admin-audit', path: '/admin/audit', as: 'admin', prepare: showSaving },
];

/** Creates a coupon of 20% in the console. */
export async function createCoupon(page: Page, code: string): Promise<void> {
  await page.goto('/admin/coupons/new');
  await page.getByLabel('Name').fill('Diwali');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Percent off the albums').fill('20');
  await page.getByLabel(/^Last day/).fill('2031-11-14');
  await page.getByLabel('Uses in all').fill('500');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: code }).waitFor();
}

/** Opens the form of a payment link from the page of the demo customer, and chooses the shipping. */
async function openPaymentLinkForm(page: Page): Promise<void> {
  await page.goto('/admin/customers?q=customer%40smriti.test');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Make an order' }).click();
  const shipping = page.getByRole('combobox', { name: 'Shipping' });
  await shipping.selectOption({ index: 1 });
  await page.getByText('To pay', { exact: true }).waitFor();
}

/** Makes a payment link for the demo customer, and returns the path of its page. */
export async function createPaymentLink(page: Page): Promise<string> {
  await openPaymentLinkForm(page);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const url = await page.getByLabel('Link', { exact: true }).inputValue();
  return new URL(url).pathname;
}

async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Open order ORD/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^Order ORD/ }).waitFor();
}

async function uploadProfile(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'press.icc',
    mimeType: 'application/vnd.iccprofile',
    buffer: encodeTestOutputProfile(),
  });
  await page.getByText('Test press').waitFor();
}

/** Selects a CSV file of sizes with one valid change and some invalid lines. */
async function importWithBadLines(page: Page): Promise<void> {
  const lines = [
    'id,name,width,height',
    '1,Pocket 3x3 gold,3,3',
    ',Square 9x9,9,9',
    ',Too narrow,-4,9',
    '99999,Nowhere,9,9',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'album-sizes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await page.getByText('Leave out the named lines').waitFor();
}

/** Toggles between two names of a size, so that each save changes something. */
const otherName = (name: string) =>
  name.endsWith(' landscape') ? name.slice(0, -' landscape'.length) : `${name} landscape`;

/** Changes a record in another window. */
async function saveElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${SIZES}/1`);
  const name = other.getByLabel('Name', { exact: true });
  await name.fill(otherName(await name.inputValue()));
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.getByText('Saved. The shop shows it in a few seconds.').waitFor();
  await other.close();
}

async function showSaving(page: Page): Promise<void> {
  await saveElsewhere(page);
  await page.reload();
  await page.getByRole('table').waitFor();
}

async function saveFromTwoWindows(page: Page): Promise<void> {
  const name = page.getByLabel('Name', { exact: true });
  const before = await name.inputValue();
  await saveElsewhere(page);
  await name.fill(`${before} wide`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}
