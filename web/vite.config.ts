import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { harfbuzzForBrowsers } from './build/harfbuzz-for-browsers.ts';
import { pageStart } from './build/page-start.ts';
import { serviceWorker } from './build/service-worker.ts';
import { unusedReactfireProducts } from './build/unused-reactfire-products.ts';
import { unusedRouterParts } from './build/unused-router-parts.ts';
import { webTranslations } from './build/web-translations.ts';

/** Whether a script of the build is the one that every page begins with. */
const isFirst = (file: string) => /^assets[/](index|first)-/.test(file);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    unusedReactfireProducts(),
    unusedRouterParts(),
    harfbuzzForBrowsers(),
    webTranslations(),
    react(),
    pageStart(),
    serviceWorker(),
  ],
  build: {
    outDir: resolve(import.meta.dirname, process.env.SMRITI_WEB_OUT ?? 'dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: {
      // Browsers that have what the target asks for preload modules by themselves.
      polyfill: false,
      // The first page's script would carry the names of all that the pages after it need; public
      // pages name their own scripts (web/build/page-parts.ts).
      resolveDependencies: (_file, needed, { hostId }) => (isFirst(hostId) ? [] : needed),
    },
    // Small files stay files: the content security policy forbids data: scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What the first page needs comes in one piece: it compresses better than forty small ones.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
