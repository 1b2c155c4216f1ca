import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from './test';
import { measureSidewaysOverflow } from './widths';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
export const COLOUR_RULES = ['color-contrast'];
const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
};
type Width = 'phone' | 'desktop';
/** Wait in ms that is longer than a fade, and shorter than the display of a toast. */
const FADE_MS = 600;
/** Timeout in ms: more than twice the time of the longest walk on a busy machine. */
const MAX_WALK_MS = 240_000;

interface Check {
  violations: Violation[];
  /** Keys of the checked elements that were not known; '' if there are violations. */
  keys: string;
}

declare global {
  interface Window {
    axeOnChanges?: (rules: readonly string[], knownKeys: string) => Promise<Check>;
  }
}

const require = createRequire(import.meta.url);
const SCRIPTS = [
  require.resolve('axe-core/axe.min.js'),
  join(import.meta.dirname, 'axe-on-changes.js'),
].map((path) => readFileSync(path, 'utf8'));

/** Keys of elements that were checked without a violation, joined by spaces, by width and rules. */
const checkedKeys = new Map<string, string>();

/** Scroll distance in px: more than the height of a control. */
const SCROLLED = 60;

interface Violation {
  id: string;
  at: string[];
}

/** Checks the current page; undefined if its document has no axe yet. */
function checkChanges(page: Page, rules: readonly string[], known: string) {
  return page.evaluate(([runOnly, knownKeys]) => window.axeOnChanges?.(runOnly, knownKeys), [
    rules,
    known,
  ] as const);
}

/**
 * The violations of these WCAG 2.2 AA rules on the current page after its animations, with no exclusions
 * except for parts that were checked at this width before, and look the same.
 */
export async function findViolations(page: Page, rules = AXE_TAGS): Promise<Violation[]> {
  const where = `${page.viewportSize()?.width} ${rules.join(' ')}`;
  const known = checkedKeys.get(where) ?? '';
  let check = await checkChanges(page, rules, known);
  if (!check) {
    // Loads axe once per document: parsing it takes as long as the check of a page.
    for (const script of SCRIPTS) await page.evaluate(script);
    check = await checkChanges(page, rules, known);
  }
  if (!check) throw new Error('axe could not be loaded');
  checkedKeys.set(where, `${known} ${check.keys}`);
  return check.violations;
}

/** Runs a check; if it finds violations, repeats it after FADE_MS, because contrast is wrong during a fade. */
async function violationsAtRest(page: Page, rules = AXE_TAGS): Promise<Violation[]> {
  const found = await findViolations(page, rules);
  if (found.length === 0) return [];
  await page.waitForTimeout(FADE_MS);
  return withoutHalfCovered(page, await findViolations(page, rules));
}

/**
 * Drops violations of the target size that disappear after scrolling: axe measures only the visible half
 * of a target that a bar covers partly.
 */
async function withoutHalfCovered(page: Page, found: Violation[]): Promise<Violation[]> {
  if (!found.some(({ id }) => id === 'target-size')) return found;
  await page.evaluate((pixels) => window.scrollBy({ top: pixels, behavior: 'instant' }), SCROLLED);
  const small = (await findViolations(page)).find(({ id }) => id === 'target-size')?.at ?? [];
  return found.flatMap(({ id, at }) => {
    const left = id === 'target-size' ? at.filter((node) => small.includes(node)) : at;
    return left.length > 0 ? [{ id, at: left }] : [];
  });
}

/** The name of a page's state, with its width if it exists at one width only. */
type State = string | readonly [name: string, only: Width];

/** Brings a page into one state after the other, and yields the name of each. */
export type PageStates = (page: Page) => AsyncGenerator<State, void, undefined>;
type Walks = Readonly<Record<string, PageStates>>;

/** Checks a state in light or dark mode at a width, and that its page does not scroll sideways there. */
async function judgeAt(page: Page, title: string, width: Width, rules = AXE_TAGS): Promise<void> {
  expect.soft(await violationsAtRest(page, rules), `${title}, ${width}`).toEqual([]);
  expect.soft(await measureSidewaysOverflow(page), `${title}, overflow, ${width}`).toBe(0);
}

/** Checks a state that exists at one width only. */
async function judgeOneWidth(page: Page, title: string, width: Width): Promise<void> {
  await page.setViewportSize(SIZES[width]);
  await judgeAt(page, title, width);
  await page.emulateMedia({ colorScheme: 'dark' });
  await judgeAt(page, `${title}, in the dark`, width, COLOUR_RULES);
}

/** Checks a state on a phone, and on a desktop: its colours in light mode, and all rules in dark mode. */
async function judgeAllWidths(page: Page, title: string): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  await judgeAt(page, title, 'phone');
  await page.setViewportSize(SIZES.tablet);
  expect.soft(await measureSidewaysOverflow(page), `${title}, overflow, tablet`).toBe(0);
  await page.setViewportSize(SIZES.desktop);
  await judgeAt(page, title, 'desktop', COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  await judgeAt(page, `${title}, in the dark`, 'desktop');
}

/**
 * Checks the current state of a page against WCAG 2.2 AA at phone and desktop width, in light and dark
 * mode, and that it does not scroll sideways at these widths or a tablet's. Leaves the page at the width
 * that it had.
 */
export async function expectAccessible(page: Page, state: State): Promise<void> {
  const before = page.viewportSize() ?? SIZES.phone;
  if (typeof state === 'string') await judgeAllWidths(page, state);
  else await judgeOneWidth(page, ...state);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize(before);
}

/**
 * Tests each state of each page by `expectAccessible`. Other tests prove what the states do, so console
 * errors are ignored here.
 */
export function testAccessibility(walks: Walks): void {
  test.use({ expectedErrors: /^/ });
  for (const [name, walk] of Object.entries(walks)) {
    test(`${name}: every state is accessible`, async ({ page }) => {
      test.setTimeout(MAX_WALK_MS);
      for await (const state of walk(page)) await expectAccessible(page, state);
    });
  }
}

/** Clicks the first button of that name. */
export async function clickFirstButton(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Waits for a text, with time for the page's retries. */
export async function expectTextVisible(page: Page, text: string | RegExp): Promise<void> {
  const shown = page.getByText(text).filter({ visible: true }).first();
  // A failed `expect` takes a snapshot of the whole page each time it is repeated.
  await shown.waitFor({ timeout: 20_000 });
}
