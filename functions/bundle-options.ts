import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import * as z from 'zod/mini';

const folder = import.meta.dirname;
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * How the functions are bundled. What functions/package.json lists stays outside, because
 * the deployed function installs it; all else, the contracts of @smriti/shared above all, goes in.
 */
export function bundleOptions() {
  const source: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    absWorkingDir: folder,
    bundle: true,
    splitting: true, // what is imported lazily stays a file of its own
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(manifest.parse(source).dependencies),
    sourcemap: true,
    logLevel: 'warning',
  } satisfies BuildOptions;
}
