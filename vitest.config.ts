import { defineConfig } from 'vitest/config';
import { environment, webVariables } from './tools/environment.ts';

/** A document costs a second a file: components have one, other code of the web app where it asks. */
const WITH_DOM = 'web/src/**/*.dom.test.ts';
const EMULATOR_TIMEOUT_MILLISECONDS = 60_000;

/** Tests against the emulators share their data, so the files of a project run one by one. */
function emulatorProject(name: string, { include = [] as string[], globalSetup = [] as string[] }) {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`, ...include],
      globalSetup,
      fileParallelism: false,
      testTimeout: EMULATOR_TIMEOUT_MILLISECONDS,
      hookTimeout: EMULATOR_TIMEOUT_MILLISECONDS,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,functions,web}/src/**/*.test.ts', '{tools,web/build}/**/*.test.ts'],
          exclude: ['tools/offline/rules/**', WITH_DOM],
          env: webVariables(environment('test')),
        },
      },
      { test: { name: 'seed', include: ['seed/src/**/*.test.ts'] } },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          include: ['web/src/**/*.test.tsx', WITH_DOM],
          environment: 'jsdom',
          env: webVariables(environment('test')),
          globals: true, // Testing Library unmounts after each test only when it finds them
        },
      },
      emulatorProject('rules', { include: ['tools/offline/rules/**/*.test.ts'] }),
      emulatorProject('api', { globalSetup: ['tests/support/razorpay/serve.ts'] }),
    ],
  },
});
