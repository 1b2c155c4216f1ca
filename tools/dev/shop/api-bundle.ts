import { rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { context } from 'esbuild';
import { bundleOptions } from '../../../functions/bundle-options.ts';
import { invalidateBuild } from '../../release/build/build-stamp.ts';
import { ROOT } from '../../../shared/local/paths.ts';

const LIB = join(ROOT, 'functions/lib');
export const API_SOURCES = ['functions/src', 'shared/src', 'shared/locales'].map((folder) =>
  join(ROOT, folder),
);
/** Whether a changed file requires a new bundle of the API. */
export const isApiSource = (file: string) =>
  API_SOURCES.some((folder) => file.startsWith(folder + sep)) && !/[.]test[.]ts$/.test(file);
/** The program that serves the API, and the one that loads it. */
export const API_PROGRAM_PATH = join(LIB, 'serve-api.js');
export const API_HOST_PATH = join(LIB, 'api-host.js');

/**
 * Bundles the functions and the programs that serve the API into functions/lib, incrementally. The
 * functions emulator then reloads the triggers.
 */
export async function createApiBundle() {
  invalidateBuild('functions');
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
    /** Bundles again. @returns false if the sources have errors, which are printed */
    rebuild: () =>
      bundler.rebuild().then(
        () => true,
        () => false,
      ),
    dispose: () => bundler.dispose(),
  };
}
