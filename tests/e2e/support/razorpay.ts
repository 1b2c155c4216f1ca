import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { origins } from '../../support/environment';

/** Makes the pages use Razorpay as the payment provider, with stand-ins for its script and API. */
export async function useRazorpay(page: Page): Promise<void> {
  await page.route('**/api/payments/options', (route) =>
    route.continue({ url: `${route.request().url()}?provider=razorpay` }),
  );
  const path = resolve(import.meta.dirname, 'razorpay-script.js');
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ path }),
  );
  await page.route('https://api.razorpay.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({ url: `${origins.razorpay}${pathname}` });
    await route.fulfill({ response });
  });
}
