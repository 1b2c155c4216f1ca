import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { CACHE_FOLDER, ROOT } from '../../../shared/local/paths.ts';
import { runOrThrow } from '../../dev/programs/run-command.ts';

const JSCPD = join(ROOT, 'node_modules/jscpd/run-jscpd.js');

/** Minimum number of duplicated lines, without imports, that is reported. */
const MIN_REPORTED_LINES = 8;

const place = z.object({ name: z.string(), start: z.number(), end: z.number() });
const jscpdReport = z.object({
  duplicates: z.array(z.object({ fragment: z.string(), firstFile: place, secondFile: place })),
});

/**
 * Searches for duplicated code with the settings of .jscpd.json; duplicated imports do not count.
 * @throws ToolFailure that lists the places
 */
export async function requireNoDuplicates(): Promise<void> {
  const output = join(CACHE_FOLDER, 'duplicates');
  await runOrThrow(process.execPath, [
    JSCPD,
    '--silent',
    '--reporters',
    'json',
    '--output',
    output,
  ]);
  const report: unknown = JSON.parse(readFileSync(join(output, 'jscpd-report.json'), 'utf8'));
  const found = jscpdReport
    .parse(report)
    .duplicates.filter(({ fragment }) => countLinesOfCode(fragment) >= MIN_REPORTED_LINES)
    .map(({ firstFile, secondFile }) => `${placeOf(firstFile)} is also ${placeOf(secondFile)}`);
  if (found.length > 0) throw new ToolFailure(found.join('\n'));
}

/**
 * Number of lines of a fragment that are neither blank nor imports; the fragment may start and end
 * within one.
 */
export function countLinesOfCode(fragment: string): number {
  const code = fragment
    .replace(/^[\w\s,{}]*\bfrom\s+'[^']*';?/, '')
    .replace(/\bimport\b[^;]*(;|$)/g, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

function placeOf({ name, start, end }: z.infer<typeof place>): string {
  return `${name}:${start}-${end}`;
}
