import { rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { context } from 'esbuild';
import { bundleOptions } from '../../../functions/bundle-options.ts';
import { forgetBuild } from '../../release/build/build-stamp.ts';
import { ROOT } from '../../../shared/local/paths.ts';

const LIB = join(ROOT, 'functions/lib');
/** The folders that the API is made of. */
export const API_SOURCES = ['functions/src', 'shared/src', 'shared/locales'].map((folder) =>
  join(ROOT, folder),
);
/** Whether the API may be another when a file has changed. */
export const isApiSource = (file: string) =>
  API_SOURCES.some((folder) => file.startsWith(folder + sep)) && !/[.]test[.]ts$/.test(file);
/** The program that serves the API, and the one that loads it. */
export const API_PROGRAM = join(LIB, 'serve-api.js');
export const API_HOST = join(LIB, 'api-host.js');

/**
 * Bundles the functions into functions/lib as a build does, with the programs that serve the API, and
 * keeps what the next bundle can use again. The emulator of the functions loads the triggers anew.
 */
export async function createApiBundle() {
  forgetBuild('functions');
  rmSync(LIB, { recursive: true, force: true });
  const bundler = await context({
    ...bundleOptions(),
    entryPoints: {
      index: join(ROOT, 'functions/src/index.ts'),
      'serve-api': join(import.meta.dirname, 'serve-api.ts'),
      'api-host': join(import.meta.dirname, 'api-host.ts'),
    },
    outdir: LIB,
  });
  return {
    /** Bundles anew. @returns whether the sources could be bundled; if not, what is wrong was printed */
    rebuild: () =>
      bundler.rebuild().then(
        () => true,
        () => false,
      ),
    dispose: () => bundler.dispose(),
  };
}
