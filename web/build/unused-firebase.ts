import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, type Plugin } from 'vite';

/** The sources in reactfire's package: one module for each Firebase product. */
const REACTFIRE = fileURLToPath(new URL('../src/index.ts', import.meta.resolve('reactfire')));
const NO_PATTERNS = resolve(import.meta.dirname, 'no-patterns.ts');

/**
 * Leaves unused parts of Firebase out of the bundle. reactfire's own bundle imports Realtime Database,
 * Firestore, Functions, Remote Config and Storage statically: 180 kB gzip for everybody who uses one of its
 * hooks. Firestore carries an engine for regular expressions (45 kB) for queries that the shop does not make.
 */
export function unusedFirebase(): Plugin {
  return {
    name: 'unused-firebase',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^reactfire$/, replacement: REACTFIRE },
          { find: /^re2js$/, replacement: NO_PATTERNS },
        ],
        conditions: ['es2015', ...defaultClientConditions], // RxJS without helpers for older browsers
      },
      build: {
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [
              { test: /[\\/]node_modules[\\/]reactfire[\\/]/, sideEffects: false },
            ],
          },
        },
      },
    }),
  };
}
