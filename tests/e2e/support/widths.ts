import type { Page } from '@playwright/test';

/** Whether the page has the width of a phone, where menus and summaries are closed at first. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** The width in px by which the page exceeds the window, so that it scrolls sideways. */
export function measureSidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
