import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Keyboard-only use: Tab moves the focus, and other keys operate the focused control. */

/** Timeout in ms for reaching a control by Tab: a closing dialog keeps the focus for a moment. */
const TAB_TIMEOUT_MS = 20_000;

/** Moves the focus to `target` with Tab. Fails if Tab does not reach it. */
export async function focusByTab(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // A handle of the element, because a query by role takes much longer than the key press.
  let handle = await target.elementHandle();
  const isFocused = () =>
    handle?.evaluate((one) => (one.isConnected ? one === document.activeElement : null));
  const end = Date.now() + TAB_TIMEOUT_MS;
  while (Date.now() < end) {
    const isThere = await isFocused();
    if (isThere === true) return;
    if (isThere === null) handle = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** Activates a button or a link. */
export async function activateByKeyboard(page: Page, target: Locator): Promise<void> {
  await focusByTab(page, target);
  await page.keyboard.press('Enter');
}

/** Toggles a checkbox. */
export async function toggleByKeyboard(page: Page, target: Locator): Promise<void> {
  await focusByTab(page, target);
  await page.keyboard.press('Space');
}

/** Replaces the value of a field. */
export async function typeByKeyboard(page: Page, target: Locator, text: string): Promise<void> {
  await focusByTab(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Selects the option that begins with `name`, or the second option if there is no name. */
export async function chooseByKeyboard(page: Page, target: Locator, name?: string): Promise<void> {
  await focusByTab(page, target);
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
