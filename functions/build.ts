import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import * as z from 'zod/mini';

const folder = import.meta.dirname;
/** `lib`, or another folder that is named. */
const output = resolve(folder, process.argv[2] ?? 'lib');
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * Bundles the functions. What functions/package.json lists stays outside, because
 * the deployed function installs it; all else, the contracts of @smriti/shared above all, goes in.
 */
async function bundle(): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  const source: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  await build({
    absWorkingDir: folder,
    entryPoints: ['src/index.ts'],
    outdir: output,
    bundle: true,
    splitting: true, // what is imported lazily stays a file of its own
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(manifest.parse(source).dependencies),
    sourcemap: true,
    logLevel: 'warning',
  });
}

await bundle();
