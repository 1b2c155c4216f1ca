import { expect, test as base } from '@playwright/test';
import { resolve } from 'node:path';

export { expect };

const NOTHING = /(?!)/;
/** Error of Firestore's client after ten seconds without an answer, which can happen on a slow machine. */
const SLOW_MACHINE = /Could not reach Cloud Firestore backend/;

interface Fixtures {
  /** Console errors that the test provokes on purpose. */
  expectedErrors: RegExp;
  /** Fails the test on console errors and uncaught exceptions that `expectedErrors` does not match. */
  consoleWatch: undefined;
  /**
   * Whether local stand-ins answer for Google's scripts (maps, sign-in), since test machines may have no
   * internet. Routes switch the browser's HTTP cache off, so only tests that open a map or Google's popup
   * set this.
   */
  usesGoogle: boolean;
  /** Routes Google's scripts to the stand-ins if `usesGoogle`. */
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

/** Errors of lists of orders: the API tests leave orders of photos whose files they deleted. */
export const DELETED_PICTURE_ERROR = /status of 404.*\/api\/pictures/;

/** A pattern that matches what any of the patterns matches. */
export function matchAnyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
