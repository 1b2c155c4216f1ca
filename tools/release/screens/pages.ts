import type { Page } from '@playwright/test';
import { CONSOLE_SCREENS, createCoupon, createPaymentLink } from './console-pages.ts';
import { readDemoPhotos } from './demo-photos.ts';
import { JOURNEY_SCREENS } from './journey-pages.ts';
import type { Screen } from './screen.ts';
import { runAsPersona } from './sign-in.ts';
import { STUDIO_SCREENS } from './studio-pages.ts';

const PRODUCT = '/product?id=1';
const KAVYA = '/view-product?id=demo-album-kavya';
/** Time for turning a page, in ms. */
const TURN_MS = 1200;
const ORDERS = '/my-account/account-orders';

/** All screens of docs/screens. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', isWhole: true },
  { name: 'products', path: '/products' },
  { name: 'products-filtered', path: '/products?category=3&min_rating=3&sort=price_desc' },
  { name: 'products-empty', path: '/products?q=xyzzy' },
  { name: 'product', path: PRODUCT },
  {
    name: 'product-chosen',
    path: PRODUCT,
    prepare: async (page) => {
      await page.getByRole('group', { name: 'Paper Type' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'product-incomplete',
    path: `${PRODUCT}&paperType=999999`,
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
  { name: 'refer', path: '/refer?code=ANANYA27' },
  { name: 'refer-missing', path: '/refer' },
  { name: 'account-dashboard', path: '/my-account/account-dashboard', as: 'customer' },
  {
    name: 'account-information',
    path: '/my-account/account-information',
    as: 'customer',
    isWhole: true,
  },
  {
    name: 'account-information-edit',
    path: '/my-account/account-information',
    as: 'customer',
    prepare: (page) => page.getByRole('button', { name: 'Edit' }).click(),
  },
  { name: 'account-not-found', path: '/my-account/no-such-page', as: 'customer' },
  { name: 'cart', path: '/my-account/cart', as: 'customer', isWhole: true },
  {
    name: 'view-product',
    path: KAVYA,
    as: 'customer',
    isWhole: true,
  },
  { name: 'preview', path: KAVYA, as: 'customer', prepare: openPreview(0) },
  { name: 'preview-open', path: KAVYA, as: 'customer', prepare: openPreview(2) },
  { name: 'shared-book', path: KAVYA, as: 'customer', isWhole: true, prepare: openSharedBook },
  {
    name: 'shared-book-links',
    path: KAVYA,
    as: 'customer',
    isWhole: true,
    prepare: async (page) => {
      const notes = page.getByRole('list', { name: 'Hearts and notes' });
      // at most five links can be valid at a time
      if ((await notes.count()) === 0) {
        await openSharedBook(page);
        await page.goBack();
      }
      await notes.waitFor();
    },
  },
  { name: 'checkout', path: '/checkout', as: 'customer' },
  { name: 'checkout-details', path: '/checkout/details', as: 'customer', isWhole: true },
  {
    name: 'checkout-shipping',
    path: '/checkout/details',
    as: 'customer',
    isWhole: true,
    prepare: chooseShipping,
  },
  {
    name: 'checkout-payment',
    path: '/checkout/details',
    as: 'customer',
    isWhole: true,
    prepare: async (page) => {
      await chooseShipping(page);
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await page.getByRole('button', { name: 'Place Order' }).waitFor();
    },
  },
  {
    name: 'checkout-coupon',
    path: '/checkout/details',
    as: 'customer',
    isWhole: true,
    prepare: async (page) => {
      const code = `DIWALI${Date.now() % 10_000}`;
      await runAsPersona(page, 'admin', (console) => createCoupon(console, code));
      await chooseShipping(page);
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await page.getByRole('button', { name: 'Have a coupon code?' }).click();
      await page.getByLabel('Coupon code').fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText(`${code} is applied.`).waitFor();
    },
  },
  {
    name: 'payment-link',
    path: '/checkout',
    as: 'customer',
    isWhole: true,
    prepare: async (page) => {
      let path = '';
      await runAsPersona(page, 'admin', async (console) => {
        path = await createPaymentLink(console);
      });
      await page.goto(path);
      await page.getByRole('button', { name: /Place Order|ऑर्डर करें/ }).waitFor();
    },
  },
  { name: 'checkout-payment-missing', path: '/checkout/payment', as: 'customer' },
  {
    name: 'create-album',
    path: '/my-account/create-album',
    as: 'customer',
    isWhole: true,
    prepare: addPhotos,
  },
  {
    name: 'create-product',
    path: '/create-product?productId=2&albumSize=4&paperType=3&lamination=2&coverType=1&binding=2&orientation=1&quantity=1',
    isWhole: true,
    prepare: addPhotos,
  },
  {
    name: 'edit-product',
    path: '/edit-product?id=demo-album-first-year',
    as: 'customer',
    isWhole: true,
  },
  { name: 'upload-choice', path: '/uploadChoice', as: 'customer', isWhole: true },
  {
    name: 'initial-payment',
    path: '/initial-payment?cartId=demo-album-diwali&amount=213.8',
    as: 'customer',
    isWhole: true,
  },
  {
    name: 'initial-payment-confirm',
    path: '/initial-payment-confirm?cartId=demo-album-kerala&transactionId=demo-album-kerala-1',
    as: 'customer',
  },
  { name: 'payments', path: '/my-account/account-payments', as: 'customer', isWhole: true },
  { name: 'orders', path: ORDERS, as: 'customer', isWhole: true },
  { name: 'order', path: ORDERS, as: 'customer', isWhole: true, prepare: openOrder('Shipped') },
  {
    name: 'order-delivered',
    path: ORDERS,
    as: 'customer',
    isWhole: true,
    prepare: openOrder('Delivered'),
  },
  {
    name: 'order-cancel',
    path: ORDERS,
    as: 'customer',
    prepare: async (page) => {
      await openOrder('Processing')(page);
      await page.getByRole('button', { name: 'Cancel Order' }).click();
    },
  },
  {
    name: 'order-cancelled',
    path: ORDERS,
    as: 'customer',
    isWhole: true,
    prepare: openOrder('Cancelled'),
  },
  { name: 'order-not-found', path: '/view-order?id=ORDXXXXXXXX', as: 'customer' },
  {
    name: 'reorder',
    path: ORDERS,
    as: 'customer',
    isWhole: true,
    prepare: async (page) => {
      await rowOf(page, 'Delivered').getByRole('link', { name: 'Re-Order' }).click();
      await page.getByRole('button', { name: 'Place Reorder' }).waitFor();
    },
  },
  {
    name: 'total-payment',
    path: '/total-payment?points=500&amount=50',
    as: 'customer',
    isWhole: true,
  },
  { name: 'address-book', path: '/my-account/address-book', as: 'customer', isWhole: true },
  { name: 'gift-card', path: '/my-account/account-gift-card', as: 'customer', isWhole: true },
  { name: 'credits', path: '/my-account/account-credits', as: 'customer', isWhole: true },
  { name: 'refer-and-earn', path: '/my-account/account-refer', as: 'customer', isWhole: true },
  { name: 'about', path: '/about', isWhole: true },
  { name: 'faqs', path: '/faqs', isWhole: true },
  { name: 'shipping-policy', path: '/shipping-policy', isWhole: true },
  { name: 'review-queue', path: '/admin/review', as: 'reviewer', isWhole: true },
  { name: 'review', path: '/admin/review?id=demo-album-spiti', as: 'reviewer' },
  {
    name: 'remarks',
    path: '/preview-product?id=demo-album-kavya',
    as: 'customer',
    isWhole: true,
  },
  {
    name: 'final-checkout',
    path: '/final-checkout/demo-album-kavya',
    as: 'customer',
    isWhole: true,
  },
  ...STUDIO_SCREENS,
  ...CONSOLE_SCREENS,
  ...JOURNEY_SCREENS,
];

/** Chooses photos of the demo data as a customer does, and waits until they are uploaded. */
async function addPhotos(page: Page): Promise<void> {
  const photos = await readDemoPhotos();
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await page.getByRole('progressbar').first().waitFor();
  await page.getByRole('progressbar').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** The row of the customer's order with a status, in My Orders. */
function rowOf(page: Page, status: string) {
  const state = page.getByText(status, { exact: true });
  return page.getByRole('row').filter({ has: state }).first();
}

function openOrder(status: string) {
  return async (page: Page): Promise<void> => {
    await rowOf(page, status).getByRole('link', { name: 'View Order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order #' }).waitFor();
  };
}

/** Continues with the suggested address and chooses a shipping method. */
async function chooseShipping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Shipping' }).click();
  await page.getByRole('radio', { name: /^Express/ }).check();
}

function openPreview(turns: number) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog');
    for (let turn = 0; turn < turns; turn += 1) {
      await preview.getByRole('button', { name: 'Turn the page' }).click();
      await page.waitForTimeout(TURN_MS);
    }
  };
}

/** Creates a link to the album's book, opens it, and adds a heart and a note to the first pages. */
async function openSharedBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a link' }).click();
  const url = await page.getByLabel('Your new link').inputValue();
  await page.goto(new URL(url).pathname);
  await page.getByRole('button', { name: 'Turn the page' }).click();
  await page.getByLabel('Your name').fill('Nani');
  await page.getByRole('button', { name: 'Leave a heart' }).click();
  await page.getByText('Thank you! Your heart is here now.').waitFor();
  await page.getByLabel('Your note').fill('How big she has grown! We miss you all.');
  await page.getByRole('button', { name: 'Leave the note' }).click();
  await page.getByText('Thank you! Your note is here now.').waitFor();
}
