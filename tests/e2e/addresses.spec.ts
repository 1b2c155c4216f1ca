import type { Locator, Page } from '@playwright/test';
import { DEMO_CUSTOMER_EMAIL, signInMember } from '../support/accounts';
import { expectAccessible, clickFirstButton, expectTextVisible } from './support/accessibility';
import { signInDirectly, signInNewCustomer } from './support/accounts';
import { type AddressFormValues, fillAddressForm } from './support/address-form';
import { failRequests } from './support/interception';
import { expect, test } from './support/test';

test.use({ usesGoogle: true, expectedErrors: /status of 422.*\/api\/addresses/ });

const BOOK = '/my-account/address-book';
const MAPS_FAILED = 'Failed to load Google Maps. Please check your API key and network.';
const FILLED = 'The address below was filled in from the map.';
const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js*';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: label, exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add Address' });
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search location' });
const map = (page: Page) => page.getByRole('region', { name: 'Google map' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option');
const option = (page: Page, name: RegExp) => options(page).filter({ hasText: name });
const point = (page: Page, at: string) => page.getByText(`Selected point: ${at}`);

const openMap = (page: Page) => page.getByRole('button', { name: 'Open the map' }).click();

/** Signs in as a new customer and opens the address book. */
async function openBook(page: Page): Promise<void> {
  await signInNewCustomer(page);
  await page.goto(BOOK);
  await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
}

async function addTyped(page: Page, changes: Partial<AddressFormValues> = {}): Promise<void> {
  const before = await rows(page).count();
  await fillAddressForm(main(page), changes);
  await add(page).click();
  await expect(rows(page)).toHaveCount(before + 1);
}

/** Clicks the map, `right` and `down` pixels from its centre. */
async function pressMap(target: Locator, right = 0, down = 0): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no map.');
  const position = { x: box.width / 2 + right, y: box.height / 2 + down };
  await target.click({ position });
}

/** The requests that the stand-in for Google's script has recorded. */
function asked(page: Page) {
  return page.evaluate(() => (window as unknown as { mapsAsked: MapsAsked }).mapsAsked);
}
interface MapsAsked {
  suggestions: { input: string; includedRegionCodes: string[] }[];
  details: { id: string; fields: string[] }[];
  geocodes: { lat: number; lng: number }[];
}

// proves addresses-1, addresses-9, addresses-4, constants-2
test('an address is added, changed, made the default and deleted', async ({ page }) => {
  await openBook(page);
  await expect(page).toHaveTitle('Address Book · Smriti');
  await expect(field(page, 'Country')).toHaveValue('India');
  await expect(field(page, 'Country')).not.toBeEditable();
  await expectAccessible(page, 'without an address');
  await add(page).click();
  await expectTextVisible(page, 'Address is required');
  await expectAccessible(page, 'with missing fields');
  await fillAddressForm(main(page));
  const stopFailingToAdd = await failRequests(page, '*/api/addresses');
  await add(page).click();
  await expectTextVisible(page, 'Failed to add address.');
  await expectAccessible(page, 'not added');
  await stopFailingToAdd();
  await add(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Address added')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();
  const row = rows(page);
  for (const text of ['Leela Rao', '7, Church Street', 'Bengaluru, Karnataka 560001', 'India']) {
    await expect(row).toContainText(text);
  }
  for (const text of ['+919876543210', 'leela@example.in', 'Home', 'Default']) {
    await expect(row).toContainText(text);
  }
  await expect(field(page, 'First name')).toHaveValue('');
  await expectAccessible(page, 'with an address');

  // The browser's back button closes the form of an address.
  const edit = page.getByRole('button', { name: /^Edit the address of Leela Rao/ });
  await edit.click();
  await expect(page.getByRole('heading', { name: 'Edit address' })).toBeFocused();
  await expectAccessible(page, 'editing an address');
  await field(page, 'City').fill('Mumbai');
  await page.goBack();
  await expect(rows(page)).toContainText('Bengaluru');
  await expect(page).toHaveURL(BOOK);
  await edit.click();
  await expect(field(page, 'City')).toHaveValue('Bengaluru');
  await field(page, 'City').fill('Mysuru');
  await page.getByRole('combobox', { name: 'Address type' }).selectOption('Work');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(page.getByText('Address saved')).toBeVisible();
  await expect(rows(page)).toContainText('Mysuru, Karnataka 560001');
  await expect(rows(page)).toContainText('Work');
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();

  await addTyped(page, { 'First name': 'Meera' });
  await page.getByRole('button', { name: /^Make default: the address of Meera/ }).click();
  await expect(rows(page).first()).toContainText('Meera');
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await expectAccessible(page, 'with a default');
  const stopFailingToDelete = await failRequests(page, '*/api/addresses/*');
  await clickFirstButton(page, /^Delete the address of Meera/);
  const question = page.getByRole('dialog', { name: 'Delete address' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'asked before deleting');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectTextVisible(page, 'Failed to delete address.');
  await expectAccessible(page, 'not deleted');
  await stopFailingToDelete();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
  await clickFirstButton(page, /^Delete the address of Leela/);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
  await failRequests(page, '*/api/addresses/user/*');
  await page.reload();
  await expectTextVisible(page, 'Your addresses could not be loaded.');
  await expectAccessible(page, 'not loaded');
});

// proves addresses-5, addresses-6, addresses-11, addresses-12, addresses-13
test('the map finds places in India by search, by keyboard and by a clicked point', async ({
  page,
}) => {
  await openBook(page);
  await openMap(page);
  await expect(map(page)).toHaveAttribute('data-center', '20.5937, 78.9629');
  await expect(map(page)).toHaveAttribute('data-zoom', '5');
  await expectAccessible(page, 'with the map');

  // Unknown fields become empty; a search without a result or with an error shows a message.
  await fillAddressForm(main(page));
  await search(page).fill('hawai');
  await option(page, /Hawai Marg/).click();
  await expect(field(page, 'Address')).toHaveValue('Hawai Marg');
  await expect(field(page, 'Postal code')).toHaveValue('');
  await search(page).fill('nowhere at all');
  await expect(page.getByText('We could not find this place.')).toBeVisible();
  await search(page).press('Escape');
  await search(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await search(page).fill('broken');
  await expect(page.getByText('The search is not working now.')).toBeVisible();

  // A search by name, with the keyboard only.
  await fillAddressForm(main(page), { Address: 'Flat 3', 'Postal code': '' });
  await search(page).fill('');
  await search(page).pressSequentially('haw');
  await expect(options(page)).toHaveCount(2);
  await expectAccessible(page, 'with places to choose from');
  await search(page).press('ArrowDown');
  await expect(option(page, /Hawa Mahal Road/)).toHaveAttribute('aria-selected', 'true');
  await search(page).press('Enter');
  await expect(point(page, '26.9239, 75.8267')).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('12 Hawa Mahal Road, Badi Choupad');
  await expect(field(page, 'City')).toHaveValue('Jaipur');
  await expect(main(page).getByLabel('State', { exact: true })).toHaveValue('Rajasthan');
  await expect(field(page, 'Postal code')).toHaveValue('302002');
  await expect(field(page, 'First name')).toHaveValue('Leela');
  await expect(search(page)).toHaveValue('Hawa Mahal Road');
  await expect(page.getByText(FILLED)).toBeVisible();
  await expect(map(page)).toHaveAttribute('data-zoom', '15');
  const { suggestions, details } = await asked(page);
  expect(suggestions.at(-1)).toEqual({ input: 'haw', includedRegionCodes: ['in'] });
  expect(details).toHaveLength(2);
  expect(details[1]).toEqual({ id: 'hawa-mahal', fields: ['addressComponents', 'location'] });
  const request = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().endsWith('/api/addresses'),
  );
  await add(page).click();
  expect((await request).postDataJSON()).toMatchObject({
    latitude: 26.923936,
    longitude: 75.826744,
  });
  await expect(rows(page)).toContainText('Jaipur, Rajasthan 302002');
  // Adding an address clears the form and the texts around the map.
  await expect(field(page, 'Address')).toHaveValue('');
  await expect(search(page)).toHaveValue('');
  await expect(page.getByText(FILLED)).toHaveCount(0);
  await expect(page.getByText('Selected point')).toHaveCount(0);
  await expect(map(page)).toHaveAttribute('data-zoom', '5');

  // A clicked point is used only if it has an address in India.
  await fillAddressForm(main(page));
  await pressMap(map(page), 20, -23);
  await expect(page.getByText('We deliver in India only.')).toBeVisible();
  await expect(page.getByText('Selected point')).toHaveCount(0);
  await expect(field(page, 'City')).toHaveValue('Bengaluru');
  await pressMap(map(page));
  await expect(point(page, '20.5937, 78.9629')).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Nagpur');
  await expect(map(page)).toHaveAttribute('data-zoom', '15');
  const pressed = (await asked(page)).geocodes.at(-1);
  expect(pressed?.lat).toBeCloseTo(20.5937, 4);
  await pressMap(map(page), 50, -30);
  await expect(point(page, '20.6029, 78.9782')).toBeVisible();
  await expectAccessible(page, 'with a chosen point');

  await page.reload();
  await openMap(page);
  await fillAddressForm(main(page));
  await pressMap(map(page), -60, 60);
  await expect(page.getByText('There is no known address at this point.')).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('7, Church Street');
});

test.describe('the map of a saved address', () => {
  // proves addresses-11
  test('shows its point, and zooms by keys from 1 to 20', async ({ page }) => {
    await signInDirectly(page, await signInMember(DEMO_CUSTOMER_EMAIL));
    await page.goto(`${BOOK}?edit=demo-address-jaipur`);
    await openMap(page);
    await expect(point(page, '26.9079, 75.8006')).toBeVisible();
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    const shown = async () => Number(await map(page).getAttribute('data-zoom'));
    for (let zoom = (await shown()) - 1; zoom >= 1; zoom -= 1) {
      await expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
      await zoomOut.click();
      await expect(map(page)).toHaveAttribute('data-zoom', String(zoom));
    }
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await zoomOut.press('Enter');
    await expect(map(page)).toHaveAttribute('data-zoom', '1');
    await page.getByRole('button', { name: 'Choose the middle of the map' }).press('Enter');
    for (const zoom of [15, 16, 17, 18, 19, 20]) {
      await expect(map(page)).toHaveAttribute('data-zoom', String(zoom));
      await zoomIn.press('Enter');
    }
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await expect(map(page)).toHaveAttribute('data-zoom', '20');
  });
});

test.describe('without Google Maps', () => {
  test.use({
    expectedErrors: /Failed to load Google Maps script, retrying|net::ERR_FAILED.*maps\.googleapis/,
  });

  // proves addresses-7, addresses-14
  test('the form can be filled in by hand, and the map retries and handles a refused key', async ({
    page,
    context,
  }) => {
    let attempts = 0;
    let isThere = false;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await context.route(MAPS_SCRIPT, async (route) => {
      attempts += 1;
      if (!isThere) return route.abort();
      await held;
      return route.fallback();
    });
    await openBook(page);
    await openMap(page);
    const alert = page.getByRole('alert').filter({ hasText: MAPS_FAILED });
    await expect(alert).toBeVisible();
    expect(attempts, 'the first attempt and three more').toBe(4);
    await expectAccessible(page, 'without the map');
    await addTyped(page);
    await field(page, 'First name').fill('Meera');

    // The map retries automatically after some seconds; the button retries immediately.
    isThere = true;
    await expect(page.getByText('Loading Google Maps...')).toBeVisible({ timeout: 30_000 });
    answer();
    await expect(map(page)).toBeVisible({ timeout: 30_000 });
    await expect(field(page, 'First name')).toHaveValue('Meera');
    await page.evaluate(() => window.dispatchEvent(new Event('refuse-maps-key')));
    await expect(alert).toBeVisible();
    await addTyped(page);
  });
});
