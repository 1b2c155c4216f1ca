import { expect, type Locator, type Page } from '@playwright/test';
import { isNarrow } from './widths';

/** The summary of a checkout. On phones it has to be opened before it shows its lines. */
export async function openSummary(page: Page): Promise<Locator> {
  const summary = page.getByRole('region', { name: 'Order Summary' });
  await expect(summary).toBeVisible();
  const toggle = summary.getByRole('button', { name: / details$/ });
  const isClosed = isNarrow(page) && (await toggle.getAttribute('aria-expanded')) === 'false';
  if (isClosed) await toggle.click();
  return summary;
}
