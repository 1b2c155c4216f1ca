import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../shared/local/paths.ts';
import type { FontCut } from './families.ts';

export function readFontFile(family: { package: string }, file: string): Promise<Buffer> {
  return readFile(join(ROOT, 'node_modules', '@fontsource-variable', family.package, file));
}

/** The characters of a cut's code points, as text. */
export function fontCutCharacters(cut: Pick<FontCut, 'ranges'>): string {
  const codePoints = cut.ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return String.fromCodePoint(...codePoints);
}
