import { DEMO_CUSTOMER_EMAIL, signInMember } from '../support/accounts';
import { signInDirectly } from './support/accounts';
import { expect, test } from './support/test';
import { measureSidewaysOverflow } from './support/widths';

const ORDERS = '/my-account/account-orders';

/** The words of these elements that are broken into several lines. */
function findBrokenWords(elements: Element[]): string[] {
  const broken: string[] = [];
  for (const element of elements) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

test(
  'My Orders fits its table at every width, in each language',
  { tag: '@wide' },
  async ({ page }) => {
    await signInDirectly(page, await signInMember(DEMO_CUSTOMER_EMAIL));
    await page.goto(ORDERS);
    for (const [name, language] of [
      ['English', 'en-IN'],
      ['हिन्दी', 'hi-IN'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('button', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('table')).toBeVisible();
      for (const width of [960, 1024, 1215, 1216]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await measureSidewaysOverflow(page);
        expect.soft(overflow, `${language} at ${width}`).toBe(0);
      }
      const texts = page.getByRole('row').locator('td:nth-child(-n + 2)');
      expect(await texts.evaluateAll(findBrokenWords), language).toEqual([]);
    }
  },
);
