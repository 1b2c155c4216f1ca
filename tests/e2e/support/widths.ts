import type { Page } from '@playwright/test';

/** Whether the page has a phone's width, where menus and summaries begin closed. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}
