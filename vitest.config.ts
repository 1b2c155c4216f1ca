import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { emulatorVariables } from './tests/support/require-emulators.ts';
import { environment, webVariables } from './shared/local/environment.ts';

/** A document costs a second a file: components have one, other code of the web app where it asks. */
const WITH_DOM = 'web/src/**/*.dom.test.ts';
const UNIT_WEB = ['web/src', 'web/build', 'web/worker', 'tests/releases'];
/** Those that take the place of modules: files that share a process would find these replaced. */
const mocking = UNIT_WEB.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
).filter(
  (file) =>
    /(?<![.]dom)[.]test[.]ts$/.test(file) && readFileSync(file, 'utf8').includes('vi.mock('),
);
/**
 * Files that need modules of their own: they draw pictures, which the functions forbid to the process that
 * they run in, or replace the console before the Firebase logger, once loaded, holds on to it.
 */
const ISOLATED = [
  'functions/src/index.test.ts',
  'tools/quality/print-check/print-check.test.ts',
  'tools/lab/bench/auto-fill-quality.test.ts',
  'functions/src/features/photos/photo-facts.domain.test.ts',
];
const EMULATOR_TIMEOUT_MILLISECONDS = 120_000;

/** What a busy machine takes seconds for: Vitest itself waits for one. */
const patient = {
  testTimeout: 20_000, // twice what these setups and Testing Library wait
  setupFiles: ['web/patient-test-setup.ts'],
};

/** Some tests read or import every source file of a program, which takes a busy machine seconds. */
const readsSources = { testTimeout: 20_000, hookTimeout: 30_000 };

/** Against the emulators, which all files share: those of `npm test` or `npm run emulators`. */
const emulated = {
  env: emulatorVariables,
  globalSetup: ['tests/support/require-emulators.ts'],
  testTimeout: EMULATOR_TIMEOUT_MILLISECONDS,
  hookTimeout: EMULATOR_TIMEOUT_MILLISECONDS,
  // what a trigger does after its answer; Vitest itself waits for a second
  expect: { poll: { timeout: 30_000 } },
};
/** Files whose tests change or count what others see (the catalogue, everybody's orders): one by one. */
const SERIAL = 'tests/api/**/*.serial.test.ts';
/** What Hosting and several processes of the functions have a part in. */
const THROUGH_HOSTING = 'tests/api/through-hosting/**/*.test.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%', // of the cores; Vitest itself leaves one to nobody
    // Files that may affect every test: after a change `npm test -- --changed` runs them all.
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
          isolate: false, // they keep nothing in their modules, whose loading is half the time
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
          exclude: [WITH_DOM, ...mocking],
          env: webVariables(environment('test')),
        },
      },
      {
        test: {
          name: 'unit-web-mocks',
          include: mocking,
          ...patient,
          env: webVariables(environment('test')),
        },
      },
      { test: { name: 'seed', include: ['seed/src/**/*.test.ts', ...ISOLATED] } },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          isolate: false, // a document for each file takes longer than its tests
          include: ['web/src/**/*.test.tsx'],
          ...patient,
          environment: 'jsdom',
          setupFiles: [...patient.setupFiles, 'web/component-test-setup.ts'],
          env: webVariables(environment('test')),
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web-dom', // these take the place of packages, whose modules files would share
          include: [WITH_DOM],
          ...patient,
          environment: 'jsdom',
          env: webVariables(environment('test')),
          globals: true, // Testing Library unmounts after each test only when it finds them
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
          maxWorkers: 4, // mostly they wait for the emulators
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
