import type { Plugin } from 'vite';

/** Firebase products that reactfire imports statically but that the shop does not use through it. */
const UNUSED = [
  'app-check',
  'database',
  'firestore',
  'functions',
  'performance',
  'remote-config',
  'storage',
];

const UNUSED_IMPORT = new RegExp(
  `import\\s*\\{([^}]*)\\}\\s*from\\s*["']firebase/(?:${UNUSED.join('|')})["'];?`,
  'g',
);

/** Converts import specifiers into a destructuring pattern: `get as a, off as o` becomes `get: a, off: o`. */
function destructured(specifiers: string): string {
  return specifiers.replace(/\s+as\s+/g, ': ');
}

/**
 * Removes reactfire's imports of unused Firebase products, which are not tree-shaken and weigh about 160 kB
 * gzip. The shop's own imports of them stay untouched.
 */
export function unusedReactfireProducts(): Plugin {
  return {
    name: 'unused-reactfire-products',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/reactfire/')) return null;
      const reduced = code.replace(
        UNUSED_IMPORT,
        (_import, specifiers: string) => `const {${destructured(specifiers)}} = {};`,
      );
      return { code: reduced, map: null };
    },
  };
}
