import type { Page } from '@playwright/test';

/** A screen of docs/screens: its name, its address, and what to do before the picture is taken. */
export interface Screen {
  name: string;
  path: string;
  /** Signed in as the demo customer. */
  isSignedIn?: boolean;
  /** Brings the page into the state to be shown. */
  prepare?: (page: Page) => Promise<void>;
  /** The whole page rather than the first screenful. */
  isWhole?: boolean;
}

const PRODUCT = '/product?id=1';

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'products', path: '/products' },
  { name: 'products-filtered', path: '/products?category=3&min_rating=3&sort=price_desc' },
  { name: 'products-empty', path: '/products?q=xyzzy' },
  { name: 'product', path: PRODUCT, isWhole: true },
  {
    name: 'product-chosen',
    path: PRODUCT,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Choose the usual set' }).click();
      await page.getByRole('group', { name: 'Paper Type' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'product-incomplete',
    path: PRODUCT,
    prepare: (page) => page.getByRole('button', { name: 'Start Design' }).first().click(),
  },
  { name: 'login', path: '/login' },
  {
    name: 'login-failed',
    path: '/login',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@smriti.test');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password-expired', path: '/reset-password?oobCode=used' },
  { name: 'refer', path: '/refer?code=SMR2TY7K' },
  { name: 'refer-missing', path: '/refer' },
  { name: 'account-dashboard', path: '/my-account/account-dashboard', isSignedIn: true },
  { name: 'account-information', path: '/my-account/account-information', isSignedIn: true },
  {
    name: 'account-information-edit',
    path: '/my-account/account-information',
    isSignedIn: true,
    prepare: (page) => page.getByRole('button', { name: 'Edit' }).click(),
  },
  { name: 'account-not-found', path: '/my-account/no-such-page', isSignedIn: true },
  { name: 'opens-soon', path: '/my-account/cart', isSignedIn: true },
];
