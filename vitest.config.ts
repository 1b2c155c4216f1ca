import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { emulatorVariables } from './tests/support/require-emulators.ts';
import { getEnvironment, webBuildVariables } from './shared/local/environment.ts';

/** Tests outside of components that need jsdom; creating it takes a second per file. */
const WITH_DOM = 'web/src/**/*.dom.test.ts';
const UNIT_WEB = ['web/src', 'web/build', 'web/worker', 'tests/releases'];
/**
 * Tests that mock modules, and the one that imports the whole app; they run isolated, so that other files
 * get neither the mocks nor half-loaded modules.
 */
const IMPORTS_ALL = 'web/src/lib/language/translations.test.ts';
const isolatedWeb = UNIT_WEB.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
).filter(
  (file) =>
    /(?<![.]dom)[.]test[.]ts$/.test(file) &&
    (file === IMPORTS_ALL || readFileSync(file, 'utf8').includes('vi.mock(')),
);
/**
 * Files that run in isolation: they draw pictures, which the functions disable for their whole process, or
 * they replace the console, which the Firebase logger stores when it is loaded.
 */
const ISOLATED = [
  'functions/src/index.test.ts',
  'tools/quality/print-check/print-check.test.ts',
  'tools/lab/bench/auto-fill-quality.test.ts',
  'functions/src/features/photos/photo-facts.domain.test.ts',
  'functions/src/platform/pictures/find-faces.test.ts',
];
const EMULATOR_TIMEOUT_MILLISECONDS = 180_000;

/** Longer timeouts for component tests on busy machines. */
const longTimeouts = {
  testTimeout: 20_000, // twice the timeout of Testing Library in wait-test-setup.ts
  setupFiles: ['web/wait-test-setup.ts'],
};

/** Longer timeouts for tests that read or import all source files. */
const readsSources = { testTimeout: 20_000, hookTimeout: 30_000 };

/**
 * Loads this package through Vite. Node 20 sometimes fails when a module is imported and required at once,
 * and the CommonJS build of this package requires what other files import.
 */
const inlinesRouter = { server: { deps: { inline: ['react-router-dom', 'react-router'] } } };

/** Settings of tests that use the emulators of `npm test` or `npm run emulators`. */
const emulated = {
  env: emulatorVariables,
  globalSetup: ['tests/support/require-emulators.ts'],
  testTimeout: EMULATOR_TIMEOUT_MILLISECONDS,
  hookTimeout: EMULATOR_TIMEOUT_MILLISECONDS,
  // Time for triggers: the emulator delivers an event after all earlier ones, one at a time.
  // Each attempt takes CPU time that the trigger needs.
  expect: { poll: { timeout: 60_000, interval: 250 } },
};
/** Tests that change or count shared records, such as the catalogue; they run one file at a time. */
const SERIAL = 'tests/api/**/*.serial.test.ts';
/** Tests through Hosting and the function processes of the emulator. */
const THROUGH_HOSTING = 'tests/api/through-hosting/**/*.test.ts';

/** The longest API tests: a run that starts one last waits for it with one core. */
const LONGEST = /\/(?:bad-bodies|bad-input|guests|payments)\.test\.ts$/;

/** Starts the longest files first, then as Vitest does: by size, or by the duration of the last run. */
class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    maxWorkers: '100%', // all cores; the default leaves one unused
    sequence: { sequencer: LongestFirstSequencer },
    // After a change of one of these files, `npm test -- --changed` runs all tests.
    forceRerunTriggers: [
      '**/{package,package-lock}.json',
      '**/{tsconfig,tsconfig.*}.json',
      '**/{vitest,vite}.config.*',
      '**/.npmrc',
      '**/emulator-data/**',
      '**/tests/fixtures/**',
    ],
    projects: [
      {
        test: {
          name: 'unit',
          ...readsSources,
          isolate: false, // loading modules takes half the time, and these modules have no state
          include: ['{shared,functions}/{src,local}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/dev/offline/rules/**', ...ISOLATED],
        },
      },
      {
        test: {
          name: 'unit-web',
          ...readsSources,
          isolate: false,
          include: UNIT_WEB.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [WITH_DOM, ...isolatedWeb],
          ...inlinesRouter,
          env: webBuildVariables(getEnvironment('test')),
        },
      },
      {
        test: {
          name: 'unit-web-mocks',
          include: isolatedWeb,
          ...longTimeouts,
          ...inlinesRouter,
          env: webBuildVariables(getEnvironment('test')),
        },
      },
      {
        test: {
          name: 'seed',
          include: ['seed/src/**/*.test.ts', ...ISOLATED],
          testTimeout: 30_000, // pictures are drawn and faces found while other parts of the tests run
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          isolate: false, // creating jsdom takes longer than the tests of a file
          include: ['web/src/**/*.test.tsx'],
          ...longTimeouts,
          ...inlinesRouter,
          environment: 'jsdom',
          setupFiles: [...longTimeouts.setupFiles, 'web/component-test-setup.ts'],
          env: webBuildVariables(getEnvironment('test')),
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        resolve: { conditions: ['module-sync', 'module', 'node', 'development|production'] },
        test: {
          name: 'web-dom', // isolated, because these tests mock packages
          pool: 'vmThreads', // loads jsdom once per worker instead of once per file
          include: [WITH_DOM],
          ...longTimeouts,
          ...inlinesRouter,
          setupFiles: [...longTimeouts.setupFiles, 'web/dom-test-setup.ts'],
          environment: 'jsdom',
          env: webBuildVariables(getEnvironment('test')),
          globals: true, // Testing Library needs the global afterEach to unmount
        },
      },
      {
        test: {
          ...emulated,
          name: 'rules',
          include: ['{tests,tools/dev/offline}/rules/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        test: {
          ...emulated,
          name: 'api-serial',
          include: [SERIAL],
          setupFiles: ['tests/support/own-api-setup.ts'],
          globalSetup: [...emulated.globalSetup, 'tests/support/razorpay/serve.ts'],
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        test: {
          ...emulated,
          name: 'api',
          maxWorkers: 4, // more than cores, because the tests mostly wait for the emulators
          sequence: { groupOrder: 1 },
          include: ['tests/api/**/*.test.ts'],
          exclude: [SERIAL, THROUGH_HOSTING],
          setupFiles: ['tests/support/own-api-setup.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...emulated,
          name: 'api-hosting',
          include: [THROUGH_HOSTING],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...emulated,
          name: 'invariants',
          include: ['tests/invariants/**/*.test.ts'],
          setupFiles: ['tests/support/own-api-setup.ts'],
        },
      },
    ],
  },
});
