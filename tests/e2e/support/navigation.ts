import type { Page } from '@playwright/test';

/**
 * Opens a path in the loaded app, as a link does; loading a document takes about two seconds of CPU time.
 * The previous page stays until the next one is ready: wait for content that only the next page has.
 * Data of the last minute are not requested again.
 */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);
}
