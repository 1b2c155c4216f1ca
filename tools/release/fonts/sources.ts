import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../shared/local/paths.ts';
import type { Cut } from './families.ts';

/** A file of an installed font. */
export function readSource(family: { package: string }, file: string): Promise<Buffer> {
  return readFile(join(ROOT, 'node_modules', '@fontsource-variable', family.package, file));
}

/** The characters that a cut keeps. */
export function textOf(cut: Pick<Cut, 'ranges'>): string {
  const codePoints = cut.ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return String.fromCodePoint(...codePoints);
}
