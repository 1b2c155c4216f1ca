import { defineConfig } from '@playwright/test';
import { emulatorVariables } from './tests/support/require-emulators.ts';
import { CHROMIUM_FLAGS } from './tools/dev/programs/chromium.ts';

// Files of tests read them when they are loaded, to be listed too.
Object.assign(process.env, emulatorVariables);

/** Tests that have the shop to themselves, when all others are done. */
const ALONE = '**/alone/**';

/**
 * Browser tests of the shop in Chromium, on the emulators that `npm test -- e2e` starts, or that
 * `npm run emulators` keeps open for `npx playwright test NAME`. A test runs at a phone's width: at a desktop's alone when it is
 * tagged @wide, at both when it is tagged @both (layout and whatever else the width changes).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds: there a test that fails has a second try, and is listed
  // as flaky when that passes. At a developer's desk every failure counts.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  // On a busy machine the longest test has come to 60 s, step by step and without a failure.
  timeout: process.env.CI ? 120_000 : 60_000,
  // Two that hold a lock for each other cost the emulator of Firestore three seconds, at each try.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SMRITI_TEST_HOSTING_ORIGIN,
    // Two specs are about the service worker; all others see what the network answers.
    serviceWorkers: 'block',
    // Recording doubles the time of a test: only the second try of one that failed is worth it.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    // The emulator of Hosting would compress every file anew for each test.
    extraHTTPHeaders: { 'Accept-Encoding': 'identity' },
    launchOptions: { executablePath: process.env.CHROME_PATH, args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: ALONE,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: ALONE,
      grep: /@wide|@both/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Only what changes the shop for everybody; `--no-deps` runs it without all that goes before it.
    {
      name: 'alone',
      testMatch: ALONE,
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
