import type { Plugin } from 'vite';

const AWAITED = 'init(await createHarfBuzz());';
const NOTHING = '\0nothing-of-node';

/**
 * Lets HarfBuzz load without a top-level await, and without the stand-in for Node's `module` that it
 * asks for in Node alone: with either of them in the app the bundler makes a chunk of its own of what
 * the first page needs to run. Who imports HarfBuzz waits for `ready` instead.
 */
export function harfbuzzForBrowsers(): Plugin {
  return {
    name: 'harfbuzz-for-browsers',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'module' && importer?.includes('harfbuzzjs') ? NOTHING : null;
    },
    load(id) {
      return id === NOTHING ? 'export {};' : null;
    },
    transform(code, id) {
      if (!/[\\/]harfbuzzjs[\\/]dist[\\/]index[.]mjs$/.test(id)) return null;
      if (!code.includes(AWAITED)) throw new Error('harfbuzzjs loads in another way than it did');
      return {
        code: code.replace(AWAITED, 'export const ready = createHarfBuzz().then(init);'),
        map: null,
      };
    },
  };
}
