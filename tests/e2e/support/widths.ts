import type { Page } from '@playwright/test';

/** Whether the page has a phone's width, where menus and summaries begin closed. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** By how many pixels the page is wider than the window, which then scrolls sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
