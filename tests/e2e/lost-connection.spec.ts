import { listAddresses } from '@smriti/shared/account/addresses';
import type { Page } from '@playwright/test';
import { createTestEmail, createTestCustomer } from '../support/accounts';
import { callEndpoint } from '../support/http';
import { fillRegistration, signInDirectly } from './support/accounts';
import { fillAddressForm } from './support/address-form';
import { expect, test } from './support/test';

test.use({
  usesGoogle: true, // for the map in the address form
  expectedErrors: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|status of 400.*accounts:signUp/,
});

/** Lets the next call reach the server, but drops its answer. */
const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

test('an address is added only once if the connection or the response is lost', async ({
  page,
  context,
}) => {
  const customer = await createTestCustomer();
  const stored = async () => {
    const params = { userId: customer.uid };
    return (await callEndpoint(listAddresses, { params, token: customer.idToken })).addresses
      .length;
  };
  await signInDirectly(page, customer);
  await page.goto('/my-account/address-book');
  await fillAddressForm(page.getByRole('main'));
  const add = page.getByRole('button', { name: 'Add Address' });
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to add address' });
  const city = page.getByRole('textbox', { name: 'City', exact: true });

  await context.setOffline(true);
  await add.click();
  await expect(failure).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(city).toHaveValue('Bengaluru');
  expect(await stored()).toBe(0);

  await loseAnswer(page, '**/api/addresses');
  await add.click();
  await expect.poll(stored).toBe(1);
  await expect(failure).toBeFocused();
  await expect(city).toHaveValue('Bengaluru');
  await add.click();
  await expect(page.getByRole('cell', { name: /Church Street/ }).first()).toBeVisible();
  expect(await stored()).toBe(1);
});

test('an interrupted registration continues after a lost response of provider or API', async ({
  page,
}) => {
  await page.goto('/register');
  await fillRegistration(page, createTestEmail(), 'Meera Nair');
  const register = page.getByRole('button', { name: 'Register' });

  await loseAnswer(page, '**/accounts:signUp*');
  await register.click();
  await expect(page.getByRole('alert')).toHaveText('You seem to be offline.');
  await expect(page.getByLabel('First name')).toHaveValue('Meera');

  await loseAnswer(page, '**/api/auth/register');
  await register.click();
  await expect(page.getByRole('alert')).toContainText('The shop cannot be reached.');
  await register.click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').locator('a[href="/my-account/account-dashboard"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Meera');
});
