import type { Page } from '@playwright/test';

/** Goes to a page of the shop as a link in it does: without loading the app again. */
export async function followPath(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
