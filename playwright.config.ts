import { defineConfig } from '@playwright/test';
import { emulatorVariables } from './tests/support/require-emulators.ts';
import { CHROMIUM_FLAGS } from './tools/dev/programs/chromium.ts';

// Test files read these variables when they are loaded, even for a list of the tests.
Object.assign(process.env, emulatorVariables);

/** Tests that change the whole shop; they run alone, after all others. */
const ALONE = '**/alone/**';

/**
 * Browser tests of the shop in Chromium, on the emulators that `npm test -- e2e` starts, or that
 * `npm run emulators` keeps open for `npx playwright test NAME`.
 * Tests run at phone width; those tagged @wide run at desktop width instead, those tagged @both at both.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One retry in CI, whose shared machines may stall for seconds; the report lists the test as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  // The longest test has taken 100 s on a busy machine.
  timeout: process.env.CI ? 240_000 : 120_000,
  // Conflicting transactions cost three seconds per try in the Firestore emulator.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SMRITI_TEST_HOSTING_ORIGIN,
    // Only the two specs that test the service worker allow service workers.
    serviceWorkers: 'block',
    // Chromium draws animations in software here, which takes a fifth of its time. Specs about motion
    // enable animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording doubles the time of a test, so only retries are recorded.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    // The Hosting emulator does not cache compressed files.
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
    // `--no-deps` runs this project without the others before it.
    {
      name: 'alone',
      testMatch: ALONE,
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
