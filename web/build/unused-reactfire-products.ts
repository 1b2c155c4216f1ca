import type { Plugin } from 'vite';

/** Firebase products that reactfire imports statically and this shop does not use. */
const UNUSED = [
  'firebase/analytics',
  'firebase/app-check',
  'firebase/database',
  'firebase/firestore',
  'firebase/functions',
  'firebase/performance',
  'firebase/remote-config',
  'firebase/storage',
];

const EMPTY = '\0unused-firebase-product';

/**
 * Gives reactfire an empty module for each Firebase product that it imports and we do not use:
 * they are not tree-shaken and weigh some 160 kB gzip. Our own imports of them stay untouched.
 */
export function unusedReactfireProducts(): Plugin {
  return {
    name: 'unused-reactfire-products',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isReactfire = importer?.includes('/node_modules/reactfire/') ?? false;
      return isReactfire && UNUSED.includes(source) ? { id: EMPTY, syntheticNamedExports: true } : null;
    },
    load(id) {
      return id === EMPTY ? 'export default {};' : null;
    },
  };
}
