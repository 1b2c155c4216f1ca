import type { Plugin } from 'vite';

const AWAITED = 'init(await createHarfBuzz());';
const NOTHING = '\0nothing-of-node';

/**
 * Lets HarfBuzz load without a top-level await and without the stub of Node's `module`, which it needs in
 * Node only. With either of them, the bundler splits code that the first page needs into an extra chunk.
 * Code that imports HarfBuzz awaits `ready` instead.
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
