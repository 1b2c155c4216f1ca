import type { Page } from '@playwright/test';

/** Holds back requests to matching addresses until the returned function is called. */
export async function holdRouteRequests(page: Page, address: RegExp): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}
