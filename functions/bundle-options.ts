import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import * as z from 'zod/mini';

const folder = import.meta.dirname;
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * Options for bundling the functions. Packages in functions/package.json stay external, because the deployed
 * function installs them; all other code is bundled, including the contracts of @smriti/shared.
 */
export function bundleOptions() {
  const source: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    absWorkingDir: folder,
    bundle: true,
    splitting: true, // lazily imported modules stay separate files
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(manifest.parse(source).dependencies),
    sourcemap: true,
    logLevel: 'warning',
  } satisfies BuildOptions;
}
