import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

export const PASSWORD = 'Smriti@123';
export const CUSTOMER = 'customer@smriti.test';

/** An address that nobody has registered yet. */
export function freshEmail(): string {
  return `test-${randomUUID().slice(0, 8)}@smriti.test`;
}

/** Signs in on the login page and waits until the shop greets the customer. */
export async function signIn(page: Page, email = CUSTOMER, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Fills the form of the register page. */
export async function fillRegistration(page: Page, email: string, name: string): Promise<void> {
  const [firstName = '', lastName = ''] = name.split(' ');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** Registers a new customer through the form; returns the email. */
export async function registerCustomer(page: Page, firstName = 'Asha'): Promise<string> {
  const email = freshEmail();
  await page.goto('/register');
  await fillRegistration(page, email, `${firstName} Verma`);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).not.toHaveURL(/\/register/);
  return email;
}
