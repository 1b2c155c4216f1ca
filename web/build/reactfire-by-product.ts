import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The sources in reactfire's package: one module for each Firebase product. */
const SOURCES = new URL('../src/index.ts', import.meta.resolve('reactfire'));

/**
 * Bundles reactfire from the sources in its package. Its own bundle imports Realtime Database, Firestore,
 * Functions, Remote Config and Storage statically: 180 kB gzip for everybody who uses one of its hooks.
 */
export function reactfireByProduct(): Plugin {
  return {
    name: 'reactfire-by-product',
    apply: 'build',
    config: () => ({
      resolve: { alias: [{ find: /^reactfire$/, replacement: fileURLToPath(SOURCES) }] },
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
