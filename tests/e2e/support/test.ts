import { expect, test as base } from '@playwright/test';
import { resolve } from 'node:path';

export { expect };

const NOTHING = /(?!)/;
/** Firestore's client says so after ten seconds without an answer, which a busy machine may take. */
const SLOW_MACHINE = /Could not reach Cloud Firestore backend/;

interface Fixtures {
  /** Matches the console errors that this test brings about on purpose. */
  expectedErrors: RegExp;
  /** Fails the test on any other error in the console or uncaught in the page. */
  consoleWatch: undefined;
  /**
   * Whether Google's scripts (maps, sign-in) are answered by local stand-ins: the machines that test
   * may have no internet. Routes switch the browser's HTTP cache off, so only those tests ask for it
   * that open a map or Google's popup.
   */
  usesGoogle: boolean;
  /** Carries `usesGoogle` out. */
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
      const unexpected = errors.filter(
        (text) => !expectedErrors.test(text) && !SLOW_MACHINE.test(text),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  usesGoogle: [false, { option: true }],

  googleScripts: [
    async ({ context, usesGoogle }, use) => {
      const standIns = {
        'https://apis.google.com/js/api.js*': 'google-script.js',
        'https://maps.googleapis.com/maps/api/js*': 'maps-script.js',
      };
      for (const [url, file] of usesGoogle ? Object.entries(standIns) : []) {
        const path = resolve(import.meta.dirname, file);
        await context.route(url, (route) => route.fulfill({ path }));
      }
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Matches what one of the patterns matches. */
export function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
