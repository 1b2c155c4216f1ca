import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { resolve } from 'node:path';

export { expect };

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const NOTHING = /(?!)/;

interface Fixtures {
  /** Matches the console errors that this test brings about on purpose. */
  expectedErrors: RegExp;
  /** Fails the test on any other error in the console or uncaught in the page. */
  consoleWatch: undefined;
  /** Google's scripts, from local stand-ins: the machines that test have no internet. */
  googleScripts: undefined;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  expectedErrors: async ({}, use) => use(NOTHING),

  consoleWatch: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors.test(text));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  googleScripts: [
    async ({ context }, use) => {
      const standIns = {
        'https://apis.google.com/js/api.js*': 'google-script.js',
        'https://maps.googleapis.com/maps/api/js*': 'maps-script.js',
      };
      for (const [url, file] of Object.entries(standIns)) {
        const path = resolve(import.meta.dirname, file);
        await context.route(url, (route) => route.fulfill({ path }));
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Holds the page, as it is now, against WCAG 2.2 AA: no rule off, nothing excluded. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are judged at rest, not half-way through a fade.
  await page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(({ playState }) => playState === 'running');
    do {
      await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
      await new Promise(requestAnimationFrame);
    } while (isMoving());
  });
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }));
  expect(found, 'axe violations').toEqual([]);
}

/** Matches what one of the patterns matches. */
export function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
