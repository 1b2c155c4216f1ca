import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options';

/** Bundles the functions into `lib`, or into the folder that the command names. */
const outdir = resolve(import.meta.dirname, process.argv[2] ?? 'lib');
rmSync(outdir, { recursive: true, force: true });
await build({ ...bundleOptions(), entryPoints: ['src/index.ts'], outdir });
