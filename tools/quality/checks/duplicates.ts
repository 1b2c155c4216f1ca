import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { CACHE, ROOT } from '../../../shared/local/paths.ts';
import { run } from '../../dev/programs/run-command.ts';

const JSCPD = join(ROOT, 'node_modules/jscpd/bin/jscpd');

/** Lines of code, beside imports, from which on it is worth having them once. */
const WORTH_MENDING = 8;

const place = z.object({ name: z.string(), start: z.number(), end: z.number() });
const jscpdReport = z.object({
  duplicates: z.array(z.object({ fragment: z.string(), firstFile: place, secondFile: place })),
});

/**
 * Looks for code that stands in two places (.jscpd.json says where and from what length on). Two
 * files that import the same things are none.
 * @throws ToolFailure that lists the places
 */
export async function requireNoDuplicates(): Promise<void> {
  const output = join(CACHE, 'duplicates');
  await run(process.execPath, [JSCPD, '--silent', '--reporters', 'json', '--output', output]);
  const report: unknown = JSON.parse(readFileSync(join(output, 'jscpd-report.json'), 'utf8'));
  const found = jscpdReport
    .parse(report)
    .duplicates.filter(({ fragment }) => linesOfCode(fragment) >= WORTH_MENDING)
    .map(({ firstFile, secondFile }) => `${placeOf(firstFile)} is also ${placeOf(secondFile)}`);
  if (found.length > 0) throw new ToolFailure(found.join('\n'));
}

/** How many lines of a fragment, which may begin and end anywhere, are neither blank nor imports. */
export function linesOfCode(fragment: string): number {
  const code = fragment
    .replace(/^[\w\s,{}]*\bfrom\s+'[^']*';?/, '')
    .replace(/\bimport\b[^;]*(;|$)/g, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

function placeOf({ name, start, end }: z.infer<typeof place>): string {
  return `${name}:${start}-${end}`;
}
