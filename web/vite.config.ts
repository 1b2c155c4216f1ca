import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { requireFirebaseSettings } from './build/require-firebase-settings.ts';
import { adaptHarfbuzzForBrowsers } from './build/adapt-harfbuzz-for-browsers.ts';
import { trimPreloadLists } from './build/trim-preload-lists.ts';
import { buildPageStart } from './build/build-page-start.ts';
import { buildServiceWorker } from './build/build-service-worker.ts';
import { dropUnusedComponents } from './build/drop-unused-components.ts';
import { dropUnusedFirebase } from './build/drop-unused-firebase.ts';
import { splitTranslations } from './build/split-translations.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    requireFirebaseSettings(),
    dropUnusedFirebase(),
    dropUnusedComponents(),
    adaptHarfbuzzForBrowsers(),
    splitTranslations(),
    react(),
    trimPreloadLists(),
    buildPageStart(),
    buildServiceWorker(),
  ],
  // Module workers load code lazily.
  worker: { format: 'es' },
  build: {
    outDir: resolve(import.meta.dirname, process.env.SMRITI_WEB_OUT ?? 'dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // No small file is inlined, because the content security policy forbids data: scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The initial code is one chunk, which compresses better than many small ones.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // Code that at least 31 lazily loaded chunks share is one chunk, so that a page does not
            // load it in a dozen files. A smaller number would add code that visitors do not need.
            { name: 'common', minShareCount: 31 },
          ],
        },
      },
    },
  },
});
