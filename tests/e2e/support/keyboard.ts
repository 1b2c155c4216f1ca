import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** What somebody does who has no mouse: Tab goes on until it is there, and other keys do the rest. */

/** More stops than any page has: whoever did not get there by then never does. */
const MOST_STOPS = 200;

/** Goes on by Tab to `target`, from wherever the focus is. Fails for what Tab does not reach. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((one) => one === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Presses a button or follows a link. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Ticks a box, or takes the tick away. */
export async function tickByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Space');
}

/** Types into a field, instead of what stands there. */
export async function typeByKey(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes down the options of a list to the one that begins with `name`, or to the first that is any. */
export async function chooseByKey(page: Page, target: Locator, name?: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Home');
  const options = await target.getByRole('option').count();
  const chosen = async () => (await target.locator('option:checked').textContent()) ?? '';
  for (let option = 0; option < options; option += 1) {
    const isThere = name === undefined ? option === 1 : (await chosen()).startsWith(name);
    if (isThere) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`no option ${name ?? ''} of ${String(target)}`);
}
