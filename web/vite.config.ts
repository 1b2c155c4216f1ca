import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { firebaseSettings } from './build/firebase-settings.ts';
import { harfbuzzForBrowsers } from './build/harfbuzz-for-browsers.ts';
import { neededPreloads } from './build/needed-preloads.ts';
import { pageStart } from './build/page-start.ts';
import { serviceWorker } from './build/service-worker.ts';
import { unusedComponents } from './build/unused-components.ts';
import { unusedFirebase } from './build/unused-firebase.ts';
import { webTranslations } from './build/web-translations.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    firebaseSettings(),
    unusedFirebase(),
    unusedComponents(),
    harfbuzzForBrowsers(),
    webTranslations(),
    react(),
    neededPreloads(),
    pageStart(),
    serviceWorker(),
  ],
  build: {
    outDir: resolve(import.meta.dirname, process.env.SMRITI_WEB_OUT ?? 'dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Small files stay files: the content security policy forbids data: scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs comes in one piece: it compresses better than forty small ones.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // So does what 22 and more of the others share: a page would ask for it in a dozen files,
            // one after the other. Fewer than 22, and visitors wait for what customers need.
            { name: 'common', minShareCount: 22 },
          ],
        },
      },
    },
  },
});
