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
/** Long enough for a fade, too short for a toast to be gone. */
const FADE_MS = 600;

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** More than the height of a control. */
const SCROLLED = 60;

interface Violation {
  id: string;
  at: string[];
}

/** What the page, as it is now, has against these rules of WCAG 2.2 AA; nothing excluded. */
async function violationsOf(page: Page, rules = AXE_TAGS): Promise<Violation[]> {
  // Once for each document: the source of axe takes as long to read as the page to be judged.
  const isThere = await page.evaluate(() => window.axe !== undefined);
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    // Of what is as it should be, nothing is reported, and no selectors of what is not: that takes
    // longer than the judging.
    const options = { runOnly, resultTypes: ['violations' as const], selectors: false };
    const { violations = [] } = (await window.axe?.run(document, options)) ?? {};
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }));
  }, rules);
}

/** Colours are judged at rest: what is found half-way through a fade is looked at once more. */
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
 * Of targets that are too small, those that are so wherever the page is scrolled to: of what a bar half
 * covers, axe measures the other half.
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

/** The same of its colours in the dark. */
async function violationsInTheDark(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await violationsAtRest(page, AXE_COLOURS);
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** Holds the page, as it is now, against WCAG 2.2 AA: for states that a journey comes through. */
export async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await violationsAtRest(page)).toEqual([]);
}

/** A state of a page by its name, with the width that alone has it. */
type State = string | readonly [name: string, only: Width];

/** Leads a page from state to state, and yields in each. */
export type Walk = (page: Page) => AsyncGenerator<State, void, undefined>;
type Walks = Readonly<Record<string, Walk>>;

/**
 * Holds every state of every walk against WCAG 2.2 AA, at a phone's and a desktop's width, its colours
 * in the dark too; nowhere, nor on a tablet, does the page scroll sideways. What the states are for is
 * proved elsewhere, so errors in the console count for nothing here.
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

/** The same of walks that open a map. */
export function judgeMaps(walks: Walks): void {
  test.describe(() => {
    test.use({ usesGoogle: true });
    judgeAccessibility(walks);
  });
}

/** Answers nothing but errors at an address: such that no page asks again by itself, for seconds. */
export async function failAt(page: Page, address: string): Promise<void> {
  const json = { message: 'Not now.', code: 'business_rule', request_id: 'x' };
  await page.route(address, (route) => route.fulfill({ status: 422, json }));
}

/** Presses the first button of that name. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Waits for a text, as long as a page takes that asks several times before it gives up. */
export async function seen(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible({ timeout: 20_000 });
}
