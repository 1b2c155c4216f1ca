import { execFile } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { CACHE_FOLDER, ROOT } from '../../../../shared/local/paths.ts';
import { createPrintBook } from './print-book.ts';
import { createPrintPhotos } from './print-photos.ts';
import { median } from '../../../quality/figures/statistics.ts';
import { formatTable, budgetVerdict } from '../../../quality/figures/table.ts';

const PROGRAM = fileURLToPath(new URL('./print-run.ts', import.meta.url));
const COUNTS = [60, 240];
/**
 * Number of processes for each program; the programs alternate, so that other load affects both
 * alike.
 */
const PROCESSES = 3;
/** Minimum speed relative to bare pdfkit: in a new process (cold), and once everything is loaded (warm). */
const MIN_COLD_SPEED_RATIO = 0.6;
const MIN_WARM_SPEED_RATIO = 0.8;
const MAX_MEGABYTES = 512;

type Which = 'ours' | 'bare';

interface Run {
  cold: number;
  warm: number;
  peakMegabytes: number;
}

export interface PrintFigures {
  photos: number;
  pages: number;
  megabytes: number;
  ours: Run;
  bare: Run;
}

const printed = z.object({ seconds: z.array(z.number()), peakMegabytes: z.number() });

/** Bundles the program as functions are deployed: packages stay external. */
async function bundle(): Promise<string> {
  const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
  const file = await readFile(join(ROOT, 'functions/package.json'), 'utf8');
  const outfile = join(ROOT, 'functions/lib/bench/print-run.mjs');
  await build({
    entryPoints: [PROGRAM],
    outdir: join(outfile, '..'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: Object.keys(manifest.parse(JSON.parse(file)).dependencies),
    logLevel: 'warning',
  });
  return outfile;
}

async function run(program: string, which: Which, task: string): Promise<Run> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, which, task]);
  const { seconds, peakMegabytes } = printed.parse(JSON.parse(stdout));
  return { cold: seconds[0] ?? 0, warm: median(seconds.slice(1)), peakMegabytes };
}

function medianRun(runs: readonly Run[]): Run {
  const of = (field: keyof Run) => median(runs.map((one) => one[field]));
  const peakMegabytes = Math.max(...runs.map((one) => one.peakMegabytes));
  return { cold: of('cold'), warm: of('warm'), peakMegabytes };
}

async function measure(program: string, count: number): Promise<PrintFigures> {
  const photos = await createPrintPhotos(count);
  const book = createPrintBook(photos);
  const task = join(CACHE_FOLDER, 'print-photos', `task-${count}.json`);
  await writeFile(task, JSON.stringify({ book, photos }));
  const ours: Run[] = [];
  const bare: Run[] = [];
  for (let process = 0; process < PROCESSES; process += 1) {
    bare.push(await run(program, 'bare', task));
    ours.push(await run(program, 'ours', task));
  }
  const sizes = await Promise.all(photos.map(async ({ path }) => (await stat(path)).size));
  return {
    photos: count,
    pages: book.spreads.length,
    megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
    ours: medianRun(ours),
    bare: medianRun(bare),
  };
}

/**
 * Measures the rendering of print files from drawn photos and, as the baseline, bare pdfkit with the
 * same pictures.
 */
export async function measurePrintFiles(): Promise<PrintFigures[]> {
  await mkdir(join(CACHE_FOLDER, 'print-photos'), { recursive: true });
  const program = await bundle();
  const figures: PrintFigures[] = [];
  for (const count of COUNTS) figures.push(await measure(program, count));
  return figures;
}

const least = (value: number, budget: number) => (value >= budget ? 'ok' : 'less');

export function formatPrintFilesTable(figures: readonly PrintFigures[]): string {
  const rows = figures.map(({ photos, pages, megabytes, ours, bare }) => {
    const [cold, warm] = [bare.cold / ours.cold, bare.warm / ours.warm];
    return [
      `${photos} photos, ${pages} spreads, ${megabytes.toFixed(0)} MB`,
      ...[bare.cold, ours.cold].map((seconds) => `${seconds.toFixed(2)} s`),
      `${cold.toFixed(2)} ${least(cold, MIN_COLD_SPEED_RATIO)}`,
      ...[bare.warm, ours.warm].map((seconds) => `${seconds.toFixed(2)} s`),
      `${warm.toFixed(2)} ${least(warm, MIN_WARM_SPEED_RATIO)}`,
      `${bare.peakMegabytes} MB`,
      `${ours.peakMegabytes} MB ${budgetVerdict(ours.peakMegabytes, MAX_MEGABYTES)}`,
    ];
  });
  const title = `Print files beside bare pdfkit with the same pictures (at least ${MIN_COLD_SPEED_RATIO} of its speed cold, ${MIN_WARM_SPEED_RATIO} warm, ${MAX_MEGABYTES} MB)`;
  const columns = [
    'book',
    'bare, cold',
    'ours, cold',
    'part of its speed',
    'bare, warm',
    'ours, warm',
    'part of its speed',
    'bare, peak',
    'ours, peak',
  ];
  return formatTable(title, columns, rows);
}
