import type { Plugin } from 'vite';
import { bundled } from './bundled.ts';

/** What the file is called, before its hash. */
export const PAGE_START = 'page-start';

/** Builds what a page with its first screenful begins with, which loads all other scripts. */
export function pageStart(): Plugin {
  let root = '';
  return {
    name: 'page-start',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle() {
      const source = await bundled(root, `src/early/${PAGE_START}.ts`);
      this.emitFile({ type: 'asset', name: `${PAGE_START}.js`, source });
    },
  };
}
