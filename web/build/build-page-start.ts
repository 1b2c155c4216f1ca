import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

/** Name of the output file, without its hash. */
export const PAGE_START_NAME = 'page-start';

/** Builds the first script of prerendered pages, which loads all other scripts. */
export function buildPageStart(): Plugin {
  let root = '';
  return {
    name: 'page-start',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle() {
      const source = await bundleScript(root, `src/early/${PAGE_START_NAME}.ts`);
      this.emitFile({ type: 'asset', name: `${PAGE_START_NAME}.js`, source });
    },
  };
}
