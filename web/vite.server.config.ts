import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { leaveOutOtherPages } from './build/leave-out-other-pages.ts';
import { PAGE_PARTS } from './build/page-parts.ts';

/**
 * Builds the public pages for the server, with all their dependencies, in addition to the build for browsers.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [leaveOutOtherPages(Object.values(PAGE_PARTS).flat()), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: resolve(import.meta.dirname, process.env.SMRITI_PAGES_OUT ?? 'dist-server'),
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    copyPublicDir: false,
  },
});
