import type { Plugin } from 'vite';

/** Firebase products that reactfire imports statically and this shop does not use through it. */
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

/** `get as a, off as o` as the left side of a destructuring. */
function destructured(specifiers: string): string {
  return specifiers.replace(/\s+as\s+/g, ': ');
}

/**
 * Takes out of reactfire what it imports of Firebase products that we do not use: they are not
 * tree-shaken and weigh some 160 kB gzip. Our own imports of them stay untouched.
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
