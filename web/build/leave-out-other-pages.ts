import type { Plugin } from 'vite';

const LEFT_OUT = '\0left-out';

/**
 * Leaves lazily loaded modules out of the server build, because the server renders only the public
 * pages.
 * @param kept path endings of the modules to include
 */
export function leaveOutOtherPages(kept: readonly string[]): Plugin {
  return {
    name: 'other-pages-left-out',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (options.kind !== 'dynamic-import') return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved) return null;
      return kept.some((end) => resolved.id.endsWith(end)) ? resolved : LEFT_OUT;
    },
    load(id) {
      return id === LEFT_OUT ? 'export default () => null;' : null;
    },
  };
}
