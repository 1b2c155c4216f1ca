import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './test';
import { overflowOf } from './widths';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const AXE_COLOURS = ['color-contrast'];
const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};
type Width = 'phone' | 'desktop';
/** Longer than a fade and shorter than a toast stays visible. */
const FADE_MS = 600;

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Scroll distance in px: more than the height of a control. */
const SCROLLED = 60;

interface Violation {
  id: string;
  at: string[];
}

/** The violations of these WCAG 2.2 AA rules on the current page, with no exclusions. */
async function violationsOf(page: Page, rules = AXE_TAGS): Promise<Violation[]> {
  // Loads axe once per document: parsing it takes as long as the check of a page.
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // Passed rules and selectors are not reported: collecting them takes longer than the check.
    const options = { runOnly, resultTypes: ['violations' as const], selectors: false };
    const { violations = [] } = (await window.axe?.run(document, options)) ?? {};
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }));
  }, rules);
}

/**
 * Checks after animations have ended; repeats the check after FADE_MS if it finds something, because
 * colours are wrong during a fade.
 */
async function violationsAtRest(page: Page, rules = AXE_TAGS): Promise<Violation[]> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((motion) => motion.finished)),
  );
  const found = await violationsOf(page, rules);
  if (found.length === 0) return [];
  await page.waitForTimeout(FADE_MS);
  return withoutHalfCovered(page, await violationsOf(page, rules));
}

/**
 * Drops violations of the target size that disappear after scrolling: axe measures only the visible half
 * of a target that a bar covers partly.
 */
async function withoutHalfCovered(page: Page, found: Violation[]): Promise<Violation[]> {
  if (!found.some(({ id }) => id === 'target-size')) return found;
  await page.evaluate((pixels) => window.scrollBy({ top: pixels, behavior: 'instant' }), SCROLLED);
  const small = (await violationsOf(page)).find(({ id }) => id === 'target-size')?.at ?? [];
  return found.flatMap(({ id, at }) => {
    const left = id === 'target-size' ? at.filter((node) => small.includes(node)) : at;
    return left.length > 0 ? [{ id, at: left }] : [];
  });
}

/** The violations of colour rules in dark mode. */
async function violationsInTheDark(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violationsAtRest(page, AXE_COLOURS);
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** Checks the current page against WCAG 2.2 AA, for states within a journey. */
export async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await violationsAtRest(page)).toEqual([]);
}

/** The name of a page's state, with its width if it exists at one width only. */
type State = string | readonly [name: string, only: Width];

/** Moves a page from state to state, and yields the name of each. */
export type Walk = (page: Page) => AsyncGenerator<State, void, undefined>;
type Walks = Readonly<Record<string, Walk>>;

/**
 * Checks every state of every walk against WCAG 2.2 AA at phone and desktop width, with its colours in
 * dark mode too, and checks that no page scrolls sideways at these widths or a tablet's. Other tests
 * prove what the states do, so console errors are ignored here.
 */
export function judgeAccessibility(walks: Walks): void {
  test.use({ expectedErrors: /^/ });
  for (const [name, walk] of Object.entries(walks)) {
    test(name, async ({ page }) => {
      test.slow();
      for await (const state of walk(page)) {
        const [title, only] = typeof state === 'string' ? [state] : state;
        for (const width of only ? [only] : (['phone', 'desktop'] as const)) {
          await page.setViewportSize(SIZES[width]);
          expect.soft(await violationsAtRest(page), `${title}, ${width}`).toEqual([]);
          expect.soft(await overflowOf(page), `${title}, overflow, ${width}`).toBe(0);
        }
        expect.soft(await violationsInTheDark(page), `${title}, in the dark`).toEqual([]);
        if (!only) {
          await page.setViewportSize(SIZES.tablet);
          expect.soft(await overflowOf(page), `${title}, overflow, tablet`).toBe(0);
        }
        await page.setViewportSize(SIZES.phone);
      }
    });
  }
}

/** `judgeAccessibility` for walks that open a map. */
export function judgeMaps(walks: Walks): void {
  test.describe(() => {
    test.use({ usesGoogle: true });
    judgeAccessibility(walks);
  });
}

/** Answers requests of an address with status 422, which pages do not retry. */
export async function failAt(page: Page, address: string): Promise<void> {
  const json = { message: 'Not now.', code: 'business_rule', request_id: 'x' };
  await page.route(address, (route) => route.fulfill({ status: 422, json }));
}

/** Clicks the first button of that name. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Waits for a text, with time for the page's retries. */
export async function seen(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible({ timeout: 20_000 });
}
