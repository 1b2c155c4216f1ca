import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, type Plugin } from 'vite';

/** Source of the reactfire package, which has one module for each Firebase product. */
const REACTFIRE = fileURLToPath(new URL('../src/index.ts', import.meta.resolve('reactfire')));
const RE2JS_STUB = resolve(import.meta.dirname, 're2js-stub.ts');

/**
 * Drops unused parts of Firebase from the bundle. reactfire's published bundle imports Realtime
 * Database, Firestore, Functions, Remote Config and Storage statically: 180 kB gzip for a page that
 * uses one hook. Firestore includes a regular expression engine (45 kB) for pipelines, which the
 * shop does not use.
 */
export function dropUnusedFirebase(): Plugin {
  return {
    name: 'unused-firebase',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^reactfire$/, replacement: REACTFIRE },
          { find: /^re2js$/, replacement: RE2JS_STUB },
        ],
        // The ES2015 build of RxJS has no helpers for older browsers.
        conditions: ['es2015', ...defaultClientConditions],
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
